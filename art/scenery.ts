/**
 * What is far behind the subject of a banner, between the subject and the texts. A wide card of a desktop shows it
 * beside the texts; a phone shows it behind them, so it is dim enough for white letters.
 */
import { area, around, box, circle, line, oval, place, repeat, star } from './draw.ts'
import type { SubjectCanvas } from './canvas.ts'
import { suit } from './families/cards.ts'
import { face } from './families/felt.ts'
import { corals, minnow, turtle } from './families/reef.ts'
import type { Palette } from './palettes.ts'

/** The scenery in units of the height 240, from the left edge. Images whose subject is in the middle have none. */
function distant(at: SubjectCanvas, opacity: number, content: string): string {
  if (at.x < at.width * 0.6) return ''
  const size = at.height / 240
  return `<g opacity="${opacity}">${place(content, at.width / 2 - 360 * size, 0, size)}</g>`
}

/** Chips of one color in a stack on the ground. */
export const chipStack = (x: number, ground: number, count: number, color: string, p: Palette): string =>
  repeat(count, (i) => {
    const y = ground - 6 - i * 11
    return (
      area(`M${x - 26} ${y}v9a26 9 0 0 0 52 0v-9Z`, p.ink) +
      area(`M${x - 26} ${y}v6a26 9 0 0 0 52 0v-6Z`, color) +
      [-15, 0, 15].map((dx) => box(x + dx - 4, y + (dx === 0 ? 8 : 6), 8, 6, p.pale)).join('')
    )
  }) +
  oval(x, ground - 6 - (count - 1) * 11, 26, 9, color) +
  oval(x, ground - 6 - (count - 1) * 11, 16, 5, p.pale)

/** A big wheel behind a table with stacks of chips. */
export function casinoFloor(at: SubjectCanvas, p: Palette): string {
  const wheel =
    circle(0, 0, 118, p.main) +
    circle(0, 0, 108, p.ink) +
    around(20, 100)
      .map(({ x, y, angle }, i) => place(box(-14, -14, 28, 28, i % 2 === 0 ? p.accent : p.shade, 3), x, y, 1, angle))
      .join('') +
    circle(0, 0, 84, p.main) +
    circle(0, 0, 76, p.shade) +
    area(star(0, 0, 4, 62, 12), p.glow) +
    circle(0, 0, 15, p.pale)
  return distant(
    at,
    0.4,
    place(wheel, 410, 168) +
      area('M-40 196Q360 162 760 196V240H-40Z', p.ink) +
      line('M-40 196Q360 162 760 196', p.main, 4) +
      chipStack(262, 196, 3, p.mate, p) +
      chipStack(318, 200, 5, p.accent, p) +
      chipStack(486, 200, 6, p.main, p) +
      chipStack(540, 202, 2, p.mate, p),
  )
}

/** Cards on a table, in an arc, as they are dealt, and large suits above them. */
export function dealtCards(at: SubjectCanvas, p: Palette): string {
  const hand = (['10', 'Q', 'K'] as const).map((rank, i) =>
    face(p, 262 + i * 98, [150, 132, 138][i] ?? 0, i === 1 ? 'diamond' : 'club', rank, -14 + i * 12),
  )
  return distant(
    at,
    0.34,
    suit('heart', 214, 84, 1.9, p.main) +
      suit('spade', 312, 60, 1.9, p.main) +
      suit('diamond', 410, 60, 1.9, p.main) +
      suit('club', 500, 78, 1.9, p.main) +
      hand.join('') +
      area('M-40 206Q360 176 760 206V240H-40Z', p.ink),
  )
}

/** The bottom of the sea: corals, weeds, a turtle and a shoal. */
export function seaFloor(at: SubjectCanvas, p: Palette): string {
  const weed = (x: number, height: number): string =>
    line(`M${x} 230q-14 -${height / 4} 0 -${height / 2}t0 -${height / 2}`, p.mate, 9) +
    line(`M${x + 18} 230q12 -${height / 5} 0 -${height / 3}t2 -${height / 3}`, p.main, 8)
  const shoal = [
    [262, 62],
    [300, 46],
    [306, 78],
    [342, 60],
    [346, 92],
    [382, 76],
  ]
    .map(([x = 0, y = 0]) => minnow(x, y, 0.62, p.glow, p))
    .join('')
  return distant(
    at,
    0.46,
    shoal +
      place(turtle, 408, 124, 0.4, -8) +
      weed(236, 90) +
      weed(470, 76) +
      place(corals, 268, 126, 0.66) +
      area('M-40 226Q160 204 360 222T760 216V240H-40Z', p.ink),
  )
}

/** A stadium in the evening: seats in rows, masts with lamps, and flags. */
export function stadium(at: SubjectCanvas, p: Palette): string {
  const mast = (x: number): string =>
    line(`M${x} 150V66`, p.pale, 5) +
    area(`M${x - 30} 58L${x - 150} 200H${x + 150}L${x + 30} 58Z`, p.glow, { opacity: 0.14 }) +
    box(x - 32, 44, 64, 30, p.ink, 5) +
    repeat(8, (i) => circle(x - 22 + (i % 4) * 15, 52 + Math.floor(i / 4) * 14, 5, p.pale))
  const seats = repeat(4, (row) =>
    repeat(26 - row, (i) =>
      circle(
        196 + row * 5 + i * 15,
        94 + row * 13 + 0.0005 * (row * 5 + i * 15 - 194) ** 2,
        5,
        [p.accent, p.pale, p.main, p.mate][(i * 5 + row * 3) % 4] ?? p.main,
      ),
    ),
  )
  return distant(
    at,
    0.42,
    mast(232) +
      mast(512) +
      area('M180 104Q390 62 606 104V156H180Z', p.ink) +
      seats +
      box(150, 148, 480, 12, p.pale) +
      repeat(12, (i) => box(150 + i * 40, 148, 20, 12, p.accent)) +
      repeat(
        3,
        (i) =>
          line(`M${330 + i * 44} 76V${40 + (i % 2) * 6}`, p.pale, 3) +
          area(`M${330 + i * 44} ${40 + (i % 2) * 6}l26 8l-26 8Z`, [p.main, p.accent, p.glow][i] ?? p.main),
      ),
  )
}

/** Cut paper on two strings, as in the streets on a feast, each with a moon, a star or a sun. */
export function cutPaper(at: SubjectCanvas, p: Palette): string {
  const sheet = (x: number, y: number, turn: number, color: string, i: number): string =>
    place(
      area('M-32 0H32V62L24 72L16 62L8 72L0 62L-8 72L-16 62L-24 72L-32 62Z', color) +
        box(-24, 8, 48, 4, p.deep) +
        [
          circle(0, 36, 15, p.deep) + circle(7, 32, 13, color),
          area(star(0, 36, 5, 18, 8), p.deep),
          area(star(0, 36, 8, 18, 11), p.deep) + circle(0, 36, 6, color),
        ][i % 3],
      x,
      y,
      1,
      turn,
    )
  const row = (y: number, sag: number, from: number): string =>
    line(`M-20 ${y}Q360 ${y + sag * 2} 740 ${y}`, p.pale, 2) +
    repeat(5, (i) => {
      const x = from + i * 82
      const t = (x + 20) / 760
      return sheet(
        x,
        y + 4 * sag * t * (1 - t),
        sag * 0.24 * (1 - 2 * t),
        [p.accent, p.mate, p.main, p.pale][(i + (y > 60 ? 2 : 0)) % 4] ?? p.main,
        i + (y > 60 ? 1 : 0),
      )
    })
  return distant(at, 0.4, row(28, 20, 178) + row(118, 20, 214))
}
