/** Covers with their own compositions of slots about fruit and palms, by game ID. */
import { area, circle, line, num, place, repeat, star } from '../draw.ts'
import { caption } from './caption.ts'
import type { Flagship } from './flagship.ts'
import { backdrop } from './reels-parts.ts'

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
  const durian = area(star(0, 26, 26, 150, 122), '#3f5c16') + circle(0, 26, 128, '#5f7f22') + thorns
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
    // Mount Apo, and the king's court of smaller durians.
    (at.wide
      ? area('M-10 226L44 178L74 186L112 148L136 160L152 150L206 196L290 236V280H-10Z', '#8a4fd0') +
        area('M112 148L136 160L152 150L206 196L290 236V280H150L126 210Z', '#6a32b0') +
        area('M-10 232Q240 208 490 232V280H-10Z', '#3a1478') +
        [
          [34, 240, 0.26, -10],
          [196, 244, 0.25, 12],
          [90, 248, 0.28, 4],
          [146, 250, 0.27, -6],
        ]
          .map(([dx = 0, dy = 0, size, turn]) =>
            place(line('M0 -100V-140', '#5a3a1c', 26) + durian, dx, dy - 8, size, turn),
          )
          .join('')
      : '') +
    place(durian, x, y, at.wide ? 0.86 : 1) +
    place(crown, x, at.wide ? y - 60 : y - 66, at.wide ? 0.66 : 0.72) +
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
  '50263': kingOfDavao,
}
