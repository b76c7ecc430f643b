/** Covers with their own compositions of slots about fruit and palms, by game ID. */
import { area, box, circle, line, num, oval, place, repeat, star } from '../draw.ts'
import { caption } from './caption.ts'
import { beach } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop, bunting, subject } from './reels-parts.ts'
import { cloudySky } from './settings.ts'

/** A pineapple in sunglasses, under the flags of a feast. */
const pinyaFiesta: Flagship = (at, write) => {
  const leaf = 'M-18 0C-26 -44 -8 -84 0 -104C8 -84 26 -44 18 0Z'
  const fruit =
    [-64, 64, -36, 36, 0]
      .map((turn, i) => place(area(leaf, i % 2 === 0 ? '#2f9e4f' : '#6acb5a'), turn * 0.4, -26, 0.9, turn))
      .join('') +
    oval(0, 72, 96, 112, '#ffb62e') +
    area('M20 -38C70 -24 96 24 96 72C96 130 60 184 0 184C50 140 60 30 20 -38Z', '#d9800f', { opacity: 0.55 }) +
    line('M-80 20L20 150M-60 -10L70 150M-20 -36L96 100M20 -36L-96 100M60 -10L-70 150M80 20L-20 150', '#c9780f', 5) +
    line('M-70 30H70', '#2a1440', 11) +
    box(-74, 16, 66, 46, '#2a1440', 20) +
    box(8, 16, 66, 46, '#2a1440', 20) +
    line('M-58 44L-40 24M24 44L42 24', '#5fd8e8', 8)
  return (
    cloudySky(at, ['#ff5f7a', '#ff9a7a', '#ffe0a8'], 0.6) +
    bunting(at, at.wide ? 6 : 2, ['#ffe066', '#3fc4d8', '#fff3dc', '#8a4fd0']) +
    subject(at, fruit, at.wide ? 0.92 : 1) +
    beach(at, 204, ['#fff0c0', '#ffd88a', '#e8a04a']) +
    caption(
      at,
      write,
      { paint: 'block', bend: 'straight', weight: 0.25 },
      { style: { paint: 'plain', bend: 'straight', weight: 0.27 } },
    )
  )
}

/** A durian as a king: a crown, an ermine collar, and a sash with the name across its thorns. */
const kingOfDavao: Flagship = (at, write) => {
  const [x, y] = at.wide ? [352, 140] : [150, 150]
  const rows = [
    [-62, 4],
    [-22, 5],
    [18, 6],
    [58, 6],
    [98, 5],
  ]
  const thorns = rows
    .map(([row = 0, count = 0]) =>
      repeat(count, (i) => {
        const tx = (i - (count - 1) / 2) * 42
        return (
          area(
            `M${num(tx - 25)} ${row + 18}L${num(tx + tx * 0.12)} ${row - 30}L${num(tx + 25)} ${row + 18}L${num(tx)} ${row + 34}Z`,
            '#3f5c16',
          ) +
          area(`M${num(tx - 22)} ${row + 16}L${num(tx + tx * 0.12)} ${row - 26}L${num(tx)} ${row + 30}Z`, '#c6dc5a') +
          area(`M${num(tx + 22)} ${row + 16}L${num(tx + tx * 0.12)} ${row - 26}L${num(tx)} ${row + 30}Z`, '#86a52e')
        )
      }),
    )
    .join('')
  const crown =
    area('M-92 0L-112 -84L-56 -44L0 -104L56 -44L112 -84L92 0Q0 26 -92 0Z', '#ffc53d', {
      stroke: '#4a1a06',
      'stroke-width': 7,
    }) +
    area('M0 -104L56 -44L112 -84L92 0Q46 14 0 13Z', '#d98a1c') +
    area('M-94 -6Q0 22 94 -6L90 20Q0 46 -90 20Z', '#ffe08a', { stroke: '#4a1a06', 'stroke-width': 5 }) +
    area(star(0, -28, 2, 24, 16), '#e8234a') +
    [-112, 0, 112].map((cx, i) => circle(cx, i === 1 ? -108 : -88, 12, '#fff0b0')).join('') +
    [-56, 56].map((cx) => circle(cx, 20, 8, '#27a4c4')).join('') +
    circle(0, 27, 9, '#e8234a')
  return (
    backdrop(at, '#5a22a8') +
    circle(x, y, 220, '#7a3fc8') +
    circle(x, y, 150, '#ffcf4a', { opacity: 0.22 }) +
    place(
      area(star(0, 26, 26, 150, 122), '#3f5c16') + circle(0, 26, 128, '#5f7f22') + thorns,
      x,
      y,
      at.wide ? 0.86 : 1,
    ) +
    place(crown, x, at.wide ? y - 66 : y - 74, at.wide ? 0.66 : 0.72) +
    (at.wide
      ? ''
      : area('M-10 204L310 172V262L-10 294Z', '#1d0838', { opacity: 0.5 }) +
        area('M-10 196L310 164V252L-10 284Z', '#b01434') +
        line('M-10 202L310 170M-10 278L310 246', '#ffcf4a', 5)) +
    caption(
      at,
      write,
      { paint: 'block', bend: 'straight', weight: 0.25 },
      { x: 14, y: 184, width: 272, height: 80, turn: -5.7 },
      { width: 190 },
    )
  )
}

export const harvestReelFlagships: { readonly [gameId: string]: Flagship } = {
  '50253': pinyaFiesta,
  '50263': kingOfDavao,
}
