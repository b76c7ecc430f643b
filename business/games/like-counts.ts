/**
 * The number of likes after a change of the player. The list of games is cached, so its number can be older than the
 * change.
 */
import type { DeviceStorage } from '../../engine/action.ts'

interface StorageContext {
  readonly storage: DeviceStorage
}

/** A game, its number in the list of games when the player changed it, and its number since the change. */
type Count = readonly [gameId: string, listed: number, likes: number]

const KEY = 'likes'
const MOST_COUNTS = 30

function counts({ storage }: StorageContext): readonly Count[] {
  const stored = storage.get(KEY)
  return Array.isArray(stored) ? (stored as unknown as readonly Count[]) : []
}

/** Returns the number to show. A number of the list that has changed contains the change of the player. */
export function shownLikes(ctx: StorageContext, gameId: string, listed: number): number {
  const count = counts(ctx).find(([id]) => id === gameId)
  return count?.[1] === listed ? count[2] : listed
}

export function storeLikes(ctx: StorageContext, [gameId, listed, likes]: Count): void {
  const others = counts(ctx).filter(([id]) => id !== gameId)
  ctx.storage.set(KEY, [...others, [gameId, listed, likes]].slice(-MOST_COUNTS))
}
