import type { GameRules, GameOutcome } from './game-rules.ts'

/** Denominator of the chances. */
const PARTS = 10_000

/** The product of win and chance is the same for all fish, so no target is better than another. */
const fish = [
  { name: 'Dilis', times: 2, chance: 4_750 },
  { name: 'Tilapia', times: 5, chance: 1_900 },
  { name: 'Pugita', times: 10, chance: 950 },
  { name: 'Pawikan', times: 20, chance: 475 },
  { name: 'Pating', times: 50, chance: 190 },
  { name: 'Golden bangus', times: 100, chance: 95 },
]

/** One shot at one fish. The position of the fish and the player's aim have no effect. */
export const fishing: GameRules = {
  title: 'Fishing',
  rules: [
    'Choose a fish and throw the net. Each throw costs the bet.',
    'The payout of a caught fish depends on its kind. Rare fish pay more and are caught less often.',
    'The chance to catch a fish depends only on its kind, not on aim or speed.',
  ],
  pays: fish.map(({ name, times, chance }) => ({
    on: `${name}, caught ${(chance / 100).toFixed(2)} % of the time`,
    times,
  })),
  returns: [{ on: 'each fish', part: 95n, of: 100n }],
  round({ fish: index }) {
    const target = typeof index === 'number' ? fish[index] : undefined
    if (target === undefined) return undefined
    return {
      units: 1,
      draw(random): GameOutcome {
        const caught = random(PARTS) < target.chance
        return { times: caught ? target.times : 0, result: { caught } }
      },
    }
  },
}
