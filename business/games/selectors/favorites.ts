import { defineSelector, type Game } from '../../../engine/action.ts'
import { gamesWithIds, LOBBY } from '../lobby.ts'
import type { FavoritesArgs } from '../selectors.gen.ts'

/** The favorites of the player, newest first. */
export const selector = defineSelector<FavoritesArgs, readonly Game[]>({
  name: 'games.favorites',
  reads: [...LOBBY, 'fact.player.favorites', 'fact.games.savedFavorites'],
  select(read, { saved, kept }) {
    const before = (read('fact.games.savedFavorites') ?? []) as readonly string[]
    const now = (read('fact.player.favorites') ?? []) as readonly string[]
    if (kept === true) return gamesWithIds(read, [...now.filter((id) => !before.includes(id)), ...before])
    return gamesWithIds(read, saved === true ? before : now)
  },
})
