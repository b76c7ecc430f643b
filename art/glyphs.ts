import type { Point } from './letters/pen.ts'

/** Letters as strokes on a grid of height 10, so titles need no font and look the same on every device. */
interface Glyph {
  readonly width: number
  readonly line: string
}

const glyph = (width: number, line: string): Glyph => ({ width, line })
const bowl = 'M0 10L0 0L3.2 0C5 0 6 1.1 6 2.9C6 4.7 5 5.8 3.2 5.8L0 5.8'
const round = 'M3.2 0C1.3 0 0 1.9 0 5C0 8.1 1.3 10 3.2 10C5.1 10 6.4 8.1 6.4 5C6.4 1.9 5.1 0 3.2 0Z'

export const glyphs: { readonly [letter: string]: Glyph } = {
  A: glyph(6, 'M0 10L0 4.2C0 1.5 1.2 0 3 0C4.8 0 6 1.5 6 4.2L6 10M0 6.2L6 6.2'),
  B: glyph(
    6,
    'M3.4 4.8L0 4.8M0 0L0 10L3.4 10C5.1 10 6 9 6 7.4C6 5.8 5.1 4.8 3.4 4.8C4.8 4.8 5.5 3.9 5.5 2.4C5.5 ' +
      '0.9 4.7 0 3.2 0L0 0Z',
  ),
  C: glyph(5.8, 'M5.8 2.5C5.4 0.9 4.5 0 3.1 0C1.3 0 0 1.9 0 5C0 8.1 1.3 10 3.1 10C4.5 10 5.4 9.1 5.8 7.5'),
  D: glyph(6, 'M0 0L0 10L2.4 10C4.8 10 6 8 6 5C6 2 4.8 0 2.4 0Z'),
  E: glyph(4.8, 'M4.8 0L0 0L0 10L4.8 10M0 5L4.1 5'),
  F: glyph(4.6, 'M4.6 0L0 0L0 10M0 5L4 5'),
  G: glyph(6, 'M5.9 2.4C5.4 0.8 4.5 0 3.1 0C1.3 0 0 1.9 0 5C0 8.1 1.3 10 3.1 10C5 10 6 8.6 6 6.6L6 5.5L3.6 5.5'),
  H: glyph(6, 'M0 0L0 10M6 0L6 10M0 5L6 5'),
  I: glyph(0.4, 'M0.2 0L0.2 10'),
  J: glyph(4, 'M4 0L4 7.4C4 9.2 3.2 10 2 10C0.8 10 0 9.2 0 7.8'),
  K: glyph(5.8, 'M0 0L0 10M5.6 0L0 6M2 4L5.8 10'),
  L: glyph(4, 'M0 0L0 10L4 10'),
  M: glyph(7.2, 'M0 10L0 0L3.6 6L7.2 0L7.2 10'),
  N: glyph(6, 'M0 10L0 0L6 10L6 0'),
  O: glyph(6.4, round),
  P: glyph(6, bowl),
  Q: glyph(6.4, `${round}M4 7L6.4 10`),
  R: glyph(6, `${bowl}M3 5.8L6 10`),
  S: glyph(
    5.8,
    'M5.6 2.2C5.2 0.7 4.3 0 2.9 0C1.2 0 0.2 1 0.2 2.5C0.2 4.2 1.5 4.6 2.9 5C4.4 5.4 5.8 5.8 5.8 7.5C5.8 ' +
      '9 4.7 10 2.9 10C1.3 10 0.3 9.2 0 7.7',
  ),
  T: glyph(5.4, 'M0 0L5.4 0M2.7 0L2.7 10'),
  U: glyph(6, 'M0 0L0 6.6C0 8.8 1.2 10 3 10C4.8 10 6 8.8 6 6.6L6 0'),
  V: glyph(6, 'M0 0L3 10L6 0'),
  W: glyph(8.6, 'M0 0L2.1 10L4.3 2.5L6.5 10L8.6 0'),
  X: glyph(6, 'M0 0L6 10M6 0L0 10'),
  Y: glyph(6, 'M0 0L3 5L6 0M3 5L3 10'),
  Z: glyph(5.8, 'M0 0L5.6 0L0 10L5.8 10'),
  '0': glyph(6, 'M3 0C1.2 0 0 1.9 0 5C0 8.1 1.2 10 3 10C4.8 10 6 8.1 6 5C6 1.9 4.8 0 3 0Z'),
  '1': glyph(2.2, 'M0 2L2.2 0L2.2 10'),
  '2': glyph(6, 'M0.2 2.6C0.3 1 1.4 0 3 0C4.7 0 5.7 1.1 5.7 2.7C5.7 5 0 7.5 0 10L6 10'),
  '3': glyph(
    5.9,
    'M0.2 1.8C0.6 0.6 1.6 0 2.9 0C4.5 0 5.6 0.9 5.6 2.4C5.6 3.9 4.5 4.8 2.6 4.8C4.7 4.8 5.9 5.8 5.9 7.4' +
      'C5.9 9 4.6 10 2.9 10C1.4 10 0.4 9.3 0 8',
  ),
  '4': glyph(6, 'M4.4 10L4.4 0L0 7L6 7'),
  '5': glyph(
    5.9,
    'M5.4 0L0.8 0L0.5 4.6C1.2 4 2 3.8 2.9 3.8C4.7 3.8 5.9 5 5.9 6.9C5.9 8.8 4.7 10 2.9 10C1.4 10 0.4 9.3 0 8.2',
  ),
  '6': glyph(
    5.9,
    'M5.2 1.4C4.6 0.4 3.9 0 3 0C1.2 0 0 2 0 5.6C0 8.5 1.1 10 3 10C4.8 10 5.9 8.8 5.9 7C5.9 5.2 4.8 4 3 4' +
      'C1.4 4 0.2 5 0 6.6',
  ),
  '7': glyph(5.8, 'M0 0L5.8 0L2.2 10'),
  '8': glyph(
    6,
    'M3 4.7C1.5 4.7 0.5 3.8 0.5 2.4C0.5 1 1.5 0 3 0C4.5 0 5.5 1 5.5 2.4C5.5 3.8 4.5 4.7 3 4.7C1.2 4.7 0 ' +
      '5.7 0 7.3C0 9 1.2 10 3 10C4.8 10 6 9 6 7.3C6 5.7 4.8 4.7 3 4.7Z',
  ),
  '9': glyph(
    5.9,
    'M0.7 8.6C1.3 9.6 2 10 2.9 10C4.7 10 5.9 8 5.9 4.4C5.9 1.5 4.8 0 2.9 0C1.1 0 0 1.2 0 3C0 4.8 1.1 6 ' +
      '2.9 6C4.5 6 5.7 5 5.9 3.4',
  ),
  '-': glyph(2.8, 'M0 5.4L2.8 5.4'),
  '+': glyph(4.6, 'M0 5.2L4.6 5.2M2.3 2.9L2.3 7.5'),
  "'": glyph(0.4, 'M0.2 0L0.2 2'),
  '.': glyph(0.4, 'M0.2 9.8L0.2 10'),
  '!': glyph(0.4, 'M0.2 0L0.2 6.4M0.2 9.8L0.2 10'),
  '%': glyph(6, 'M6 0L0 10M1.2 0.6L1.2 2.2M4.8 7.8L4.8 9.4'),
}

