import { defineSelector, type Game } from '../../../engine/action.ts'
import { gamesWithIds, LOBBY } from '../lobby.ts'
import type { FavoritesArgs } from '../selectors.gen.ts'

/** The favorites of the player, newest first. */
export const selector = defineSelector<FavoritesArgs, readonly Game[]>({
  name: 'games.favorites',
  reads: [...LOBBY, 'fact.player.favorites', 'fact.games.savedFavorites'],
  select: (read, { saved }) =>
    gamesWithIds(read, read(saved === true ? 'fact.games.savedFavorites' : 'fact.player.favorites')),
})
