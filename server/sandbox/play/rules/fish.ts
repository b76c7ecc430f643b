import type { GameRules } from './game-rules.ts'
import { percentOf, returnOfTarget, shotAt, targets } from './target.ts'

const names = ['fish.dilis', 'fish.tilapia', 'fish.pugita', 'fish.pawikan', 'fish.pating', 'fish.bangus'] as const

/** One throw at one fish. The position of the fish has no effect. */
export const fishing: GameRules = {
  title: 'fish.title',
  rules: (say) => [say('fish.rule-throw'), say('fish.rule-pay'), say('fish.rule-chance')],
  pays: targets.map(({ times, chance }, index) => ({
    on: (say) => say('fish.pay', { name: say(names[index] ?? 'fish.dilis'), percent: percentOf(chance) }),
    times,
  })),
  returns: [{ on: 'fish.return', ...returnOfTarget }],
  round: ({ fish }) => shotAt(fish),
}
