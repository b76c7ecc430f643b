/** Covers with their own compositions of slots about fruit and palms, by game ID. */
import { area, circle, line, num, oval, place, repeat, star } from '../draw.ts'
import { caption } from './caption.ts'
import type { Flagship } from './flagship.ts'
import { backdrop } from './reels-parts.ts'
import { halo, lit } from './volume.ts'

/** A durian as a king: a crown, an ermine collar, and a sash with the name across its thorns. */
const kingOfDavao: Flagship = (at, write) => {
  const [x, y] = at.wide ? [348, 142] : [150, 124]
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
  const eye = (side: number): string =>
    place(
      oval(0, 0, 29, 33, '#2f3c10') +
        oval(0, 0, 25, 29, '#fffdf0') +
        oval(side * -4, 4, 15, 19, '#3a1a08') +
        circle(side * -4 - 6, -4, 7, '#fff') +
        area('M-30 -14C-18 -40 22 -40 32 -8C16 -22 -10 -24 -30 -14Z', '#5f7f22', {
          transform: side < 0 ? 'scale(-1 1)' : '',
        }),
      side * 46,
      14,
    )
  const face =
    oval(0, 48, 112, 66, '#d8ea78', 0, { opacity: 0.34 }) +
    eye(-1) +
    eye(1) +
    area('M-58 62Q0 84 58 62C56 104 30 120 0 120C-30 120 -56 104 -58 62Z', '#3a1408') +
    area('M-50 70Q0 88 50 70L47 80Q0 98 -47 80Z', '#fffdf0') +
    area('M-30 108Q0 86 30 108Q16 120 0 120T-30 108Z', '#ff6a5a') +
    [-1, 1].map((side) => oval(side * 88, 58, 15, 10, '#ff9a5a', 0, { opacity: 0.6 })).join('')
  // Half of a fruit with its flesh.
  const half =
    area(star(0, 0, 16, 74, 54), '#3f5c16') +
    circle(0, 0, 54, '#8aa832') +
    circle(0, 0, 48, '#fff6d0') +
    area('M-6 -38C-40 -40 -44 10 -30 32C-16 42 -4 30 -6 4ZM8 -36C40 -34 42 10 30 30C18 40 6 28 8 4Z', '#ffb82e', {
      stroke: '#c8780f',
      'stroke-width': 4,
    }) +
    line('M-16 -30C-30 -24 -34 -6 -31 8M14 -30C22 -28 28 -20 30 -12', '#fff8c0', 5)
  const tree = (tx: number, base: number, size: number): string =>
    place(
      line('M0 0V-70M0 -50L-26 -84M0 -44L28 -80', '#4a2434', 13) +
        [
          [-44, -96, 40],
          [44, -92, 38],
          [0, -124, 46],
          [0, -86, 38],
        ]
          .map(([cx = 0, cy = 0, r = 0]) => circle(cx, cy, r, '#1f6a4a') + circle(cx - 8, cy - 9, r * 0.72, '#3f9a54'))
          .join('') +
        [-42, -6, 34].map((dx, i) => place(durian, dx, -58 - (i % 2) * 10, 0.12)).join(''),
      tx,
      base,
      size,
    )
  const feet = at.wide ? 236 : 210
  return (
    lit('dusk', ['#4a1f9a', '#b8489a', '#ff9a5a', '#ffd27a'], [0, 1]) +
    lit('grass', ['#a8c83f', '#4a8a3a', '#1f4a34'], [0, 1]) +
    halo('sun', '#fff0a8') +
    lit('cape', ['#ff5a6a', '#b01434', '#5a0824'], [0.6, 1]) +
    backdrop(at, 'url(#dusk)') +
    circle(x - 60, y - 40, 230, 'url(#sun)') +
    // Mount Apo and the orchard.
    area(
      `M-60 ${feet}L${x - 250} 150L${x - 214} 96L${x - 196} 106L${x - 178} 92L${x - 90} 190L${x + 20} ${feet}Z`,
      '#8a4fb0',
    ) +
    area(`M${x - 178} 92L${x - 90} 190L${x + 20} ${feet}H${x - 150}L${x - 176} 150L${x - 196} 106Z`, '#6a3598') +
    area(
      `M${x - 226} 116L${x - 214} 96L${x - 196} 106L${x - 178} 92L${x - 160} 112L${x - 178} 120L${x - 196} 114Z`,
      '#ffe0d0',
    ) +
    area(`M-10 ${feet - 16}Q${at.width * 0.4} ${feet - 44} ${at.width + 10} ${feet - 14}V310H-10Z`, 'url(#grass)') +
    (at.wide
      ? tree(34, 216, 0.86) + tree(118, 212, 0.6) + tree(212, 214, 0.76) + tree(468, 214, 0.9)
      : tree(18, 190, 0.9) + tree(290, 190, 0.9)) +
    // The cape of the king, behind it.
    area(
      `M${x - 84} ${y + 10}C${x - 140} ${y + 60} ${x - 150} ${y + 120} ${x - 160} 320H${x + 160}C${x + 150} ${y + 120} ${x + 140} ${y + 60} ${x + 84} ${y + 10}Z`,
      'url(#cape)',
    ) +
    oval(x, feet + 26, 120, 14, '#1f3a1c', 0, { opacity: 0.5 }) +
    place(durian + (at.wide ? face : place(face, 0, -20)), x, y, at.wide ? 0.86 : 0.88) +
    place(crown, x, at.wide ? y - 72 : y - 76, at.wide ? 0.62 : 0.56) +
    (at.wide
      ? place(half, 40, 240, 0.76, -12) +
        place(durian, 104, 252, 0.27, 8) +
        place(half, 168, 258, 0.5, 16) +
        place(durian, 222, 256, 0.24, -8) +
        place(durian, 462, 256, 0.26, 10)
      : area('M-10 226L310 194V274L-10 306Z', '#1d0838', { opacity: 0.5 }) +
        area('M-10 218L310 186V266L-10 298Z', '#b01434') +
        line('M-10 224L310 192M-10 292L310 260', '#ffcf4a', 5)) +
    caption(
      at,
      write,
      { paint: 'block', bend: 'straight', weight: 0.25 },
      { x: 14, y: 202, width: 272, height: 78, turn: -5.7 },
      { x: 24, y: 58, width: 204, height: 140 },
    )
  )
}

export const harvestReelFlagships: { readonly [gameId: string]: Flagship } = {
  '50263': kingOfDavao,
}
