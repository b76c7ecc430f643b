import type { GameOutcome, Round } from './game-rules.ts'

/** Denominator of the chances. */
const PARTS = 10_000

/** The product of win and chance is the same for all targets, so no target is better than another. */
export const targets = [
  { times: 2, chance: 4_750 },
  { times: 5, chance: 1_900 },
  { times: 10, chance: 950 },
  { times: 20, chance: 475 },
  { times: 50, chance: 190 },
  { times: 100, chance: 95 },
] as const

/** The part of all bets that is paid back, for each target. */
export const returnOfTarget = { part: 95n, of: 100n }

export const percentOf = (chance: number): string => (chance / 100).toFixed(2)

/** One shot at one target. The player's aim has no effect. */
export function shotAt(index: unknown): Round | undefined {
  const target = typeof index === 'number' ? targets[index] : undefined
  if (target === undefined) return undefined
  return {
    units: 1,
    draw(random): GameOutcome {
      const caught = random(PARTS) < target.chance
      return { times: caught ? target.times : 0, result: { caught } }
    },
  }
}
