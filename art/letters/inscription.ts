/** Roman capitals as cut in stone: thick and thin strokes, and serifs with brackets. */
import { bar, bowl, shape, stroke } from './pen.ts'
import type { Letter, Part } from './pen.ts'

const THICK = 2
const THIN = 0.95
const SERIF = 0.55

/**
 * A serif whose foot is slightly hollow, from `left` to `right`, with brackets up to the stroke between `a` and `b`.
 * `lean` is how far a diagonal stroke moves to the right over the height of the brackets.
 */
const foot = (left: number, right: number, a: number, b: number, lean = 0, y = 10, up = 1): Part => {
  const at = (height: number): number => y - height * up
  const middle = (left + right) / 2
  return shape(
    `M${left} ${at(0)}C${middle} ${at(0.12)} ${middle} ${at(0.12)} ${right} ${at(0)}L${right} ${at(SERIF)}` +
      `C${b + 0.2} ${at(SERIF + 0.15)} ${b + lean / 3} ${at(0.9)} ${b + lean} ${at(2)}L${a + lean} ${at(2)}` +
      `C${a + lean / 3} ${at(0.9)} ${a - 0.2} ${at(SERIF + 0.15)} ${left} ${at(SERIF)}Z`,
  )
}
const head = (left: number, right: number, a: number, b: number, lean = 0): Part => foot(left, right, a, b, lean, 0, -1)

interface SerifStem {
  readonly top?: readonly [left: number, right: number]
  readonly bottom?: readonly [left: number, right: number]
  readonly width?: number
}

/** A stem that is slightly thinner in its middle. */
const stem = (x: number, { top = [0.85, 0.85], bottom = [0.85, 0.85], width = THICK }: SerifStem = {}): Part[] => {
  const [right, waist] = [x + width, 0.09]
  return [
    shape(
      `M${x} 0L${right} 0C${right - waist} 3.5 ${right - waist} 6.5 ${right} 10L${x} 10C${x + waist} 6.5 ${x + waist} 3.5 ${x} 0Z`,
      `M${x + width / 2} 0.4L${x + width / 2} 9.6`,
    ),
    head(x - top[0], right + top[1], x + 0.02, right - 0.02),
    foot(x - bottom[0], right + bottom[1], x + 0.02, right - 0.02),
  ]
}

const ring = (x: number, rx: number, from?: number, to?: number): Part =>
  bowl({
    x,
    y: 5,
    rx,
    ry: 5.18,
    side: 2.15,
    cap: 0.95,
    tilt: -8,
    ...(from === undefined || to === undefined ? {} : { from, to }),
  })

/** The wedge at the end of an arm: down from the top with `up` 1, or up from the bottom with -1. */
const wedge = (x: number, y: number, depth: number, up = 1, width = 1.5): Part =>
  shape(
    `M${x} ${y}L${x} ${y + depth * up}C${x - 0.3} ${y + 0.9 * up} ${x - 0.7} ${y + THIN * up} ${x - width} ${y + THIN * up}L${x - width} ${y}Z`,
  )
const wedgeLeft = (x: number, y: number, depth: number, up = 1, width = 1.5): Part =>
  shape(
    `M${x} ${y}L${x} ${y + depth * up}C${x + 0.3} ${y + 0.9 * up} ${x + 0.7} ${y + THIN * up} ${x + width} ${y + THIN * up}L${x + width} ${y}Z`,
  )

const lobe = (left: number, x: number, top: number, bottom: number, reach: number): Part[] => [
  bowl({
    x,
    y: (top + bottom) / 2,
    rx: reach,
    ry: (bottom - top) / 2,
    side: 2.1,
    cap: 0.8,
    from: -90,
    to: 90,
    square: 2.1,
  }),
  bar(left, top, x, top + 0.8),
  bar(left, bottom - 0.8, x, bottom),
]

const letter = (width: number, ...parts: readonly (Part | readonly Part[])[]): Letter => ({
  width,
  parts: parts.flat(),
})

