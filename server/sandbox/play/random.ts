import { createHash, randomInt } from 'node:crypto'

/** A uniformly distributed integer from 0 to `limit` - 1. */
export type Random = (limit: number) => number

export const secureRandom: Random = (limit) => randomInt(limit)

/** Returns the same numbers for the same seed, so tests and demonstrations can determine what the games draw. */
export function seededRandom(seed: number): Random {
  let count = 0
  return (limit) => {
    // Skips values beyond the last multiple of `limit`, which would make the first results more likely.
    const end = 2 ** 48 - (2 ** 48 % limit)
    for (;;) {
      const value = createHash('sha256').update(`${seed}:${count++}`).digest().readUIntBE(0, 6)
      if (value < end) return value % limit
    }
  }
}

/** Draws `count` different numbers from 0 to `limit` - 1, and returns them in the order of the draws. */
export function drawWithoutReturn(random: Random, limit: number, count: number): readonly number[] {
  const left = Array.from({ length: limit }, (_, number) => number)
  return Array.from({ length: count }, () => left.splice(random(left.length), 1)[0] ?? 0)
}
