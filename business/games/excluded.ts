import type { HiddenResponse } from './calls.gen.ts'
import type { GameRecord } from './game.ts'

export type Pair = NonNullable<HiddenResponse['data']>[number]

/** True when one of `pairs` names the game: gameId or gdGameId, with platformId or platformCode where the pair has one (document 1, section 6). */
export function isExcluded(game: GameRecord, pairs: readonly Pair[]): boolean {
  return pairs.some((pair) => isSameGame(game, pair) && isSamePlatform(game, pair))
}

/** True when one of the ids of `game` is one of the pair's. */
export function isSameGame(game: GameRecord, { gameId, gdGameId }: Pair): boolean {
  const ids = [game.gameId, game.gdGameId].filter(Boolean)
  return ids.includes(gameId) || (Boolean(gdGameId) && ids.includes(gdGameId))
}

/** True when the pair names no platform, or that of `game`. */
export function isSamePlatform(game: GameRecord, { platformId, platformCode }: Pair): boolean {
  if (!platformId && !platformCode) return true
  return (Boolean(platformId) && platformId === game.platformId) || (Boolean(platformCode) && platformCode === game.platformCode)
}
