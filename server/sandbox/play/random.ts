import { createHash, randomInt } from 'node:crypto'

/** A uniformly distributed integer from 0 to `limit` - 1. */
export type Random = (limit: number) => number

export const secureRandom: Random = (limit) => randomInt(limit)

/** The same numbers for the same seed, so tests and demonstrations can fix what the games draw. */
export function seededRandom(seed: number): Random {
  let count = 0
  return (limit) => {
    // Values beyond the last multiple of `limit` would make the first results more likely.
    const end = 2 ** 48 - (2 ** 48 % limit)
    for (;;) {
      const value = createHash('sha256').update(`${seed}:${count++}`).digest().readUIntBE(0, 6)
      if (value < end) return value % limit
    }
  }
}

/** `count` different numbers from 0 to `limit` - 1, in the order in which they are drawn. */
export function drawWithoutReturn(random: Random, limit: number, count: number): readonly number[] {
  const left = Array.from({ length: limit }, (_, number) => number)
  return Array.from({ length: count }, () => left.splice(random(left.length), 1)[0] ?? 0)
}
