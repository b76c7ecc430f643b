/** Letters of the theaters of 1930: each has one very thick side, all else is thin, and waists are high. */
import { bar, bowl, shape, stroke } from './pen.ts'
import type { Letter, Part, Point } from './pen.ts'

const THICK = 3
const THIN = 0.85
const WAIST = 3.7

/** Nothing is painted inside: on a card of 108 px, a line in a thick side is thinner than a pixel. */
const letter = (width: number, ...parts: readonly (Part | readonly Part[])[]): Letter => ({
  width,
  parts: parts.flat().map(({ loops }) => ({ loops })),
})
const stem = (x: number, width = THICK): Part => bar(x, 0, x + width, 10)

/** The part of an ellipse left of a vertical line: the thick side of a round letter. */
const moon = (x: number, rx: number, cut: number, from = -0.15, to = 10.15): Part => {
  const [y, ry] = [(from + to) / 2, (to - from) / 2]
  const limit = Math.acos((cut - x) / rx)
  const points = Array.from({ length: 25 }, (_, i): Point => {
    const angle = limit + ((2 * Math.PI - 2 * limit) * i) / 24
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)]
  })
  return shape(`M${points.map(([px, py]) => `${px} ${py}`).join('L')}Z`)
}
const hair = (x: number, rx: number, from?: number, to?: number): Part =>
  bowl({
    x,
    y: 5,
    rx,
    ry: 5.15,
    side: THIN,
    cap: THIN,
    ...(from === undefined || to === undefined ? {} : { from, to }),
  })
const lobe = (left: number, x: number, top: number, bottom: number, reach: number): Part[] => [
  bowl({ x, y: (top + bottom) / 2, rx: reach, ry: (bottom - top) / 2, side: THIN, cap: THIN, from: -90, to: 90 }),
  bar(left, top, x, top + THIN),
  bar(left, bottom - THIN, x, bottom),
]
const round = [moon(4.6, 4.6, 3.2), hair(4.6, 4.6)]

