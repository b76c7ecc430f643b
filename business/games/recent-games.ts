import type { ActionContext, FactValues } from '../../engine/action.ts'

/** Returns the facts after the selected game has opened. A trial is not recorded, because it needs no account. */
export function openedFacts({ read }: Pick<ActionContext, 'read'>): FactValues {
  const gameId = read('fact.launch.gameId') ?? ''
  if (read('fact.session.loggedIn') !== true || read('fact.launch.trial') === true || gameId === '') return {}
  const others = (read('fact.games.recent') ?? []).filter((id) => id !== gameId)
  return pageFacts(read('fact.games.savedFavorites') ?? [], [gameId, ...others])
}

/**
 * Returns the facts about the player's games that the lists of a page use. Favorites are left out of the games that
 * were opened recently, because they have a list of their own on the same page.
 */
export function pageFacts(favorites: readonly string[], opened: readonly string[]): FactValues {
  const recent = opened.filter((id) => !favorites.includes(id))
  return {
    'games.savedFavorites': favorites,
    'games.savedCount': favorites.length,
    'games.recent': recent,
    'games.recentCount': recent.length,
  }
}
