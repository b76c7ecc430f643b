/** Sets words: the distance between two letters follows from the space between their shapes. */
import type { Alphabet } from './alphabets.ts'
import type { Letter } from './pen.ts'

export interface SetLetter {
  readonly letter: Letter
  readonly x: number
  readonly y: number
}

export interface SetWord {
  readonly letters: readonly SetLetter[]
  readonly width: number
  /** From the highest point of the word to its lowest. */
  readonly top: number
  readonly bottom: number
}

const BLANK = 3.2
const ROWS = 20
/** Space deeper than this beside a letter looks no wider. */
const DEEP = 2.2

/** For rows from the top to the bottom of a letter, the free space from its left end and from its right end. */
interface Profile {
  readonly left: readonly number[]
  readonly right: readonly number[]
}

const profiles = new WeakMap<Letter, Profile>()

function profileOf(letter: Letter): Profile {
  const known = profiles.get(letter)
  if (known !== undefined) return known
  const left = Array.from({ length: ROWS }, () => Number.POSITIVE_INFINITY)
  const right = Array.from({ length: ROWS }, () => Number.POSITIVE_INFINITY)
  for (const points of letter.parts.flatMap(({ loops }) => loops)) {
    for (const [i, [x, y]] of points.entries()) {
      const [nextX, nextY] = points[(i + 1) % points.length]!
      for (let step = 0; step <= 8; step++) {
        const [px, py] = [x + ((nextX - x) * step) / 8, y + ((nextY - y) * step) / 8]
        const row = Math.min(ROWS - 1, Math.max(0, Math.floor((py / 10) * ROWS)))
        left[row] = Math.min(left[row]!, px)
        right[row] = Math.min(right[row]!, letter.width - px)
      }
    }
  }
  const profile = { left, right }
  profiles.set(letter, profile)
  return profile
}

/** The distance from the end of a letter to the start of the next: the mean space between them is that of two stems. */
function distance(before: Letter, after: Letter, { gap }: Alphabet): number {
  const [a, b] = [profileOf(before).right, profileOf(after).left]
  const spaces = a.map((space, row) => Math.min(space, DEEP) + Math.min(b[row]!, DEEP))
  const mean = spaces.reduce((sum, space) => sum + Math.min(space, DEEP * 1.3), 0) / ROWS
  // Letters never touch: also the narrowest place keeps a gap.
  const narrowest = Math.min(
    ...a.map((space, row) => Math.min(space + b[row]!, space + (b[row - 1] ?? 9), space + (b[row + 1] ?? 9))),
  )
  return Math.max(gap.mean - mean, gap.least - narrowest)
}

export function setWord(alphabet: Alphabet, word: string): SetWord {
  const letters: SetLetter[] = []
  let x = 0
  let before: Letter | undefined
  for (const character of word) {
    const letter = alphabet.letters[character]
    if (letter === undefined) {
      x += BLANK
      before = undefined
      continue
    }
    if (before !== undefined && !alphabet.isJoined) x += distance(before, letter, alphabet)
    letters.push({ letter, x, y: (letters.length % 2 === 0 ? -1 : 1) * (alphabet.bounce ?? 0) })
    x += letter.width
    before = letter
  }
  const heights = letters.flatMap(({ letter, y }) =>
    letter.parts.flatMap(({ loops }) => loops.flat().map((point) => y + point[1])),
  )
  return { letters, width: x, top: Math.min(0, ...heights), bottom: Math.max(10, ...heights) }
}
