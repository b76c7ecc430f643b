/**
 * The alphabets of titles whose letters have outlines. Each has a construction of its own, so that names on a shelf do
 * not look like one typeface:
 *
 * - `circus`: wide slabs with spurs, for the booths and rides of a fair
 * - `brush`: the script of a sign painter, for towns, feasts, music and people
 * - `inscription`: Roman capitals as cut in stone, for treasures, myths and kings
 * - `varsity`: octagonal letters of college shirts, for sports, speed and numbers
 * - `bubble`: inflated letters, for sweets, fruit, bingo and small animals
 * - `deco`: one thick side and hairlines, for casinos and card rooms
 */
import { brushScript } from './brush.ts'
import { bubble } from './bubble.ts'
import { circus } from './circus.ts'
import { deco } from './deco.ts'
import { inscription } from './inscription.ts'
import type { Letter } from './pen.ts'
import { varsity } from './varsity.ts'

export interface Alphabet {
  readonly letters: { readonly [letter: string]: Letter }
  /** The usual thickness of a stroke, relative to the height of capitals. */
  readonly weight: number
  /** Between two letters: the mean space, of which deep spaces count in part, and the least space. */
  readonly gap: { readonly mean: number; readonly least: number }
  /** Corners are not rounded. */
  readonly isSharp: boolean
  /** The end of a letter is the start of the next. */
  readonly isJoined?: boolean
  readonly hasLowerCase?: boolean
  /** Each letter covers a part of the one before it. The spines of its letters are glints. */
  readonly overlaps?: boolean
  /** How far every other letter is above or below the line. */
  readonly bounce?: number
}

export type AlphabetName = 'circus' | 'brush' | 'inscription' | 'varsity' | 'bubble' | 'deco'

export const alphabets: { readonly [name in AlphabetName]: Alphabet } = {
  circus: { letters: circus, weight: 0.23, gap: { mean: 1.8, least: 0.75 }, isSharp: true },
  brush: {
    letters: brushScript,
    weight: 0.19,
    gap: { mean: 1, least: 0.5 },
    isSharp: false,
    isJoined: true,
    hasLowerCase: true,
  },
  inscription: { letters: inscription, weight: 0.2, gap: { mean: 1.9, least: 0.7 }, isSharp: true },
  varsity: { letters: varsity, weight: 0.24, gap: { mean: 1.6, least: 0.75 }, isSharp: true },
  bubble: {
    letters: bubble,
    weight: 0.34,
    gap: { mean: 1.1, least: 0.3 },
    isSharp: false,
    overlaps: true,
    bounce: 0.3,
  },
  deco: { letters: deco, weight: 0.3, gap: { mean: 1.5, least: 0.8 }, isSharp: true },
}
