import type { GameRules } from './game-rules.ts'
import { percentOf, returnOfTarget, shotAt, targets } from './target.ts'

/** One shot at one of six targets, at a booth of the fair or on a court. */
export const aim: GameRules = {
  title: 'aim.title',
  rules: (say) => [say('aim.rule-shot'), say('aim.rule-pay'), say('aim.rule-chance')],
  pays: targets.map(({ times, chance }, index) => ({
    on: (say) => say('aim.pay', { number: index + 1, percent: percentOf(chance) }),
    times,
  })),
  returns: [{ on: 'aim.return', ...returnOfTarget }],
  round: ({ target }) => shotAt(target),
}
