import type { GameRules, GameOutcome } from './game-rules.ts'

const DIGITS = 3

/** Win as a multiple of the bet, by the number of digits that are drawn at their place. */
const times = [0, 1.5, 12, 250]

/** Three digits, each drawn from its own drum with ten balls. */
export const lottery: GameRules = {
  title: 'lottery.title',
  rules: (say) => [say('lottery.rule-fill'), say('lottery.rule-draw')],
  pays: [
    { on: (say) => say('lottery.pay-three'), times: 250 },
    { on: (say) => say('lottery.pay-two'), times: 12 },
    { on: (say) => say('lottery.pay-one'), times: 1.5 },
  ],
  returns: [{ on: 'lottery.return', part: 9_385n, of: 10_000n }],
  round({ digits }) {
    if (!Array.isArray(digits) || digits.length !== DIGITS) return undefined
    if (!digits.every((digit) => Number.isInteger(digit) && Number(digit) >= 0 && Number(digit) <= 9)) return undefined
    return {
      units: 1,
      draw(random): GameOutcome {
        const drawn = digits.map(() => random(10))
        const hits = drawn.filter((digit, place) => digit === digits[place]).length
        return { times: times[hits] ?? 0, result: { drawn } }
      },
    }
  },
}
