/** How many lines a text needs on the smallest phone, and where it is cut. An estimate: fonts differ between phones. */
import type { TextSpace } from '../../engine/core/schema.ts'

export interface Fit {
  readonly lines: number
  /** The part of the text that is shown; undefined if the whole text is shown. */
  readonly shown: string | undefined
}

/** Width of a character as a multiple of the size of its letters. */
function widthOf(character: string): number {
  if (character === ' ') return 0.29
  if (/[\u1100-\u11ff\u2e80-\uffdc]|\p{Extended_Pictographic}/u.test(character)) return 1
  if (/[iljtfrI.,:;'’!|()[\]]/.test(character)) return 0.34
  if (/[mwMW@%—]/.test(character)) return 0.92
  return /[\p{Lu}\d&#₱]/u.test(character) ? 0.7 : 0.6
}

const widthOfAll = (text: string): number => [...text].reduce((sum, one) => sum + widthOf(one), 0)

/** Returns undefined for a text with arguments, such as `{name}`, whose length is not known. */
export function fitOf(text: string, { lines: most, em }: TextSpace): Fit | undefined {
  if (text.includes('{')) return undefined
  let lines = 0
  let used = Infinity
  let shown: string | undefined
  let before = ''
  for (const piece of piecesOf(text.trim())) {
    const width = widthOfAll(piece.trimEnd())
    if (used + width > em) {
      // A word that is longer than a line is broken.
      lines += Math.max(1, Math.ceil(width / em))
      used = width % em
      if (lines > most) shown ??= before
    } else used += width
    used += widthOfAll(piece) - width
    before += piece
  }
  return { lines, shown: shown?.trimEnd() }
}

/** Splits a text where a line may end: after spaces and hyphens, and between Chinese characters. */
function piecesOf(text: string): readonly string[] {
  return text.match(/[\u2e80-\uffdc]|[^\s\u2e80-\uffdc-]*(?:[\s-]+|(?=[\u2e80-\uffdc])|$)/gu)?.filter(Boolean) ?? []
}

const MOST_WORDS = 24

export function fitInWords({ lines, shown }: Fit, most: number): string | undefined {
  if (lines === 0) return undefined
  const many = most === 1 ? '1 line' : `${most} lines`
  if (shown === undefined) return `About ${lines} of ${many} on the smallest phone`
  const end =
    shown.length > MOST_WORDS
      ? `…${shown
          .slice(-MOST_WORDS)
          .replace(/^\S+\s/, '')
          .trimStart()}`
      : shown
  return `Longer than ${many} on the smallest phone: cut there after “${end}”`
}
