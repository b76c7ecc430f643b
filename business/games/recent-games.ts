import type { ActionContext, FactValues } from '../../engine/action.ts'
import { pageFacts } from './page-facts.ts'

/** Returns the facts after the selected game has opened. A trial is not recorded, because it needs no account. */
export function openedFacts({ read }: Pick<ActionContext, 'read'>): FactValues {
  const gameId = read('fact.launch.gameId') ?? ''
  if (read('fact.session.loggedIn') !== true || read('fact.launch.trial') === true || gameId === '') return {}
  const others = (read('fact.games.opened') ?? []).filter((id) => id !== gameId)
  return pageFacts(read('fact.games.savedFavorites') ?? [], [gameId, ...others])
}
