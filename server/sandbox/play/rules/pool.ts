import { drawWithoutReturn } from '../random.ts'
import type { GameRules, GameOutcome } from './game-rules.ts'

const BALLS = 9
/** The balls that the player calls, and the balls that a break pots. */
const COUNT = 3

/** Win as a multiple of the bet, by the number of called balls that are potted. */
const times = [0, 0, 2.5, 34]

const isBall = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= BALLS

/** Nine balls on a pool table. The player calls three of them, and a break pots three. */
export const pool: GameRules = {
  title: 'pool.title',
  rules: (say) => [say('pool.rule-call'), say('pool.rule-break')],
  pays: [
    { on: (say) => say('pool.pay-three'), times: 34 },
    { on: (say) => say('pool.pay-two'), times: 2.5 },
  ],
  returns: [{ on: 'pool.return', part: 79n, of: 84n }],
  round({ balls }) {
    if (!Array.isArray(balls) || balls.length !== COUNT || new Set(balls).size !== COUNT) return undefined
    if (!balls.every(isBall)) return undefined
    return {
      units: 1,
      draw(random): GameOutcome {
        const potted = drawWithoutReturn(random, BALLS, COUNT).map((index) => index + 1)
        const hits = potted.filter((ball) => balls.includes(ball)).length
        return { times: times[hits] ?? 0, result: { potted } }
      },
    }
  },
}
