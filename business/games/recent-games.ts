import type { ActionContext, FactValues } from '../../engine/action.ts'

/** Returns the facts after the selected game has opened. A trial is not recorded, because it needs no account. */
export function openedFacts({ read }: Pick<ActionContext, 'read'>): FactValues {
  const gameId = read('fact.launch.gameId') ?? ''
  if (read('fact.session.loggedIn') !== true || read('fact.launch.trial') === true || gameId === '') return {}
  const others = (read('fact.games.recent') ?? []).filter((id) => id !== gameId)
  return recentFacts([gameId, ...others], read('fact.player.favorites') ?? [])
}

/**
 * Returns the facts about the games that the player opened recently. Favorites are left out, because they have a list
 * of their own on the same page.
 */
export function recentFacts(opened: readonly string[], favorites: readonly string[]): FactValues {
  const recent = opened.filter((id) => !favorites.includes(id))
  return { 'games.recent': recent, 'games.recentCount': recent.length }
}
