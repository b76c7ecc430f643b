/**
 * Wide letters of fairs: slabs with brackets at the ends of all stems, as heavy as the stems, and a spur at the middle
 * of each stem and bowl.
 */
import { bar, bowl, shape } from './pen.ts'
import type { Letter, Part } from './pen.ts'

const STEM = 2.3
const SLAB = 1.9
const BRACKET = 0.9
/** How much narrower slabs are in their middle. */
const FLARE = 0.32

/**
 * A slab from `left` to `right` at the top, with brackets to the stem between `a` and `b`. `lean` is how far a diagonal
 * stem moves to the right over the height of a bracket.
 */
const head = (left: number, right: number, a: number, b: number, lean = 0): Part =>
  shape(
    `M${left} 0L${right} 0C${right - FLARE} 0.6 ${right - FLARE} 1.3 ${right} ${SLAB}C${b} ${SLAB} ${b} ${SLAB} ${b + lean} ${SLAB + BRACKET}L${a + lean} ${SLAB + BRACKET}` +
      `C${a} ${SLAB} ${a} ${SLAB} ${left} ${SLAB}C${left + FLARE} 1.3 ${left + FLARE} 0.6 ${left} 0Z`,
  )

/** The same at the bottom. */
const foot = (left: number, right: number, a: number, b: number, lean = 0): Part => {
  const top = 10 - SLAB
  return shape(
    `M${left} 10L${right} 10C${right - FLARE} 9.4 ${right - FLARE} 8.7 ${right} ${top}C${b} ${top} ${b} ${top} ${b + lean} ${top - BRACKET}L${a + lean} ${top - BRACKET}` +
      `C${a} ${top} ${a} ${top} ${left} ${top}C${left + FLARE} 8.7 ${left + FLARE} 9.4 ${left} 10Z`,
  )
}

const spur = (x: number, y: number, reach = 0.85): Part =>
  shape(
    `M${x} ${y - 1.25}C${x} ${y - 0.5} ${x} ${y - 0.3} ${x + reach} ${y}C${x} ${y + 0.3} ${x} ${y + 0.5} ${x} ${y + 1.25}Z`,
  )

interface SlabStem {
  readonly top?: readonly [left: number, right: number]
  readonly bottom?: readonly [left: number, right: number]
  readonly spurs?: 'both' | 'left' | 'right' | 'none'
}

const stem = (x: number, { top = [0.95, 0.95], bottom = [0.95, 0.95], spurs = 'both' }: SlabStem = {}): Part[] => [
  shape(`M${x} 0L${x + STEM} 0L${x + STEM} 10L${x} 10Z`, `M${x + STEM / 2} 0.9L${x + STEM / 2} 9.1`),
  head(x - top[0], x + STEM + top[1], x, x + STEM),
  foot(x - bottom[0], x + STEM + bottom[1], x, x + STEM),
  ...(spurs === 'both' || spurs === 'left' ? [spur(x, 5, -0.85)] : []),
  ...(spurs === 'both' || spurs === 'right' ? [spur(x + STEM, 5)] : []),
]

const round = (x: number, rx: number, from?: number, to?: number): Part =>
  bowl({
    x,
    y: 5,
    rx,
    ry: 5.15,
    side: 2.45,
    cap: 2,
    square: 2.5,
    ...(from === undefined || to === undefined ? {} : { from, to }),
  })

/** A bar with a point above and below its middle. */
const crossbar = (left: number, right: number, y: number): Part[] => {
  const middle = (left + right) / 2
  return [
    bar(left, y - 0.75, right, y + 0.75),
    shape(`M${middle - 0.9} ${y}L${middle} ${y - 1.3}L${middle + 0.9} ${y}L${middle} ${y + 1.3}Z`),
  ]
}

/** The vertical end of an arm: a serif that hangs from a slab at the top, or stands on one at the bottom. */
const hanging = (x: number, depth: number, width = 1.5): Part =>
  shape(
    `M${x - width} 0L${x} 0L${x} ${depth}C${x - 0.35} ${depth} ${x - 0.9} ${SLAB + 0.5} ${x - width - 0.7} ${SLAB}Z`,
  )
