import type { FactValues } from '../../engine/action.ts'

/**
 * Returns the facts about the player's games that the lists of a page use. Favorites are left out of the games that
 * were opened recently, because they have a list of their own on the same page.
 */
export function pageFacts(favorites: readonly string[], opened: readonly string[]): FactValues {
  const recent = opened.filter((id) => !favorites.includes(id))
  return {
    'games.savedFavorites': favorites,
    'games.savedCount': favorites.length,
    'games.opened': opened,
    'games.recent': recent,
    'games.recentCount': recent.length,
  }
}