export const deco: { readonly [letter: string]: Letter } = {
  A: letter(
    8.9,
    shape('M3.3 0L4.3 0L0.95 10L0 10Z'),
    shape('M3.5 0L5.5 0L8.9 10L5.7 10L3.3 2.4Z'),
    bar(1.4, 6.5, 6.4, 7.35),
  ),
  B: letter(7.2, stem(0), lobe(2.5, 3.8, 0, WAIST + THIN, 2.6), lobe(2.5, 3.9, WAIST, 10, 3.3)),
  C: letter(8.2, moon(4.6, 4.6, 3.2), hair(4.6, 4.6, 38, 322)),
  D: letter(8, stem(0), lobe(2.5, 3.4, 0, 10, 4.6)),
  E: letter(5.9, stem(0), bar(2.5, 0, 5.8, THIN), bar(2.5, WAIST, 5.2, WAIST + THIN), bar(2.5, 10 - THIN, 5.9, 10)),
  F: letter(5.7, stem(0), bar(2.5, 0, 5.7, THIN), bar(2.5, WAIST, 5.1, WAIST + THIN)),
  G: letter(
    8.6,
    moon(4.6, 4.6, 3.2),
    hair(4.6, 4.6, 34, 322),
    bar(5.2, 5.6, 8.6, 5.6 + THIN),
    bar(7.75, 5.6, 8.6, 8.4),
  ),
  H: letter(7.4, stem(0), stem(7.4 - THIN, THIN), bar(2.5, WAIST, 7, WAIST + THIN)),
  I: letter(THICK, stem(0)),
  J: letter(
    5.6,
    shape(
      'M2.6 0L5.6 0L5.6 6.6C5.6 9 4.4 10.15 2.6 10.15C1 10.15 0 9.2 0 7.6L0.85 7.6C0.85 8.7 1.5 9.3 2 9.3C2.5 9.3 2.6 8.8 2.6 8Z',
    ),
  ),
  K: letter(8.2, stem(0), shape('M6.6 0L7.7 0L3.8 4.7L2.8 4.9Z'), shape('M3.4 4.4L5 2.5L8.2 10L5 10Z')),
  L: letter(5.8, stem(0), bar(2.5, 10 - THIN, 5.8, 10)),
  M: letter(
    10.6,
    bar(0, 0, THIN, 10),
    shape('M0 0L3.2 0L6 7.6L5.3 9.6Z'),
    shape('M7.6 0L8.6 0L5.3 9.6L4.9 8.4Z'),
    bar(7.6, 0, 10.6, 10),
  ),
  N: letter(8.6, bar(0, 0, THIN, 10), shape('M0 0L3.3 0L8.6 10L5.3 10Z'), bar(8.6 - THIN, 0, 8.6, 10)),
  O: letter(9.2, round),
  P: letter(7.2, stem(0), lobe(2.5, 3.8, 0, 5.9, 3.4)),
  Q: letter(9.4, round, shape('M4.6 7.2C6.8 7.4 7.6 9.4 9.4 9.4L9.4 10.3C6.8 10.6 6.6 8.2 4.6 8.2Z')),
  R: letter(7.9, stem(0), lobe(2.5, 3.7, 0, 5.1, 3.2), shape('M2.9 4.6L5.2 4.6L7.9 10L4.6 10L2.9 6.4Z')),
  S: letter(
    6.9,
    stroke(
      'M6.1 2.3C5.7 1 4.8 0.3 3.6 0.3C2.2 0.3 1.2 1.2 1.2 2.6C1.2 5 5.5 5 5.5 7.4C5.5 8.9 4.6 9.7 3.3 9.7C1.9 9.7 0.9 8.9 0.4 7.5',
      [0.8, 0.85, 1.7, 3.1, 2.1, 0.85, 0.8],
    ),
  ),
  T: letter(6.8, stem(1.9), bar(0, 0, 6.8, THIN)),
  U: letter(
    7.8,
    shape(
      'M0 0L3 0L3 7C3 8.6 3.6 9.3 4.6 9.3C6.2 9.3 6.95 8.2 6.95 6.2L6.95 0L7.8 0L7.8 6.2C7.8 8.8 6.6 10.15 4.2 10.15C1.4 10.15 0 8.8 0 6.4Z',
    ),
  ),
  V: letter(8.4, shape('M0 0L3.2 0L5.7 7.6L5.2 10L3.9 10Z'), shape('M7.5 0L8.4 0L5.2 10L4.6 8.4Z')),
  W: letter(
    12.6,
    shape('M0 0L3 0L5 7.6L4.7 10L3.2 10Z'),
    shape('M6.4 0.6L7 0.6L4.7 10L4 8.8Z'),
    shape('M5.6 0L8.4 0L10.3 7.6L9.9 10L8.6 10L6.2 1Z'),
    shape('M11.7 0L12.6 0L9.9 10L9.2 8.8Z'),
  ),
  X: letter(8.6, shape('M0.2 0L3.6 0L8.6 10L5.2 10Z'), shape('M7.2 0L8.2 0L1 10L0 10Z')),
  Y: letter(8.2, shape('M0 0L3.3 0L5.6 5.2L5.6 10L2.6 10L2.6 5.6Z'), shape('M7.2 0L8.2 0L5.2 6L4.4 5.4Z')),
  Z: letter(
    7.6,
    bar(0.4, 0, 7.2, THIN),
    shape('M3.9 0L7.4 0L7.4 0.5L3.7 10L0 10L0 9.5Z'),
    bar(0.2, 10 - THIN, 7.6, 10),
  ),
  '0': letter(7.4, moon(3.7, 3.7, 3), hair(3.7, 3.7)),
  '1': letter(
    4.2,
    shape('M1.2 0L4.2 0L4.2 10L1.2 10Z'),
    shape('M1.6 0L2.4 0L1.2 2.2L0 2.6L0 1.8C0.8 1.4 1.3 0.9 1.6 0Z'),
  ),
  '2': letter(
    6.8,
    stroke(
      'M0.5 2.9C0.5 1.2 1.7 0.3 3.3 0.3C4.7 0.3 5.4 1.2 5.4 2.8C5.4 5.6 2 7.4 0.5 9.6',
      [0.8, 0.8, 0.85, 1.6, 2.8, 2.6, 1.6, 0.85],
    ),
    bar(0.2, 10 - THIN, 6.8, 10),
  ),
  '3': letter(
    6.9,
    stroke(
      'M0.4 2.2C0.8 1 1.8 0.3 3 0.3C4.2 0.3 4.8 1.1 4.8 2.4C4.8 3.6 4 4.3 2.4 4.4',
      [0.8, 0.8, 0.85, 1.6, 2.4, 2, 0.85],
    ),
    stroke(
      'M2.2 4.4C4.4 4.3 5.4 5.4 5.4 7.1C5.4 8.8 4.4 9.7 2.9 9.7C1.6 9.7 0.8 9 0.4 7.9',
      [0.85, 1, 2.4, 3, 2, 0.85, 0.8, 0.8],
    ),
  ),
  '4': letter(
    7.4,
    shape(
      'M3.4 0L6.4 0L6.4 6.4L7.4 6.4L7.4 7.25L6.4 7.25L6.4 10L3.4 10L3.4 7.25L0 7.25L0 6.4Z M3.4 1.6L1 6.4L3.4 6.4Z',
    ),
  ),
  '5': letter(
    6.8,
    bar(0.9, 0, 6.2, 1.7),
    bar(0.9, 0, 0.9 + THIN, 4.6),
    stroke(
      'M1.2 4.4C1.9 3.8 2.5 3.6 3.2 3.6C4.7 3.6 5.3 4.9 5.3 6.6C5.3 8.6 4.3 9.7 2.8 9.7C1.6 9.7 0.8 9 0.4 7.9',
      [0.8, 1, 2.6, 3, 2, 0.85, 0.8, 0.8],
    ),
  ),
  '6': letter(
    7.2,
    bowl({ x: 3.8, y: 6.9, rx: 3.4, ry: 3.25, side: THIN, cap: THIN }),
    moon(3.8, 3.8, 3),
    shape('M2.8 0.1C4 -0.4 5.6 0 6.4 1.2L5.8 1.7C5 0.8 4 0.5 3 0.8Z'),
  ),
  '7': letter(6.6, bar(0, 0, 6.4, 1.4), shape('M3.6 0.4L6.6 0.4L6.6 1L4.6 10L1.6 10Z')),
  '8': letter(
    7.4,
    moon(3.7, 3.2, 3, -0.15, 4.5),
    bowl({ x: 3.7, y: 2.17, rx: 3.2, ry: 2.32, side: THIN, cap: THIN }),
    moon(3.7, 3.7, 3, 3.7, 10.15),
    bowl({ x: 3.7, y: 6.93, rx: 3.7, ry: 3.22, side: THIN, cap: THIN }),
  ),
  '9': letter(
    7.2,
    bowl({ x: 3.4, y: 3.1, rx: 3.4, ry: 3.25, side: THIN, cap: THIN }),
    shape(
      'M4.2 0.2C6.4 0.8 7.2 2.8 7.2 5C7.2 8.4 5.6 10.15 3.4 10.15C2.2 10.15 1.4 9.7 0.8 8.9L1.4 8.4C2 9.1 2.6 9.4 3.2 9.3C4 9.2 4.2 8.2 4.2 6.8Z',
    ),
  ),
  '-': letter(3, bar(0, 5, 3, 6)),
  "'": letter(1.8, shape('M0 0L1.8 0L1 3.2L0.5 3.2Z')),
}
