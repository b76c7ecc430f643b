/** Draws numbers, such as those on balls and tickets, around a point. */
import { line } from './draw.ts'
import { wordLine, wordWidth } from './glyphs.ts'

export function numeral(text: string, x: number, y: number, height: number, color: string, weight = 0.2): string {
  const gap = weight * 10 + 0.6
  const scale = height / 10
  const width = wordWidth(text, gap) * scale
  return line(
    wordLine(text, gap, ([gx, gy]) => [x - width / 2 + gx * scale, y - height / 2 + gy * scale]),
    color,
    height * weight,
  )
}

/** Draws many numbers of the same size and color as one path. */
export function numerals(
  texts: readonly { readonly text: string; readonly x: number; readonly y: number }[],
  height: number,
  color: string,
  weight = 0.2,
): string {
  const gap = weight * 10 + 0.6
  const scale = height / 10
  const data = texts.map(({ text, x, y }) => {
    const width = wordWidth(text, gap) * scale
    return wordLine(text, gap, ([gx, gy]) => [x - width / 2 + gx * scale, y - height / 2 + gy * scale])
  })
  return line(data.join(''), color, height * weight)
}
