import type { GameRules, GameOutcome } from './game-rules.ts'

/** Denominator of the chances. */
const PARTS = 10_000

/** The product of win and chance is the same for all fish, so no target is better than another. */
const fish = [
  { name: 'fish.dilis', times: 2, chance: 4_750 },
  { name: 'fish.tilapia', times: 5, chance: 1_900 },
  { name: 'fish.pugita', times: 10, chance: 950 },
  { name: 'fish.pawikan', times: 20, chance: 475 },
  { name: 'fish.pating', times: 50, chance: 190 },
  { name: 'fish.bangus', times: 100, chance: 95 },
] as const

/** One shot at one fish. The position of the fish and the player's aim have no effect. */
export const fishing: GameRules = {
  title: 'fish.title',
  rules: (say) => [say('fish.rule-throw'), say('fish.rule-pay'), say('fish.rule-chance')],
  pays: fish.map(({ name, times, chance }) => ({
    on: (say) => say('fish.pay', { name: say(name), percent: (chance / 100).toFixed(2) }),
    times,
  })),
  returns: [{ on: 'fish.return', part: 95n, of: 100n }],
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
