import { type Random, secureRandom, seededRandom } from './random.ts'

/** The random numbers of the demo games. */
export interface Draws {
  readonly random: Random
  /** From now on, draws the numbers that this seed determines, or unpredictable numbers if the seed is null. */
  seed(seed: number | null): void
}

export function createDraws(): Draws {
  let source = secureRandom
  return {
    random: (limit) => source(limit),
    seed: (seed) => void (source = seed === null ? secureRandom : seededRandom(seed)),
  }
}
