import { defineSelector, type Game } from '../../../engine/action.ts'
import { gamesOf, LISTS } from '../lists.ts'
import type { ByKindArgs } from '../selectors.gen.ts'

export const selector = defineSelector<ByKindArgs, readonly Game[]>({
  name: 'games.byKind',
  reads: LISTS,
  select: (read, { platform, trial, above, limit, ...list }) =>
    gamesOf(read, list, above)
      .filter(
        ({ game }) => (!platform || game.platformId === platform) && (!trial || (game.trial && !game.maintenance)),
      )
      .slice(0, limit)
      .map(({ game }) => game),
})
