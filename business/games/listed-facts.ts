import type { AreaContext, FactValues } from '../../engine/action.ts'
import { type GameRecord, listOf } from './game-record.ts'
import { lobby } from './lobby.ts'

/** The data sources and the fact that `listedFacts` reads. */
export const LISTED = [
  'data.games.value',
  'data.hidden.value',
  'data.notApproved.value',
  'data.platforms.value',
  'fact.player.isGrayUser',
] as const

const idsOf = ({ gameId, gdGameId }: GameRecord): readonly string[] => (gdGameId ? [gameId, gdGameId] : [gameId])

/**
 * Returns the facts about the listed games that rules of banners use. Banners contain only the IDs of a game. Undefined
 * until the list of games is loaded.
 */
export function listedFacts({ read }: Pick<AreaContext, 'read'>): FactValues | undefined {
  const records = listOf<'games/all'>(read('data.games.value'))
  if (records.length === 0) return undefined
  const games = lobby(read as (ref: string) => unknown)
  const visible = new Set(games.flatMap(({ record }) => idsOf(record)))
  return {
    // An ID that games of several platforms have is excluded only when the player may see none of them.
    'games.excluded': records.flatMap(idsOf).filter((id) => !visible.has(id)),
    'games.inMaintenance': games.flatMap(({ game, record }) => (game.maintenance ? idsOf(record) : [])),
  }
}
