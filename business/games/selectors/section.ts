import { defineSelector, type Game } from '../../../engine/action.ts'
import { gamesOf, LISTS } from '../lists.ts'
import type { SectionArgs } from '../selectors.gen.ts'

export const selector = defineSelector<SectionArgs, readonly Game[]>({
  name: 'games.section',
  reads: LISTS,
  select: (read, { above, limit, ...list }) =>
    gamesOf(read, list, above)
      .slice(0, limit)
      .map(({ game }) => game),
})
