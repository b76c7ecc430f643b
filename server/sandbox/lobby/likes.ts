/** Likes of games and short videos: those in their records, and those of the players of the sandbox. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { JsonObject } from '../../../engine/core/json.ts'
import type { Database } from '../../database/open.ts'
import type { SandboxGame } from './game.ts'

/** How many players of the sandbox like each game or video, by its ID. */
type PlayerLikes = ReadonlyMap<string, number>

/** @param field the field of players with the IDs of what they like: games or short videos */
export async function readPlayerLikes(db: Database, field: 'favorites' | 'likedReels'): Promise<PlayerLikes> {
  const { rows } = await sql<{ readonly id: string; readonly count: string }>`
    select liked as id, count(*) as count
    from sandbox_player, jsonb_array_elements_text(fields -> ${sql.lit(field)}) as liked
    group by liked order by liked`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}

export function likesOf({ gameId, record }: SandboxGame, likes: PlayerLikes): number {
  return Number(record.likeCnt ?? record.likes ?? 0) + (likes.get(gameId) ?? 0)
}

/** Returns the record of a game for lists, including the likes of the players. */
export function likedRecord(game: SandboxGame, likes: PlayerLikes): JsonObject {
  if (!likes.has(game.gameId)) return game.record
  return { ...game.record, [game.record.likeCnt === undefined ? 'likes' : 'likeCnt']: likesOf(game, likes) }
}

/** Returns the cache key of lists; it depends on the likes, because lists contain them. */
export function listKey(gamesKey: string, likes: PlayerLikes): string {
  if (likes.size === 0) return gamesKey
  const counts = [...likes].map(([id, count]) => `${id} ${count}`).join()
  return `${gamesKey}-${createHash('sha256').update(counts).digest('hex').slice(0, 8)}`
}
