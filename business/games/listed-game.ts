import type { AreaContext, Game, GameReference } from '../../engine/action.ts'
import { excludedGames, isForPlayer, isReferenced } from './excluded.ts'
import { gameOf, listOf, withMaintenance } from './game-record.ts'

type ListContext = Pick<AreaContext, 'read' | 'call' | 'run'>

/**
 * Returns the game from the list that the page has loaded; null when the list does not have it, and false when the
 * player may not see it.
 */
export function gameOnPage({ read }: Pick<ListContext, 'read'>, reference: GameReference): Game | false | null {
  const lists = [read('data.hidden.value'), read('data.notApproved.value')]
  const game = listedGame(read('data.games.value'), reference, lists, read('fact.player.isGrayUser') === true)
  return game ? withMaintenance(game, read('data.platforms.value')) : game
}

/**
 * Requests the list of games and finds a game in it. False when the player may not see the game, null when the list
 * does not have it, and undefined when the list could not be loaded.
 */
export async function loadGame(ctx: ListContext, reference: GameReference): Promise<Game | false | null | undefined> {
  const isPlayer = ctx.read('fact.session.loggedIn') === true
  const [games, platforms, hidden, notApproved] = await Promise.all([
    ctx.call('games/all'),
    // If the platforms cannot be loaded, the gateway checks maintenance at the launch.
    ctx.call('games/platforms', {}),
    ctx.call('games/hidden'),
    isPlayer ? ctx.call('games/notApproved') : undefined,
    // Loads the player's record: games may depend on whether the player is on the gray list.
    isPlayer ? ctx.run('player.require') : undefined,
  ])
  // Without the list of hidden games, this game may be hidden.
  if (!games.ok || !hidden.ok) return undefined
  // If the list of games that are not approved cannot be loaded, the gateway checks the approval at the launch.
  const lists = [hidden.value, notApproved?.ok === true ? notApproved.value : undefined]
  const game = listedGame(games.value, reference, lists, ctx.read('fact.player.isGrayUser') === true)
  return game ? withMaintenance(game, platforms.ok ? platforms.value : undefined) : game
}

/** @param lists answers of games/hidden and games/notApproved, if they are loaded */
function listedGame(
  answer: unknown,
  reference: GameReference,
  lists: readonly unknown[],
  isGrayUser: boolean,
): Game | false | null {
  const record = listOf<'games/all'>(answer).find((one) => isReferenced(one, reference))
  if (record === undefined) return null
  return isForPlayer(record, lists.flatMap(excludedGames), isGrayUser) && gameOf(record, 0)
}