export const inscription: { readonly [letter: string]: Letter } = {
  A: letter(
    9.3,
    shape('M4 0.5L4.9 0.5L1.95 9.7L0.95 9.7Z'),
    shape('M3.9 -0.3L5.2 -0.3L8.5 9.7L6.1 9.7L3.7 2.1Z', 'M4.5 0L7.3 9.6'),
    bar(2.3, 6, 6.2, 6.85),
    foot(0, 3, 0.85, 1.85, 0.55),
    foot(5.2, 9.3, 6.2, 8.6, -0.6),
  ),
  B: letter(
    7.2,
    stem(0.85, { top: [0.85, 0], bottom: [0.85, 0] }),
    lobe(2.2, 3.9, 0, 5.05, 2.75),
    lobe(2.2, 4, 4.45, 10, 3.2),
  ),
  C: letter(
    7.9,
    ring(4.6, 4.6, 48, 306),
    shape('M7.35 -0.1L7.55 3.1L6.95 3.1C6.5 1.8 5.7 0.9 4.6 0.78L4.6 -0.18C5.4 -0.18 6 0.05 6.5 0.45L6.9 -0.1Z'),
    shape('M6.6 7.95C7 7.6 7.3 7.2 7.5 6.7L8.05 6.9C8 7.7 7.9 8.3 7.65 8.88L7.3 9.1Z'),
  ),
  D: letter(8.6, stem(0.85, { top: [0.85, 0], bottom: [0.85, 0] }), lobe(2.2, 3.9, 0, 10, 4.7)),
  E: letter(
    6.8,
    stem(0.85, { top: [0.85, 0], bottom: [0.85, 0] }),
    bar(2.4, 0, 6, THIN),
    bar(2.4, 10 - THIN, 6.2, 10),
    bar(2.4, 4.5, 5, 5.35),
    shape('M5.5 3.5L5.5 6.3C5.3 5.6 5 5.35 4.3 5.35L4.3 4.5C5 4.5 5.3 4.2 5.5 3.5Z'),
    wedge(6.3, 0, 2.6),
    wedge(6.8, 10, 2.8, -1, 1.9),
  ),
  F: letter(
    6.2,
    stem(0.85, { top: [0.85, 0] }),
    bar(2.4, 0, 6, THIN),
    bar(2.4, 4.6, 4.9, 5.45),
    shape('M5.4 3.6L5.4 6.4C5.2 5.7 4.9 5.45 4.2 5.45L4.2 4.6C4.9 4.6 5.2 4.3 5.4 3.6Z'),
    wedge(6.2, 0, 2.7),
  ),
  G: letter(
    8.6,
    ring(4.6, 4.6, 70, 306),
    shape('M7.35 -0.1L7.55 3.1L6.95 3.1C6.5 1.8 5.7 0.9 4.6 0.78L4.6 -0.18C5.4 -0.18 6 0.05 6.5 0.45L6.9 -0.1Z'),
    shape('M5.9 5.9L7.9 5.9L7.9 9C7 9.8 5.9 10.18 4.6 10.18L4.8 9.2C5.3 9.2 5.7 9.1 5.9 8.9Z', 'M6.9 6L6.9 9.2'),
    foot(5.1, 8.6, 5.95, 7.9, 0, 5.4, -1),
  ),
  H: letter(9.4, stem(0.85), stem(6.55), bar(2.6, 4.5, 6.8, 5.4)),
  I: letter(3.7, stem(0.85)),
  J: letter(
    5,
    shape(
      'M2.15 0L4.15 0L4.15 7.2C4.15 9.6 2.9 11 0.6 11.4L0 10.7C1.5 10.3 2.15 9.4 2.15 7.8Z',
      'M3.15 0.4L3.15 7.4C3.15 9.2 2.2 10.3 1 10.8',
    ),
    head(1.3, 5, 2.17, 4.13),
  ),
  K: letter(
    9.3,
    stem(0.85),
    shape('M6.5 0.3L7.6 0.3L3.9 5L2.6 6.4L2.6 5.1Z'),
    shape('M3.3 4.6L5 3L8.9 9.7L6.3 9.7Z', 'M4.3 4.2L7.5 9.6'),
    head(5.4, 8.7, 6.75, 7.85, -1.6),
    foot(5.5, 9.3, 6.4, 9.05, -1.1),
  ),
  L: letter(6.6, stem(0.85, { bottom: [0.85, 0] }), bar(2.4, 10 - THIN, 6, 10), wedge(6.6, 10, 3, -1, 1.9)),
  M: letter(
    11.4,
    stem(0.8, { top: [0.8, 0], width: THIN }),
    stem(8.55, { top: [0, 0.85] }),
    shape('M0.4 0L3.1 0L6.1 7L5.4 9.6L4.9 9.6L1.2 1.1Z', 'M2 0.4L5.4 8.4'),
    shape('M8.3 0L9.6 0L9.3 1.3L5.5 9.6L5 9.6L5.3 7.2Z'),
  ),
  N: letter(
    9.6,
    stem(0.8, { top: [0.8, 0], width: THIN }),
    stem(7.85, { bottom: [0, 0], width: THIN }),
    shape('M0.4 0L2.9 0L8.3 7.2L8.8 10.15L8 10.15L1.2 1.3Z', 'M1.9 0.4L8.2 9.2'),
  ),
  O: letter(9.2, ring(4.6, 4.6)),
  P: letter(7, stem(0.85, { top: [0.85, 0] }), lobe(2.2, 3.7, 0, 5.7, 3.3)),
  Q: letter(
    9.6,
    ring(4.6, 4.6),
    shape(
      'M4 9.4C5.2 9 6 9.2 6.8 10C7.8 11.1 8.6 11.6 9.9 11.6L9.9 12.2C7.7 12.7 6.2 12.1 5.2 10.9C4.8 10.4 4.5 10.2 4 10.3Z',
    ),
  ),
  R: letter(
    8.7,
    stem(0.85, { top: [0.85, 0] }),
    lobe(2.2, 3.7, 0, 5.3, 3.2),
    shape('M3.6 4.7L5.8 4.7L7.9 8.7C8.2 9.2 8.4 9.4 8.9 9.45L8.9 10L6.4 10Z', 'M4.7 4.9L7.4 9.6'),
  ),
  S: letter(
    6.3,
    stroke(
      'M5.5 1.9C5.1 0.9 4.2 0.3 3.2 0.3C2 0.3 1.1 1.2 1.1 2.5C1.1 5.2 5.3 4.7 5.3 7.5C5.3 8.9 4.3 9.7 3 9.7C1.9 9.7 1 9.1 0.5 8',
      [0.8, 0.95, 1.7, 2.1, 1.7, 0.95, 0.8],
    ),
    shape('M5.75 -0.1L5.85 3L5.3 3C5.1 2.2 4.8 1.6 4.3 1.1L5 0.3L5.35 -0.1Z'),
    shape('M0.3 10.1L0 6.8L0.6 6.8C0.8 7.7 1.2 8.4 1.8 8.9L1 9.7L0.7 10.1Z'),
  ),
  T: letter(8.2, stem(3.1, { top: [0, 0] }), bar(0.6, 0, 7.6, THIN), wedgeLeft(0, 0, 2.7), wedge(8.2, 0, 2.7)),
  U: letter(
    9.1,
    shape(
      'M0.85 0L2.85 0L2.85 6.6C2.85 8.4 3.5 9.15 4.9 9.15C6.5 9.15 7.2 8.2 7.2 6.3L7.2 0L8.15 0L8.15 6.3C8.15 8.9 7 10.18 4.7 10.18C2.2 10.18 0.85 9 0.85 6.7Z',
      'M1.85 0.4L1.85 6.6C1.85 8.7 2.9 9.6 4.8 9.6',
    ),
    head(0, 3.7, 0.87, 2.83),
    head(6.3, 9.1, 7.2, 8.15),
  ),
  V: letter(
    9.2,
    shape('M0.9 0.3L3.3 0.3L5.9 7.6L5.4 10.2L4.3 10.2Z', 'M2 0.4L5 9.4'),
    shape('M7.3 0.3L8.3 0.3L5.2 10.2L4.8 8Z'),
    head(0, 4.1, 0.85, 3.2, 0.65),
    head(6.3, 9.2, 7.4, 8.4, -0.6),
  ),
  W: letter(
    13.2,
    shape('M0.9 0.3L3.2 0.3L5.2 7.4L4.8 10.2L3.8 10.2Z', 'M2 0.4L4.3 9.4'),
    shape('M6.5 0.3L7.4 0.3L4.6 10.2L4.3 8Z'),
    shape('M6.3 0L8.6 0L10.1 7.4L9.6 10.2L8.6 10.2L6.1 1Z', 'M7.4 0.4L9.2 9.4'),
    shape('M11.4 0.3L12.4 0.3L9.4 10.2L9.1 8Z'),
    head(0, 4, 0.85, 3.1, 0.55),
    head(10.4, 13.2, 11.5, 12.5, -0.55),
    bar(5.4, 0, 8, 0.55),
  ),
  X: letter(
    9.2,
    shape('M1 0.3L3.6 0.3L8.3 9.7L5.8 9.7Z', 'M2.3 0.4L7.1 9.6'),
    shape('M6.9 0.3L8 0.3L2.2 9.7L1 9.7Z'),
    head(0, 4.4, 0.85, 3.45, 0.95),
    head(5.9, 8.9, 7.05, 8.2, -1.2),
    foot(0, 3.1, 0.85, 2, 1.2),
    foot(4.9, 9.2, 5.95, 8.45, -1),
  ),
  Y: letter(
    8.9,
    shape('M0.9 0.3L3.3 0.3L5.3 4.6L5.3 9.7L3.3 9.7L3.3 5.4Z', 'M2 0.4L4.3 5.2L4.3 9.6'),
    shape('M7 0.3L8 0.3L5.3 5.6L4.4 5.2Z'),
    head(0, 4, 0.8, 3.15, 0.9),
    head(6, 8.9, 7.1, 8.2, -0.95),
    foot(2.45, 6.15, 3.32, 5.28),
  ),
  Z: letter(
    7.6,
    shape('M4.9 0.4L7.2 0.4L7.2 0.7L2.8 9.2L2.6 9.6L0.2 9.6L0.2 9.3Z', 'M6 0.5L1.5 9.5'),
    bar(0.7, 0, 7.2, THIN),
    bar(0.2, 10 - THIN, 7, 10),
    wedgeLeft(0.4, 0, 2.6),
    wedge(7.6, 10, 2.8, -1),
  ),
  '0': letter(7.4, bowl({ x: 3.7, y: 5, rx: 3.7, ry: 5.18, side: 2.05, cap: 0.95 })),
  '1': letter(
    4.2,
    shape('M1.2 1.2L2.6 0L3.2 0L3.2 9.7L1.2 9.7Z', 'M2.2 0.6L2.2 9.6'),
    foot(0, 4.4, 1.22, 3.18),
    shape('M2.6 0L2.9 1L1.3 2.1L0 2.4L0 1.8C1.2 1.5 2 0.9 2.6 0Z'),
  ),
  '2': letter(
    6.8,
    stroke(
      'M0.7 2.8C0.7 1.2 1.8 0.3 3.3 0.3C4.8 0.3 5.6 1.3 5.6 2.8C5.6 5.4 2.4 7 0.8 9.3',
      [0.8, 1, 1.9, 2.1, 1.5, 0.9],
    ),
    shape('M0 10L0.6 8.3C2.4 8.3 4.4 8.4 5.2 8.4C5.9 8.4 6.1 8 6.3 7.2L6.8 7.2L6.5 10Z', 'M0.8 9.2L6 9.2'),
    bowl({ x: 1.05, y: 2.7, rx: 0.85, ry: 0.85, side: 0.84, cap: 0.84 }),
  ),
  '3': letter(
    6.5,
    stroke('M0.8 2C1.1 0.9 2 0.3 3.1 0.3C4.4 0.3 5.2 1.1 5.2 2.4C5.2 3.7 4.2 4.6 2.6 4.8', [0.8, 0.95, 1.8, 1.7, 0.8]),
    stroke('M2.4 4.7C4.4 4.5 5.6 5.5 5.6 7.1C5.6 8.7 4.5 9.7 3 9.7C1.8 9.7 0.9 9.1 0.6 8.2', [0.8, 1.6, 2.05, 1, 0.8]),
    bowl({ x: 0.95, y: 2.1, rx: 0.85, ry: 0.85, side: 0.84, cap: 0.84 }),
    bowl({ x: 0.9, y: 8.1, rx: 0.88, ry: 0.88, side: 0.86, cap: 0.86 }),
  ),
  '4': letter(
    7.6,
    shape(
      'M4.9 0L6.2 0L6.2 6.1L7.6 6.1L7.6 7.1L6.2 7.1L6.2 9.6L4.2 9.6L4.2 7.1L0 7.1L0 6.4Z M4.2 2.4L1.5 6.1L4.2 6.1Z',
      'M5.2 0.5L5.2 9.5',
    ),
    foot(3.3, 7.1, 4.22, 6.18),
  ),
  '5': letter(
    6.5,
    shape('M1.3 0L6 0L5.6 1.6L2 1.6L1.75 3.7L0.95 4.5Z', 'M1.8 0.8L5.6 0.8'),
    stroke(
      'M1.2 4.3C1.8 3.9 2.4 3.7 3.1 3.7C4.7 3.7 5.6 4.9 5.6 6.6C5.6 8.6 4.4 9.7 2.9 9.7C1.8 9.7 0.9 9.2 0.6 8.3',
      [0.6, 1.2, 2, 1.7, 0.9, 0.8],
    ),
    bowl({ x: 0.9, y: 8.1, rx: 0.88, ry: 0.88, side: 0.86, cap: 0.86 }),
  ),
  '6': letter(
    7.2,
    bowl({ x: 3.6, y: 6.9, rx: 3.6, ry: 3.25, side: 2, cap: 0.9 }),
    stroke('M5.9 0.4C3 1 1 3.5 1 6.8', [0.8, 1.3, 2]),
  ),
  '7': letter(
    6.9,
    bar(0.4, 0, 6.7, 1.5),
    shape('M5.2 0.6L6.9 0.6L6.9 1L3.7 10L1.6 10Z', 'M5.9 1L2.7 9.8'),
    wedgeLeft(0.2, 0, 3),
  ),
  '8': letter(
    7,
    bowl({ x: 3.5, y: 2.45, rx: 2.95, ry: 2.63, side: 1.75, cap: 0.85, tilt: 12 }),
    bowl({ x: 3.5, y: 7.3, rx: 3.5, ry: 2.88, side: 2, cap: 0.9, tilt: 12 }),
  ),
  '9': letter(
    7.2,
    bowl({ x: 3.6, y: 3.1, rx: 3.6, ry: 3.25, side: 2, cap: 0.9 }),
    stroke('M1.3 9.6C4.2 9 6.2 6.5 6.2 3.2', [0.8, 1.3, 2]),
  ),
  '-': letter(3, bar(0, 5, 3, 6)),
  "'": letter(1.7, shape('M0 0L1.7 0C1.7 1.3 1.3 2.4 0.5 3.4L0.1 3.2C0.5 2.4 0.6 1.2 0 0Z')),
}
