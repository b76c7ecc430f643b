import { type Random, secureRandom, seededRandom } from './random.ts'

/** The source of the draws of the demo games. */
export interface Draws {
  readonly random: Random
  /** Draws the same numbers for the same seed from now on; null draws unpredictable ones. */
  seed(seed: number | null): void
}

export function createDraws(): Draws {
  let source = secureRandom
  return {
    random: (limit) => source(limit),
    seed: (seed) => void (source = seed === null ? secureRandom : seededRandom(seed)),
  }
}
