/** Covers with their own compositions of slots about fruit and palms, by game ID. */
import { area, box, circle, line, num, oval, place, repeat, star } from '../draw.ts'
import { caption } from './caption.ts'
import { beach, swell } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop, bunting, subject } from './reels-parts.ts'
import { cloudySky, seaHorizon } from './settings.ts'

/** A slice of a melon on a stick, with a bite taken from it. */
const summerSlice: Flagship = (at, write) => {
  const ground = '#57bff0'
  const slice =
    line('M0 70V150', '#f2d8a4', 24) +
    area('M0 -112L112 62Q0 112 -112 62Z', '#2f8f47') +
    area('M0 -112L103 48Q0 96 -103 48Z', '#eafbd0') +
    area('M0 -112L95 36Q0 80 -95 36Z', '#f2485a') +
    area('M0 -112L95 36Q60 52 20 56Q30 -20 0 -112Z', '#c92a48', { opacity: 0.5 }) +
    [
      [-10, -44, 6],
      [18, -26, -14],
      [-34, -4, 16],
      [4, 6, 0],
      [46, 18, -24],
      [-62, 24, 22],
      [-14, 42, 6],
    ]
      .map(([x = 0, y = 0, turn = 0]) => oval(x, y, 6.5, 11, '#2a0f14', turn))
      .join('') +
    [
      [14, -106, 24],
      [46, -78, 26],
      [-12, -112, 16],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, ground))
      .join('')
  return (
    seaHorizon(at, ['#2fa8e8', '#8fdcf8', '#fff0c0'], ['#2fc8d0', '#0f86a8']) +
    subject(at, slice, at.wide ? 1.02 : 1.06, 12) +
    swell(at, 200, ['#4fd0dc', '#18a0b8', '#0a6a90']) +
    (at.wide
      ? caption(at, write, { paint: 'block', bend: 'straight', weight: 0.25 })
      : caption(at, write, { paint: 'block', bend: 'straight', weight: 0.25 }))
  )
}

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

/** A mask carved from a coconut, with fire behind its eyes and palm leaves as a crown. */
const cocoLoco: Flagship = (at, write) => {
  const [x, y] = at.wide ? [352, 132] : [150, 106]
  const leaf = (turn: number, long: number): string =>
    place(
      area(`M0 0C-34 -40 -26 ${-long + 30} 0 ${-long}C26 ${-long + 30} 34 -40 0 0Z`, '#0c5a4a') +
        area(`M0 0C-28 -40 -20 ${-long + 34} 0 ${-long + 8}C6 ${-long + 34} 8 -40 0 0Z`, '#3fbf6a') +
        line(`M0 -10V${-long + 20}`, '#0c5a4a', 4),
      0,
      -50,
      1,
      turn,
    )
  const half = (side: number): string =>
    `<g transform="scale(${side} 1)">${
      area('M12 2L26 -24L84 -34L78 4L44 24L18 18Z', '#2a0f0a') +
      area('M22 4L32 -14L76 -24L70 0L42 16Z', '#ff8a1c') +
      area('M32 4L38 -8L66 -14L62 -2L44 8Z', '#fff0a0') +
      area('M2 -14L22 -42L96 -58L90 -38L30 -24L8 6Z', '#c98246', { stroke: '#2a0f0a', 'stroke-width': 5 }) +
      line('M58 34C74 40 84 34 90 18M54 48C74 56 90 48 98 28', '#f0d09a', 6)
    }</g>`
  const mask =
    [-96, -66, -36, 36, 66, 96].map((turn, i) => leaf(turn, [112, 120, 104][i % 3] ?? 110)).join('') +
    leaf(-14, 112) +
    leaf(14, 112) +
    area(
      'M-104 -20C-104 -84 -56 -104 0 -104C56 -104 104 -84 104 -20C104 60 70 130 0 150C-70 130 -104 60 -104 -20Z',
      '#2a0f0a',
    ) +
    area('M-96 -20C-96 -78 -52 -96 0 -96C52 -96 96 -78 96 -20C96 56 64 122 0 142C-64 122 -96 56 -96 -20Z', '#8a4a26') +
    area('M20 -95C62 -92 96 -70 96 -20C96 56 64 122 0 142C50 90 60 -20 20 -95Z', '#5f2d18') +
    line('M-90 -10C-92 -60 -60 -86 -16 -90', '#e8a860', 6) +
    area('M-16 -88L0 -44L16 -88ZM-46 -80L-34 -56L-22 -84ZM46 -80L34 -56L22 -84Z', '#f0d09a') +
    half(1) +
    half(-1) +
    area('M-16 10L0 -14L16 10L24 44H-24Z', '#c98246', { stroke: '#2a0f0a', 'stroke-width': 5 }) +
    area('M-58 62Q0 48 58 62L44 112Q0 126 -44 112Z', '#2a0f0a') +
    area(
      'M-50 66L-40 88L-28 63L-14 88L0 62L14 88L28 63L40 88L50 66ZM-40 110L-30 94L-18 115L0 94L18 115L30 94L40 110Z',
      '#fff0d2',
    )
  return (
    backdrop(at, '#0f8f9a') +
    circle(x, y, 210, '#23b0b4') +
    circle(x, y, 134, '#ffb52e', { opacity: 0.45 }) +
    place(mask, x, y, 0.94) +
    caption(
      at,
      write,
      { paint: 'block', bend: 'straight', weight: 0.27 },
      { x: 16, y: 204, width: 268, height: 88 },
      { width: 180 },
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
  '50259': cocoLoco,
  '50263': kingOfDavao,
  '50274': summerSlice,
}