const standing = (x: number, depth: number, width = 1.5): Part =>
  shape(
    `M${x - width} 10L${x} 10L${x} ${10 - depth}C${x - 0.35} ${10 - depth} ${x - 0.9} ${9.5 - SLAB} ${x - width - 0.7} ${10 - SLAB}Z`,
  )
const hangingLeft = (x: number, depth: number, width = 1.5): Part =>
  shape(
    `M${x + width} 0L${x} 0L${x} ${depth}C${x + 0.35} ${depth} ${x + 0.9} ${SLAB + 0.5} ${x + width + 0.7} ${SLAB}Z`,
  )
const letter = (width: number, ...parts: readonly (Part | readonly Part[])[]): Letter => ({
  width,
  parts: parts.flat(),
})

/** Right half of a bowl that leaves a stem. */
const lobe = (left: number, x: number, top: number, bottom: number, reach: number, cap: number): Part[] => [
  bowl({
    x,
    y: (top + bottom) / 2,
    rx: reach,
    ry: (bottom - top) / 2,
    side: 2.35,
    cap,
    from: -90,
    to: 90,
    square: 2.4,
  }),
  bar(left, top, x, top + cap),
  bar(left, bottom - cap, x, bottom),
]

const capS = [
  shape(
    'M7.1 0L7.1 3.7L5.6 3.7C5.2 2.5 4.6 1.85 3.7 1.85C2.95 1.85 2.5 2.2 2.5 2.75C2.5 3.5 3.4 3.75 4.5 4.1C6.3 4.65 7.5 5.3 7.5 7.1' +
      'C7.5 8.95 6.1 10.15 4.3 10.15C3.3 10.15 2.5 9.8 2 9.2L1.7 10L0 10L0 6.1L1.6 6.1C1.9 7.5 2.8 8.3 3.9 8.3C4.7 8.3 5.2 7.95 5.2 7.35' +
      'C5.2 6.6 4.3 6.35 3.2 6.05C1.5 5.55 0.2 4.9 0.2 3C0.2 1.1 1.5 -0.15 3.3 -0.15C4.3 -0.15 5 0.2 5.4 0.75L5.6 0Z',
    'M5.4 1.6C4.6 0.6 1.4 0.6 1.4 2.9C1.4 4.7 6.3 4.8 6.3 7.2C6.3 9.6 2.6 9.6 1.6 8.3',
  ),
]

const zero = [round(3.9, 3.9), spur(7.8, 5), spur(0, 5, -0.85)]

