/** Letters of college shirts: straight strokes of one width, corners cut off, and short slabs at the feet of stems. */
import { bar, loop, shape, stroke } from './pen.ts'
import type { Letter, Part } from './pen.ts'

const W = 2.4
const SLAB = 1.75
const OUT = 0.75

const letter = (width: number, ...parts: readonly (Part | readonly Part[])[]): Letter => ({
  width,
  parts: parts.flat(),
})
const pen = (data: string): Part => stroke(data, W)

/** A slab across a stem that begins at `x`, at the top or at the bottom, with `left` and `right` overhang. */
const slab = (x: number, end: 'top' | 'bottom', left = OUT, right = OUT, width = W): Part =>
  end === 'top' ? bar(x - left, 0, x + width + right, SLAB) : bar(x - left, 10 - SLAB, x + width + right, 10)

const stem = (
  x: number,
  top: readonly [number, number] = [OUT, OUT],
  bottom: readonly [number, number] = [OUT, OUT],
): Part[] => [bar(x, 0, x + W, 10), slab(x, 'top', ...top), slab(x, 'bottom', ...bottom)]

/** An octagon around the middle lines of its strokes. */
const octagon = (left: number, top: number, right: number, bottom: number, cut = 1.7): Part =>
  loop(
    `M${left + cut} ${top}L${right - cut} ${top}L${right} ${top + cut}L${right} ${bottom - cut}L${right - cut} ${bottom}` +
      `L${left + cut} ${bottom}L${left} ${bottom - cut}L${left} ${top + cut}Z`,
    W,
  )
const zero = octagon(1.2, 1.2, 6.2, 8.8)

