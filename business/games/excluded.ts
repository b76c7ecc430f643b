import type { CallAnswer } from '../../engine/action.ts'
import { type GameRecord, listOf } from './game-record.ts'

/** An entry of a list of excluded games. It can name several games. */
export type ExcludedGame = CallAnswer<'games/hidden'>['data'][number]

/** Returns the entries in an answer of games/hidden or games/notApproved. */
export const excludedGames = (answer: unknown): readonly ExcludedGame[] => listOf<'games/hidden'>(answer)

/**
 * True when an entry names the game: its gameId or gdGameId matches, and if the entry names a platform, also the
 * platformId or platformCode (document 1, section 6).
 */
function isExcluded(game: GameRecord, excluded: readonly ExcludedGame[]): boolean {
  return excluded.some((entry) => isReferenced(game, entry))
}

/**
 * Returns whether lists and addresses show a game to this player. Some games are only for players on the gray list,
 * others only for players who are not on it (document 1, section 6).
 */
export function isForPlayer(game: GameRecord, excluded: readonly ExcludedGame[], isGrayUser: boolean): boolean {
  return game.grayFlag !== (isGrayUser ? 2 : 1) && !isExcluded(game, excluded)
}

/** True when the entry names this game on its platform. */
export const isReferenced = (game: GameRecord, entry: ExcludedGame): boolean =>
  isSameGame(game, entry) && isSamePlatform(game, entry)

/** True when the game and the entry have an ID in common. */
function isSameGame(game: GameRecord, { gameId, gdGameId }: ExcludedGame): boolean {
  const ids = [game.gameId, game.gdGameId].filter(Boolean)
  return ids.includes(gameId) || (Boolean(gdGameId) && ids.includes(gdGameId))
}

/** True when the entry names no platform, or the platform of `game`. */
function isSamePlatform(game: GameRecord, { platformId, platformCode }: ExcludedGame): boolean {
  if (!platformId && !platformCode) return true
  return (
    (Boolean(platformId) && platformId === game.platformId) ||
    (Boolean(platformCode) && platformCode === game.platformCode)
  )
}