export const circus: { readonly [letter: string]: Letter } = {
  A: letter(
    9.8,
    shape('M2.5 0L5.2 0L3 8.6L0.9 8.6L2.9 1.3L2.5 1.3Z', 'M3.9 0.8L1.9 9'),
    shape('M3.6 0L6.1 0L9 8.6L6.3 8.6L4.6 2.6Z', 'M4.9 0.8L7.7 9'),
    bar(2.6, 5.3, 7, 6.8),
    foot(0, 4, 1.05, 3.2, 0.25),
    foot(5.2, 9.8, 6.1, 8.8, -0.3),
  ),
  B: letter(
    8.1,
    stem(0.95, { top: [0.95, 0], bottom: [0.95, 0], spurs: 'left' }),
    lobe(2.5, 4.5, 0, 5.6, 3, 1.8),
    lobe(2.5, 4.6, 4.4, 10, 3.5, 1.8),
  ),
  C: letter(
    8,
    round(4, 4, 40, 322),
    spur(0, 5, -0.85),
    shape('M7.7 0L7.7 3.9L6.2 3.9C5.9 2.6 5.2 1.85 4.3 1.85L4.3 0.4L5.6 0.6L6.1 0Z'),
    shape('M5 8.3C5.9 8 6.4 7.3 6.6 6.3L8 6.3C7.9 8.4 6.9 9.6 5.4 10Z'),
  ),
  D: letter(
    8.8,
    stem(0.95, { top: [0.95, 0], bottom: [0.95, 0], spurs: 'left' }),
    lobe(2.5, 4.4, 0, 10, 3.8, 1.9),
    spur(8.2, 5),
  ),
  E: letter(
    8,
    stem(0.95, { top: [0.95, 0], bottom: [0.95, 0], spurs: 'left' }),
    bar(2.5, 0, 7.5, SLAB),
    bar(2.5, 10 - SLAB, 7.9, 10),
    bar(2.5, 4.2, 5, 5.8),
    shape('M4.5 4.2C4.9 4.1 5 3.6 5 3L6.2 3L6.2 7L5 7C5 6.4 4.9 5.9 4.5 5.8Z'),
    hanging(7.6, 3.7),
    standing(8, 3.9),
  ),
  F: letter(
    7.6,
    stem(0.95, { top: [0.95, 0], spurs: 'left' }),
    bar(2.5, 0, 7.5, SLAB),
    bar(2.5, 4.3, 5, 5.9),
    shape('M4.5 4.3C4.9 4.2 5 3.7 5 3.1L6.2 3.1L6.2 7.1L5 7.1C5 6.5 4.9 6 4.5 5.9Z'),
    hanging(7.6, 3.8),
  ),
  G: letter(
    8.8,
    round(4, 4, 52, 322),
    spur(0, 5, -0.85),
    shape('M7.7 0L7.7 3.7L6.2 3.7C5.9 2.5 5.2 1.85 4.3 1.85L4.3 0.4L5.6 0.6L6.1 0Z'),
    shape(
      'M4.6 5.3L8.8 5.3L8.8 6.9L8.1 6.9L8.1 10L6.6 10L6.2 9.3C5.8 9.8 5.2 10 4.6 10.1L5 8.2C5.5 8 5.7 7.6 5.7 6.9L4.6 6.9Z',
      'M5.2 6.1L6.9 6.1L6.9 9.2',
    ),
  ),
  H: letter(9.6, stem(0.95, { spurs: 'left' }), stem(6.35, { spurs: 'right' }), crossbar(3, 6.6, 5)),
  I: letter(4.2, stem(0.95)),
  J: letter(
    7.1,
    shape(
      'M3.9 0L6.2 0L6.2 6.6C6.2 9 5 10.15 3.1 10.15C1.2 10.15 0 9 0 7.3L0 5.9L2.3 5.9L2.3 7.2C2.3 7.9 2.6 8.25 3.1 8.25C3.7 8.25 3.9 7.8 3.9 6.9Z',
      'M5 1L5 7C5 8.6 4.2 9.2 3.1 9.2C1.9 9.2 1.2 8.4 1.2 7',
    ),
    head(2.9, 7.1, 3.9, 6.2),
    spur(6.2, 5),
    bowl({ x: 1.45, y: 6.4, rx: 1.45, ry: 1.4, side: 1.4, cap: 1.35 }),
  ),
  K: letter(
    9.6,
    stem(0.95, { spurs: 'left' }),
    shape('M7.7 1.2L5.9 1.2L3.1 4.6L3.1 7.2Z', 'M6.7 1.4L3.4 5.4'),
    shape('M4.3 4.2L6.1 3L9 8.8L6.2 8.8Z', 'M5 4.4L7.6 9'),
    head(4.8, 8.8, 5.4, 7.3, -0.6),
    foot(5.4, 9.6, 6, 8.6, -0.4),
  ),
  L: letter(7.6, stem(0.95, { bottom: [0.95, 0], spurs: 'both' }), bar(2.5, 10 - SLAB, 7.5, 10), standing(7.6, 4.4)),
  M: letter(
    11.2,
    stem(0.95, { top: [0.95, 0], bottom: [0.95, 0.6], spurs: 'left' }),
    stem(7.95, { top: [0, 0.95], bottom: [0.6, 0.95], spurs: 'right' }),
    shape('M1.6 0L4 0L5.9 5.6L7.6 0L9.6 0L9 2.4L6.5 9L5.1 9L2.4 2.4Z', 'M3 1.2L5.7 7.6L8.6 1.2'),
  ),
  N: letter(
    10,
    stem(0.95, { top: [0.95, 0], bottom: [0.95, 0.75], spurs: 'left' }),
    stem(6.75, { top: [0.75, 0.95], bottom: [0, 0], spurs: 'right' }),
    shape('M1.6 0L4.2 0L8.6 7.4L9.05 10L7 10L2.4 2.6Z', 'M3 1L7.8 9.2'),
  ),
  O: letter(7.8, zero),
  P: letter(8, stem(0.95, { top: [0.95, 0], spurs: 'left' }), lobe(2.5, 4.5, 0, 6.3, 3.5, 1.8)),
  Q: letter(
    8.2,
    zero,
    shape(
      'M3.6 7.2C5 6.7 6 7.4 6.6 8.6C6.9 9.2 7.5 9.2 8.2 8.8L8.4 10.4C6.8 11.6 5.5 11.2 4.9 9.6C4.6 8.8 4.3 8.6 3.6 8.8Z',
    ),
  ),
  R: letter(
    9.4,
    stem(0.95, { top: [0.95, 0], spurs: 'left' }),
    lobe(2.5, 4.5, 0, 6.1, 3.4, 1.8),
    shape(
      'M4.4 4.6L6.2 5C7.3 5.3 7.8 6.1 7.8 7.3L7.8 7.9C7.8 8.4 8 8.6 8.5 8.6L9.4 8.4L9.4 9.6C8.9 10 8.2 10.15 7.5 10.15C6.1 10.15 5.5 9.4 5.5 8.1L5.5 7.4C5.5 6.5 5.2 6.2 4.4 6.2Z',
      'M5.6 5.6C6.5 5.9 6.7 6.4 6.7 7.6C6.7 8.8 7 9.4 8.6 9.4',
    ),
  ),
  S: letter(7.5, capS),
  T: letter(9, stem(3.35, { top: [2.4, 2.4] }), bar(0.2, 0, 8.8, SLAB), hangingLeft(0, 4.2), hanging(9, 4.2)),
  U: letter(
    9.4,
    shape(
      'M0.9 0L3.2 0L3.2 6.4C3.2 7.8 3.8 8.3 4.8 8.3C5.9 8.3 6.5 7.7 6.5 6.3L6.5 0L8.5 0L8.5 6.4C8.5 8.9 7.1 10.15 4.7 10.15C2.3 10.15 0.9 8.9 0.9 6.6Z',
      'M2.05 1L2.05 6.6C2.05 8.4 3 9.2 4.75 9.2C6.5 9.2 7.5 8.4 7.5 6.5L7.5 1',
    ),
    head(0, 4.1, 0.9, 3.2),
    head(5.6, 9.4, 6.5, 8.5),
    spur(0.9, 5, -0.85),
    spur(8.5, 5),
  ),
  V: letter(
    9.4,
    shape('M0.9 1.2L3.6 1.2L5.3 6.9L6.6 1.2L8.5 1.2L6 10L3.6 10Z', 'M2.3 1.2L4.8 8.8L7.5 1.2'),
    head(0, 4.5, 1.1, 3.8, 0.25),
    head(5.5, 9.4, 6.4, 8.3, -0.25),
  ),
  W: letter(
    13,
    shape(
      'M0.9 1.2L3.6 1.2L4.8 6.7L6.1 1.2L5.8 1.2L5.8 0L8.1 0L9 6.7L10.2 1.2L12.1 1.2L9.8 10L7.6 10L6.5 4.2L5 10L3 10Z',
      'M2.3 1.2L4.1 8.8L6.7 1.6L8.7 8.8L11.1 1.2',
    ),
    head(0, 4.4, 1.1, 3.75, 0.2),
    head(9.2, 13, 10, 11.9, -0.2),
    bar(4.9, 0, 8, 1.3),
  ),
  X: letter(
    10.2,
    shape('M1 1.2L4 1.2L9.4 8.8L6.3 8.8Z', 'M2.4 1L7.9 9'),
    shape('M6.7 1.2L8.8 1.2L3.5 8.8L1.2 8.8Z', 'M7.7 1L2.4 9'),
    head(0, 4.8, 1.5, 4.5, 0.64),
    head(5.7, 9.7, 6.2, 8.3, -0.63),
    foot(0, 4.5, 1.7, 4, 0.63),
    foot(5.4, 10.2, 5.8, 8.9, -0.64),
  ),
  Y: letter(
    9.2,
    shape(
      'M0.8 1.2L3.4 1.2L5 4.2L6.4 1.2L8.4 1.2L5.8 6L5.8 9L3.5 9L3.5 6.2Z',
      'M2.2 1L4.65 5.6L4.65 9.2M7.3 1L4.65 5.6',
    ),
    head(0, 4.2, 1.2, 3.7, 0.45),
    head(5.2, 9, 5.9, 7.9, -0.45),
    foot(2.4, 6.9, 3.5, 5.8),
  ),
  Z: letter(
    8.4,
    shape('M4.9 1.4L8 1.4L8 1.9L3.6 8.4L3.6 8.6L0.2 8.6L0.2 8Z', 'M6.6 1.4L1.8 8.8'),
    bar(0.4, 0, 8, SLAB),
    bar(0.2, 10 - SLAB, 8.2, 10),
    hangingLeft(0.2, 4),
    standing(8.4, 4.1),
  ),
  '0': letter(7.8, zero),
  '1': letter(
    5.6,
    shape('M1.65 0L3.95 0L3.95 10L1.65 10Z', 'M2.8 0.9L2.8 9.1'),
    shape('M2.4 0L3.95 0L2.6 3.2L0.2 3.2L0.2 1.7C1.4 1.6 2.1 1 2.4 0Z'),
    foot(0, 5.6, 1.65, 3.95),
    spur(3.95, 5),
  ),
  '2': letter(
    7.9,
    shape(
      'M0.2 3.6C0.2 1.2 1.7 -0.15 4 -0.15C6.3 -0.15 7.7 1.1 7.7 3C7.7 4.7 6.5 5.6 5 6.6C3.9 7.3 3.3 7.7 3.1 8.2L6.1 8.2C6.4 8.2 6.5 7.8 6.5 7L7.9 7L7.9 10L0.1 10C0.1 7.5 1.2 6.4 3 5.3C4.5 4.3 5.2 3.9 5.2 3C5.2 2.2 4.7 1.75 4 1.75C3.1 1.75 2.6 2.4 2.6 3.6Z',
      'M1.4 3.4C1.4 0.2 6.5 0 6.5 3C6.5 5.6 1.9 6 1.5 9.1L7 9.1',
    ),
  ),
  '3': letter(
    7.6,
    shape(
      'M0.3 0L7.2 0L7.2 1.7L5.2 3.8C6.8 4.2 7.6 5.2 7.6 6.8C7.6 8.9 6.1 10.15 3.8 10.15C1.5 10.15 0 8.9 0 6.8L2.4 6.8C2.4 7.8 2.9 8.3 3.7 8.3C4.6 8.3 5.1 7.8 5.1 6.9C5.1 5.9 4.4 5.4 3.2 5.4L2.2 5.4L2.2 4L3.9 1.9L2 1.9C1.7 1.9 1.6 2.3 1.6 3.2L0.3 3.2Z',
      'M1 1L5.6 1L3.4 4.6C5.4 4.7 6.3 5.4 6.3 6.9C6.3 8.5 5.2 9.2 3.8 9.2C2.2 9.2 1.3 8.3 1.2 7.2',
    ),
  ),
  '4': letter(
    8.6,
    shape(
      'M4.2 0L7.1 0L7.1 5.8L8.6 5.8L8.6 7.5L7.1 7.5L7.1 8.5L4.7 8.5L4.7 7.5L0 7.5L0 6Z M4.7 2.9L2.4 5.8L4.7 5.8Z',
      'M5.9 9L5.9 1.4L1.4 6.6L8 6.6',
    ),
    foot(3.6, 8.2, 4.7, 7.1),
  ),
  '5': letter(
    7.6,
    shape(
      'M0.9 0L7 0L7 3L5.7 3C5.7 2.3 5.6 1.95 5.2 1.95L2.9 1.95L2.8 3.9C3.2 3.6 3.8 3.45 4.4 3.45C6.4 3.45 7.6 4.7 7.6 6.7C7.6 8.9 6.1 10.15 3.8 10.15C1.5 10.15 0 8.9 0 6.9L2.4 6.9C2.4 7.8 2.9 8.3 3.7 8.3C4.6 8.3 5.1 7.7 5.1 6.7C5.1 5.7 4.7 5.2 3.9 5.2C3.3 5.2 3 5.4 2.7 5.9L0.7 5.9Z',
      'M6.2 1L2 1L1.8 4.7C4 3.9 6.4 4.4 6.4 6.7C6.4 8.5 5.2 9.2 3.8 9.2C2.2 9.2 1.3 8.3 1.2 7.2',
    ),
  ),
  '6': letter(
    7.8,
    shape(
      'M7.3 3.2L4.9 3.2C4.8 2.2 4.5 1.75 3.9 1.75C3 1.75 2.5 2.6 2.5 4.2C3 3.7 3.6 3.5 4.4 3.5C6.4 3.5 7.8 4.8 7.8 6.7C7.8 8.8 6.2 10.15 3.9 10.15C1.4 10.15 0 8.4 0 5.2C0 1.8 1.5 -0.15 4.1 -0.15C6.1 -0.15 7.2 1 7.3 3.2Z M3.9 5.2C3 5.2 2.6 5.8 2.6 6.8C2.6 7.8 3.1 8.4 3.9 8.4C4.7 8.4 5.2 7.8 5.2 6.8C5.2 5.8 4.7 5.2 3.9 5.2Z',
      'M6.1 2.8C5.8 1.2 4.8 0.8 4 0.8C2.2 0.8 1.3 2.4 1.3 5.2C1.3 8 2.2 9.2 3.9 9.2C5.5 9.2 6.5 8.2 6.5 6.8C6.5 5.4 5.5 4.4 4.2 4.4',
    ),
  ),
  '7': letter(
    7.4,
    shape(
      'M0 0L7.4 0L7.4 1.8C5.6 3.8 4.8 6.2 4.8 10L2.2 10C2.2 6.4 3.2 3.9 4.8 1.95L2.1 1.95C1.6 1.95 1.5 2.4 1.5 3.6L0 3.6Z',
      'M0.8 1L6.2 1C4.4 3.2 3.5 6 3.5 9.2',
    ),
    bar(1.5, 8.4, 5.5, 10),
  ),
  '8': letter(
    7.8,
    bowl({ x: 3.9, y: 2.7, rx: 3.5, ry: 2.85, side: 2.2, cap: 1.8, square: 2.3 }),
    bowl({ x: 3.9, y: 7.2, rx: 3.9, ry: 2.95, side: 2.4, cap: 1.8, square: 2.3 }),
  ),
  '9': letter(
    7.8,
    shape(
      'M0.5 6.8L2.9 6.8C3 7.8 3.3 8.25 3.9 8.25C4.8 8.25 5.3 7.4 5.3 5.8C4.8 6.3 4.2 6.5 3.4 6.5C1.4 6.5 0 5.2 0 3.3C0 1.2 1.6 -0.15 3.9 -0.15C6.4 -0.15 7.8 1.6 7.8 4.8C7.8 8.2 6.3 10.15 3.7 10.15C1.7 10.15 0.6 9 0.5 6.8Z M3.9 4.8C4.8 4.8 5.2 4.2 5.2 3.2C5.2 2.2 4.7 1.6 3.9 1.6C3.1 1.6 2.6 2.2 2.6 3.2C2.6 4.2 3.1 4.8 3.9 4.8Z',
      'M1.7 7.2C2 8.8 3 9.2 3.8 9.2C5.6 9.2 6.5 7.6 6.5 4.8C6.5 2 5.6 0.8 3.9 0.8C2.3 0.8 1.3 1.8 1.3 3.2C1.3 4.6 2.3 5.6 3.6 5.6',
    ),
  ),
  '-': letter(3.6, bar(0, 4.2, 3.6, 5.9)),
  "'": letter(2.2, shape('M0 0L2.2 0L1.6 3.6L0.6 3.6Z')),
}