export const varsity: { readonly [letter: string]: Letter } = {
  A: letter(
    8.9,
    shape('M2.9 0L5.9 0L8.2 8.4L5.6 8.4L4.4 3.3L3.2 8.4L0.7 8.4Z', 'M2 9L4.4 1.2L6.9 9'),
    bar(2.2, 5.3, 6.6, 7.1),
    bar(0, 10 - SLAB, 3.7, 10),
    bar(5.2, 10 - SLAB, 8.9, 10),
  ),
  B: letter(
    7.7,
    stem(OUT, [OUT, 0], [OUT, 0]),
    shape(
      'M2.4 0L6 0L7.4 1.4L7.4 3.8L6.5 4.9L7.7 6.1L7.7 8.5L6.2 10L2.4 10Z M3.15 2.1L3.15 3.9L4.8 3.9L5.1 3.6L5.1 2.4L4.8 2.1Z M3.15 5.9L3.15 7.9L4.9 7.9L5.3 7.5L5.3 6.3L4.9 5.9Z',
      'M2 1.1L5.6 1.1L6.2 1.8L6.2 3.9L5.2 4.9L6.5 6L6.5 8L5.7 8.9L2 8.9',
    ),
  ),
  C: letter(7.4, pen('M6.2 3.6L6.2 2.9L4.5 1.2L2.9 1.2L1.2 2.9L1.2 7.1L2.9 8.8L4.5 8.8L6.2 7.1L6.2 6.4')),
  D: letter(8.15, stem(OUT, [OUT, 0], [OUT, 0]), pen('M2 1.2L5.2 1.2L6.95 2.9L6.95 7.1L5.2 8.8L2 8.8')),
  E: letter(
    7.1,
    stem(OUT, [OUT, 0], [OUT, 0]),
    bar(2.4, 0, 6.9, 2.1),
    bar(2.4, 7.9, 7.1, 10),
    bar(2.4, 4, 5.4, 5.9),
    bar(4.9, 3.2, 5.8, 6.7),
    bar(5.6, 0, 6.9, 3.1),
    bar(5.8, 6.9, 7.1, 10),
  ),
  F: letter(
    6.9,
    stem(OUT, [OUT, 0]),
    bar(2.4, 0, 6.9, 2.1),
    bar(2.4, 4.2, 5.4, 6.1),
    bar(4.9, 3.4, 5.8, 6.9),
    bar(5.6, 0, 6.9, 3.2),
  ),
  G: letter(
    8,
    pen('M6.3 3.4L6.3 2.9L4.6 1.2L2.9 1.2L1.2 2.9L1.2 7.1L2.9 8.8L4.6 8.8L6.3 7.1L6.3 5.2'),
    bar(4.2, 4.9, 8, 6.6),
  ),
  H: letter(9, stem(OUT), stem(9 - OUT - W), bar(3, 4, 6, 6)),
  I: letter(W + 2 * OUT, stem(OUT)),
  J: letter(7, pen('M4.9 1L4.9 7.1L3.9 8.8L2.4 8.8L1.2 7.4L1.2 6.2'), bar(2.9, 0, 7, SLAB)),
  K: letter(
    8.9,
    stem(OUT, [OUT, 0.5], [OUT, 0.5]),
    shape('M5.2 1.4L7.9 1.4L8 1.9L3.9 6.3L2.8 7.2L2.8 4.3Z', 'M6.9 1L2.8 5.7'),
    shape('M3.6 4.8L5.5 3.1L8.3 8.6L5.5 8.6Z', 'M4.4 4.6L7 9'),
    bar(4.7, 0, 8.6, SLAB),
    bar(5, 10 - SLAB, 8.9, 10),
  ),
  L: letter(6.9, stem(OUT, [OUT, OUT], [OUT, 0]), bar(2.4, 7.9, 6.9, 10), bar(5.6, 6.4, 6.9, 10)),
  M: letter(
    11,
    stem(OUT, [OUT, 0], [OUT, 0.4]),
    stem(11 - OUT - W, [0, OUT], [0.4, OUT]),
    shape('M1.2 0L3.8 0L5.5 4.6L7.2 0L9.8 0L9 3L6.4 8.6L4.6 8.6L2 3Z', 'M2.6 1.2L5.5 7.2L8.4 1.2'),
  ),
  N: letter(
    9.3,
    stem(OUT, [OUT, 0], [OUT, 0.5]),
    stem(9.3 - OUT - W, [0.5, OUT], [0, 0]),
    shape('M1.2 0L3.9 0L8.5 7.4L8.5 10L6.4 10L2 2.6Z', 'M2.4 1L7.4 9'),
  ),
  O: letter(7.4, zero),
  P: letter(7.7, stem(OUT, [OUT, 0]), pen('M2 1.2L4.9 1.2L6.5 2.6L6.5 4.2L4.9 5.5L2 5.5')),
  Q: letter(7.8, zero, shape('M3.7 6.9L5.5 5.9L7.8 9.4L6.2 10.6Z', 'M4.8 6.8L6.8 9.9')),
  R: letter(
    8.6,
    stem(OUT, [OUT, 0], [OUT, 0.3]),
    pen('M2 1.2L4.9 1.2L6.4 2.5L6.4 3.9L4.9 5.2L2 5.2'),
    shape('M3.4 5L6 4.6L8 8.6L5.2 8.6Z', 'M4.7 5.4L6.8 9'),
    bar(4.9, 10 - SLAB, 8.6, 10),
  ),
  S: letter(
    7.3,
    pen('M6.1 3.2L6.1 2.7L4.6 1.2L2.7 1.2L1.2 2.6L1.2 3.7L2.5 5L4.8 5L6.1 6.3L6.1 7.4L4.6 8.8L2.7 8.8L1.2 7.4L1.2 6.8'),
  ),
  T: letter(8.1, stem(2.85, [2, 2]), bar(0, 0, 8.1, 2.1), bar(0, 0, 1.4, 3.5), bar(6.7, 0, 8.1, 3.5)),
  U: letter(
    8.9,
    pen('M1.95 0.6L1.95 7.1L3.6 8.8L5.3 8.8L6.95 7.1L6.95 0.6'),
    slab(OUT, 'top'),
    slab(8.9 - OUT - W, 'top'),
  ),
  V: letter(
    8.9,
    shape('M0.7 1.6L3.3 1.6L4.45 6.7L5.6 1.6L8.2 1.6L5.7 10L3.2 10Z', 'M2 1L4.45 8.8L6.9 1'),
    bar(0, 0, 3.8, SLAB),
    bar(5.1, 0, 8.9, SLAB),
  ),
  W: letter(
    12.2,
    shape(
      'M0.7 1.6L3.2 1.6L4.1 6.4L5.1 0.6L7.1 0.6L8.1 6.4L9 1.6L11.5 1.6L9.5 10L7 10L6.1 5.4L5.2 10L2.7 10Z',
      'M1.9 1L4 8.8L6.1 1.6L8.2 8.8L10.3 1',
    ),
    bar(0, 0, 3.7, SLAB),
    bar(8.5, 0, 12.2, SLAB),
    bar(4.6, 0, 7.6, SLAB),
  ),
  X: letter(
    8.9,
    shape('M0.9 1.4L3.8 1.4L8.2 8.6L5.3 8.6Z', 'M2.2 1L6.9 9'),
    shape('M5.3 1.4L8 1.4L3.6 8.6L0.8 8.6Z', 'M6.7 1L2.2 9'),
    bar(0, 0, 4, SLAB),
    bar(4.9, 0, 8.7, SLAB),
    bar(0, 10 - SLAB, 3.9, 10),
    bar(4.9, 10 - SLAB, 8.9, 10),
  ),
  Y: letter(
    8.7,
    shape(
      'M0.6 1.4L3.2 1.4L4.35 3.8L5.5 1.4L8.1 1.4L5.55 6.2L5.55 9L3.15 9L3.15 6.2Z',
      'M1.9 1L4.35 5.6L4.35 9M6.8 1L4.35 5.6',
    ),
    bar(0, 0, 3.7, SLAB),
    bar(5, 0, 8.7, SLAB),
    bar(2.4, 10 - SLAB, 6.3, 10),
  ),
  Z: letter(
    7.3,
    bar(0.2, 0, 7.1, 2.1),
    bar(0, 7.9, 7.3, 10),
    shape('M4.2 2L7.1 2L7.1 2.6L3.1 8L0 8L0 7.4Z', 'M5.8 1.8L1.6 8.2'),
    bar(0.2, 0, 1.5, 3.4),
    bar(6, 6.7, 7.3, 10),
  ),
  '0': letter(7.4, zero),
  '1': letter(
    5.6,
    bar(1.7, 0.4, 1.7 + W, 10),
    shape('M0.2 1.6L1.9 0L4.1 0L4.1 3.2L0.2 3.2Z'),
    bar(0, 10 - SLAB, 5.8, 10),
  ),
  '2': letter(
    7.4,
    pen('M1.2 3.6L1.2 2.7L2.7 1.2L4.7 1.2L6.2 2.7L6.2 4.3L1.4 8.2'),
    bar(0, 7.8, 7.4, 10),
    bar(6.1, 6.7, 7.4, 10),
  ),
  '3': letter(
    7.4,
    pen('M1.2 3.4L1.2 2.7L2.7 1.2L4.6 1.2L6 2.6L6 3.6L4.6 4.9L2.8 4.9'),
    pen('M3.4 4.9L4.8 4.9L6.2 6.2L6.2 7.4L4.8 8.8L2.7 8.8L1.2 7.4L1.2 6.6'),
  ),
  '4': letter(
    8.1,
    shape(
      'M3.6 0L6.9 0L6.9 5.6L8.1 5.6L8.1 7.6L6.9 7.6L6.9 8.4L4.5 8.4L4.5 7.6L0 7.6L0 5.8Z M4.5 2.6L2.4 5.6L4.5 5.6Z',
      'M5.7 9L5.7 1.2L1.2 6.6L7.6 6.6',
    ),
    bar(3.7, 10 - SLAB, 7.7, 10),
  ),
  '5': letter(
    7.4,
    bar(0.6, 0, 6.8, 2.1),
    bar(0.6, 0, 2.9, 5.9),
    pen('M1.8 4.7L4.7 4.7L6.2 6.1L6.2 7.3L4.7 8.8L2.7 8.8L1.2 7.4L1.2 6.9'),
    bar(5.6, 0, 6.8, 2.9),
  ),
  '6': letter(7.4, pen('M6.1 3.3L6.1 2.7L4.6 1.2L2.9 1.2L1.2 2.9L1.2 7.3'), octagon(1.2, 4.9, 6.2, 8.8, 1.5)),
  '7': letter(
    7.1,
    bar(0, 0, 7.1, 2.1),
    shape('M4.7 1.6L7.1 1.6L7.1 2.6L4.4 8.4L4.4 10L1.9 10L1.9 8L4.7 2.2Z', 'M5.9 1.4L5.8 2.4L3.2 8.4L3.2 9.2'),
    bar(0, 0, 1.3, 3.6),
    bar(1.2, 10 - SLAB, 5.2, 10),
  ),
  '8': letter(7.4, octagon(1.4, 1.2, 6, 4.9, 1.3), octagon(1.2, 4.9, 6.2, 8.8, 1.4)),
  '9': letter(7.4, octagon(1.2, 1.2, 6.2, 5.1, 1.5), pen('M6.2 2.7L6.2 7.1L4.5 8.8L2.8 8.8L1.3 7.3L1.3 6.7')),
  '-': letter(3.4, bar(0, 4.1, 3.4, 6)),
  "'": letter(2, shape('M0 0L2 0L2 2L1.2 3.4L0 3.4Z')),
}
