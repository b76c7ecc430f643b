import { defineSelector, type Game } from '../../../engine/action.ts'
import { gamesOf, LISTS, turnoverOf, winsOf } from '../lists.ts'
import type { LobbyGame } from '../lobby.ts'
import type { SectionArgs } from '../selectors.gen.ts'

/** The sums by which the rankings are sorted. The cards show them. */
const SUMS: { readonly [section in SectionArgs['section']]?: (game: LobbyGame) => number } = {
  'top-turnover': turnoverOf,
  'top-wins': winsOf,
}

export const selector = defineSelector<SectionArgs, readonly Game[]>({
  name: 'games.section',
  reads: LISTS,
  select: (read, { above, limit, ...list }) => {
    const sum = SUMS[list.section]
    return gamesOf(read, list, above)
      .slice(0, limit)
      .map((one) => (sum === undefined ? one.game : { ...one.game, sum: sum(one) }))
  },
})
