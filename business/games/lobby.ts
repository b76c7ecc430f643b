import type { Game } from '../../engine/action.ts'
import { excludedGames, isForPlayer } from './excluded.ts'
import { gameOf, type GameRecord, listOf, withMaintenance } from './game-record.ts'
import { jackpotOfGame } from './jackpot.ts'
import { kindIds } from './kinds.ts'

/**
 * The data sources and facts that every selector of this area reads. A page declares its data sources by these names.
 */
export const LOBBY = [
  'data.games.value',
  'data.hidden.value',
  'data.notApproved.value',
  'data.jackpots.value',
  'data.platforms.value',
  'fact.player.isGrayUser',
  'fact.games.opened',
] as const

/** A game with the record it was made from. Selectors filter and sort by fields of the record. */
export interface LobbyGame {
  readonly game: Game
  readonly record: GameRecord
}

/** The last result is cached, because many nodes select from the same list after one change. */
let last: { readonly inputs: readonly unknown[]; readonly games: readonly LobbyGame[] } | undefined

/**
 * Returns the games that this player may see. Leaves out hidden games, games that are not approved, and games for
 * players with the other value of `isGrayUser`. Games that the player opened recently are marked, and if the page loads
 * the platforms, also games of a platform in maintenance.
 */
export function lobby(read: (ref: string) => unknown): readonly LobbyGame[] {
  const inputs = LOBBY.map(read)
  if (last !== undefined && last.inputs.every((value, index) => value === inputs[index])) return last.games
  const [games, hidden, notApproved, jackpots, platforms, isGray, opened] = inputs
  const excluded = [hidden, notApproved].flatMap(excludedGames)
  const visible = listOf<'games/all'>(games)
    .filter((record) => isForPlayer(record, excluded, isGray === true))
    .map((record) => {
      const game = gameOf(record, jackpotOfGame(jackpots, record.gameId, record.platformId))
      const isRecent = Array.isArray(opened) && opened.includes(record.gameId)
      return { record, game: withMaintenance(isRecent ? { ...game, isRecent } : game, platforms) }
    })
    .sort((a, b) => position(a) - position(b))
  last = { inputs, games: visible }
  return visible
}

/** The facts that `selectedIn` reads, besides those of `lobby`. */
export const SELECTION = ['fact.launch.gameId', 'fact.launch.platformId'] as const

/** Returns the game that was selected last; undefined until the list of games is loaded. */
export function selectedIn(read: (ref: string) => unknown): LobbyGame | undefined {
  const [gameId, platformId] = SELECTION.map(read)
  return lobby(read).find(({ game }) => game.gameId === gameId && (!platformId || game.platformId === platformId))
}

/** Returns the games with these IDs, in the order of the IDs. Games that the player may not see are left out. */
export function gamesWithIds(read: (ref: string) => unknown, ids: unknown): readonly Game[] {
  const byId = new Map(lobby(read).map(({ game }) => [game.gameId, game]))
  return Array.isArray(ids) ? ids.flatMap((id: string) => byId.get(id) ?? []) : []
}

/**
 * Returns the position by which games are sorted, in ascending order. Games without a position come last, in the order
 * of the gateway.
 */
function position({ record }: LobbyGame): number {
  return record.gameTop === undefined || record.gameTop === 0 ? Number.MAX_SAFE_INTEGER : record.gameTop
}

/** Returns the games of one kind, or all games when there is no kind. */
export function ofKind(games: readonly LobbyGame[], kind: string | undefined): readonly LobbyGame[] {
  const ids = kindIds(kind)
  return ids === undefined ? games : games.filter(({ game }) => ids.includes(game.kindId))
}
