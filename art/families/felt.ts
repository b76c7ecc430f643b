/** What lies on the tables of a casino. */
import { area, around, box, circle, line, num, oval, place, repeat, star } from '../draw.ts'
import { numeral } from '../numerals.ts'
import type { Palette } from '../palettes.ts'
import { suit, suitRed } from './cards.ts'

export const face = (
  p: Palette,
  x: number,
  y: number,
  kind: 'spade' | 'heart' | 'diamond' | 'club',
  rank: string,
  turn: number,
): string => {
  const color = kind === 'heart' || kind === 'diamond' ? suitRed : p.ink
  return place(
    box(-35, -48, 76, 104, p.ink, 10, { opacity: 0.4 }) +
      box(-38, -52, 76, 104, p.pale, 10) +
      numeral(rank, 0, -22, 32, color) +
      suit(kind, 0, 24, 1.8, color),
    x,
    y,
    1,
    turn,
  )
}

export const tables = {
  roulette: (p: Palette): string =>
    circle(3, 8, 98, p.ink, { opacity: 0.45 }) +
    circle(0, 0, 98, p.shade) +
    circle(0, 0, 90, p.deep) +
    around(18, 76, 0)
      .map(({ x, y, angle }, i) =>
        place(
          box(-13, -13, 26, 26, i % 2 === 0 ? p.accent : p.ink, 3) +
            (i % 3 === 0
              ? numeral(String((i * 7) % 36), 0, 0, 13, i % 2 === 0 ? p.ink : p.pale)
              : circle(0, 0, 3, i % 2 === 0 ? p.ink : p.pale)),
          x,
          y,
          1,
          angle + 90,
        ),
      )
      .join('') +
    circle(0, 0, 60, p.main) +
    circle(0, 0, 52, p.shade) +
    around(8, 44)
      .map(({ x, y }) => line(`M0 0L${num(x)} ${num(y)}`, p.main, 5))
      .join('') +
    circle(0, 0, 20, p.glow) +
    area(star(0, 0, 4, 40, 9), p.glow) +
    circle(0, 0, 9, p.pale) +
    circle(44, -46, 9, '#fff'),
  sicbo: (p: Palette): string => {
    const cube = (x: number, y: number, color: string, pips: number): string =>
      place(
        area('M0 -44L40 -24L0 -4L-40 -24Z', p.pale) +
          area('M-40 -24L0 -4V44L-40 22Z', color) +
          area('M40 -24L0 -4V44L40 22Z', p.shade) +
          oval(0, -24, 9, 5, p.accent) +
          repeat(pips, (i) =>
            oval(-20 + (i % 2 === 0 ? -8 : 8), 6 + Math.floor(i / 2) * 14 + (i % 2) * 8, 4.5, 6, p.pale),
          ) +
          oval(14, 14, 4.5, 6, p.pale) +
          oval(28, 2, 4.5, 6, p.pale),
        x,
        y,
      )
    return cube(-42, 34, p.accent, 4) + cube(44, 30, p.mate, 3) + cube(2, -24, p.main, 5)
  },
  blackjack: (p: Palette): string =>
    face(p, -34, 10, 'heart', 'A', -14) +
    face(p, 36, -2, 'spade', 'J', 9) +
    circle(68, 66, 30, p.ink, { opacity: 0.4 }) +
    circle(66, 62, 30, p.accent) +
    numeral('21', 66, 62, 25, p.ink) +
    circle(-78, -62, 15, p.mate) +
    circle(-78, -62, 9, p.pale),
}
