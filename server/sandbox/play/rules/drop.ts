import type { GameRules, GameOutcome } from './game-rules.ts'

/** Rows of pegs. At each peg the ball falls to the left or to the right with the same chance. */
const ROWS = 8

/** Win as a multiple of the bet, by the slot in which the ball lands: the number of falls to the right. */
const times = [14, 3, 1.4, 0.6, 0.3, 0.6, 1.4, 3, 14]

/** A ball that falls through pegs into a slot. */
export const drop: GameRules = {
  title: 'drop.title',
  rules: (say) => [say('drop.rule-pegs', { rows: ROWS }), say('drop.rule-pay')],
  pays: times.slice(0, 5).map((each, index) => ({
    on: (say) => (index === 4 ? say('drop.pay-middle') : say('drop.pay', { first: index + 1, last: ROWS + 1 - index })),
    times: each,
  })),
  returns: [{ on: 'drop.return', part: 1213n, of: 1280n }],
  round: () => ({
    units: 1,
    draw(random): GameOutcome {
      const path = Array.from({ length: ROWS }, () => random(2))
      return { times: times[path.reduce((sum, right) => sum + right, 0)] ?? 0, result: { path } }
    },
  }),
}
