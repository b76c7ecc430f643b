import type { GameRules, GameOutcome } from './game-rules.ts'

/** The payouts on the wheel, clockwise. 0 is the star; it cannot be bet on. */
export const segments: readonly number[] = [
  28, 2, 4, 2, 7, 0, 4, 2, 14, 2, 4, 2, 7, 2, 4, 2, 0, 2, 4, 2, 7, 2, 4, 2, 14, 2, 4, 2, 7, 2,
]

const countOf = (times: number): number => segments.filter((each) => each === times).length

/** The product of payout and number of segments is the same for all payouts, so no bet is better than another. */
const payouts = [2, 4, 7, 14, 28]

/** A wheel of the fair. One bet for each round, on one payout. */
export const wheel: GameRules = {
  title: 'wheel.title',
  rules: (say) => [say('wheel.rule-wheel', { all: segments.length }), say('wheel.rule-bet'), say('wheel.rule-star')],
  pays: payouts.map((times) => ({
    on: (say) => say('wheel.pay', { count: countOf(times), all: segments.length }),
    times,
  })),
  returns: [{ on: 'wheel.return', part: 28n, of: 30n }],
  round({ times: chosen }) {
    if (typeof chosen !== 'number' || !payouts.includes(chosen)) return undefined
    return {
      units: 1,
      draw(random): GameOutcome {
        const segment = random(segments.length)
        return { times: segments[segment] === chosen ? chosen : 0, result: { segment } }
      },
    }
  },
}