const blank = 3

/** Pairs of letters with free space between their shapes, and how much closer they stand, in units of the grid. */
const kerning = new Map(
  (
    [
      [1.9, 'LT LV LY LW'],
      [1, 'AT AV AY AW TA VA YA WA LO LC LG LQ PA FA'],
      [0.8, 'TO TC TG OT OV OY VO YO YC'],
      [0.5, 'EO EC EG ET OX XO KO KC RO RT RY DT DY LU CO ST TS'],
    ] as const
  ).flatMap(([closer, pairs]) => pairs.split(' ').map((pair) => [pair, closer] as const)),
)

/** The gap between two letters of a word. */
const gapBetween = (left: string, right: string, gap: number): number => gap - (kerning.get(left + right) ?? 0)

/** Width of a word on the grid, with `gap` between letters that have no kerning. */
export function wordWidth(word: string, gap: number): number {
  const letters = [...word]
  return letters.reduce((sum, letter, index) => {
    const before = letters[index - 1]
    return sum + (glyphs[letter]?.width ?? blank) + (before === undefined ? 0 : gapBetween(before, letter, gap))
  }, 0)
}

/** A word as path data. `map` converts a point of the grid into a point of the image. */
export function wordLine(word: string, gap: number, map: (point: Point) => Point): string {
  let left = 0
  let data = ''
  const letters = [...word]
  for (const [index, letter] of letters.entries()) {
    const shape = glyphs[letter]
    if (shape !== undefined) {
      data += shape.line.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
        const [mappedX, mappedY] = map([left + Number(x), Number(y)])
        return `${Math.round(mappedX * 10) / 10} ${Math.round(mappedY * 10) / 10}`
      })
    }
    left += (shape?.width ?? blank) + gapBetween(letter, letters[index + 1] ?? '', gap)
  }
  return data
}
