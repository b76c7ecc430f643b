import { drawWithoutReturn } from '../random.ts'
import type { GameRules, GameOutcome } from './game-rules.ts'

const RACERS = 6

/** Win as a multiple of the bet, by the place of the racer. */
const times = [4, 1.7]

/** Six racers with the same chances. One bet for each race. */
export const race: GameRules = {
  title: 'race.title',
  rules: (say) => [say('race.rule-bet'), say('race.rule-order')],
  pays: [
    { on: (say) => say('race.pay-first'), times: 4 },
    { on: (say) => say('race.pay-second'), times: 1.7 },
  ],
  returns: [{ on: 'race.return', part: 57n, of: 60n }],
  round({ racer }) {
    if (typeof racer !== 'number' || !Number.isInteger(racer) || racer < 0 || racer >= RACERS) return undefined
    return {
      units: 1,
      draw(random): GameOutcome {
        const order = drawWithoutReturn(random, RACERS, RACERS)
        return { times: times[order.indexOf(racer)] ?? 0, result: { order: [...order] } }
      },
    }
  },
}
