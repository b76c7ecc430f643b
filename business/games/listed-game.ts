import type { AreaContext, Game, GameReference } from '../../engine/action.ts'
import { type ExcludedGame, isForPlayer, isSameGame, isSamePlatform } from './excluded.ts'
import { gameOf, listOf, withMaintenance } from './game-record.ts'

type ListContext = Pick<AreaContext, 'read' | 'call' | 'run'>

/**
 * Returns the game from the list that the page has loaded; undefined when the list does not have it, or the player may
 * not see it.
 */
export function gameOnPage({ read }: Pick<ListContext, 'read'>, reference: GameReference): Game | undefined {
  const notApproved = listOf<'games/notApproved'>(read('data.notApproved.value'))
  const game = listedGame(read('data.games.value'), reference, notApproved, read('fact.player.isGrayUser') === true)
  return game === undefined ? undefined : withMaintenance(game, read('data.platforms.value'))
}

/**
 * Requests the list of games and finds a game in it. Null when the list does not have the game, or the player may not
 * see it; undefined when the list could not be loaded.
 */
export async function loadGame(ctx: ListContext, reference: GameReference): Promise<Game | null | undefined> {
  const isPlayer = ctx.read('fact.session.loggedIn') === true
  const [games, platforms, notApproved] = await Promise.all([
    ctx.call('games/all'),
    // If the platforms cannot be loaded, the gateway checks maintenance at the launch.
    ctx.call('games/platforms', {}),
    isPlayer ? ctx.call('games/notApproved') : undefined,
    // Loads the player's record: games may depend on whether the player is on the gray list.
    isPlayer ? ctx.run('player.require') : undefined,
  ])
  if (!games.ok) return undefined
  // If the list of games that are not approved cannot be loaded, the gateway checks the approval at the launch.
  const excluded = notApproved?.ok === true ? listOf<'games/notApproved'>(notApproved.value) : []
  const game = listedGame(games.value, reference, excluded, ctx.read('fact.player.isGrayUser') === true)
  return game === undefined ? null : withMaintenance(game, platforms.ok ? platforms.value : undefined)
}

function listedGame(
  answer: unknown,
  reference: GameReference,
  notApproved: readonly ExcludedGame[],
  isGrayUser: boolean,
): Game | undefined {
  const record = listOf<'games/all'>(answer).find((one) => isSameGame(one, reference) && isSamePlatform(one, reference))
  return record !== undefined && isForPlayer(record, notApproved, isGrayUser) ? gameOf(record, 0) : undefined
}
