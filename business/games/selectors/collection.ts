import { defineSelector, type Game } from '../../../engine/action.ts'
import { gamesOf, LISTS } from '../lists.ts'
import type { CollectionArgs } from '../selectors.gen.ts'

export const selector = defineSelector<CollectionArgs, readonly Game[]>({
  name: 'games.collection',
  reads: LISTS,
  select: (read, { id, above, limit }) =>
    gamesOf(read, { collection: id }, above)
      .slice(0, limit)
      .map(({ game }) => game),
})
