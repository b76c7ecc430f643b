/**
 * Changes of favorites that a player has made without a network. They stay on the device, for each player, until they
 * are sent.
 */
import type { ActionContext, CallResult, GameReference } from '../../engine/action.ts'
import type { Json } from '../../engine/core/json.ts'
import { favoriteKindId } from './kinds.ts'

export interface FavoriteChange {
  readonly game: GameReference
  readonly isFavorite: boolean
}

type FavoriteContext = Pick<ActionContext, 'read' | 'storage'>

const keyOf = ({ read }: FavoriteContext): string => `favoriteChanges.${String(read('fact.session.loginName'))}`

export function keptChanges(ctx: FavoriteContext): readonly FavoriteChange[] {
  const stored = ctx.storage.get(keyOf(ctx))
  return Array.isArray(stored) ? (stored as unknown as readonly FavoriteChange[]) : []
}

/** Two opposite changes of one game cancel each other. */
export function keepChange(ctx: FavoriteContext, change: FavoriteChange): void {
  const isOpposite = ({ game, isFavorite }: FavoriteChange): boolean =>
    game.gameId === change.game.gameId && isFavorite !== change.isFavorite
  const cancels = keptChanges(ctx).some(isOpposite)
  dropChange(ctx, change.game.gameId)
  if (!cancels) write(ctx, [...keptChanges(ctx), change])
}

export function dropChange(ctx: FavoriteContext, gameId: string): void {
  write(
    ctx,
    keptChanges(ctx).filter(({ game }) => game.gameId !== gameId),
  )
}

function write(ctx: FavoriteContext, changes: readonly FavoriteChange[]): void {
  if (changes.length === 0) ctx.storage.remove(keyOf(ctx))
  else ctx.storage.set(keyOf(ctx), changes as unknown as Json)
}

export async function sendChange(
  ctx: Pick<ActionContext, 'call'>,
  { game, isFavorite }: FavoriteChange,
): Promise<CallResult<unknown>> {
  return await ctx.call(isFavorite ? 'games/like' : 'games/unlike', {
    gameId: game.gameId,
    ...(game.platformId ? { platformId: game.platformId } : {}),
    ...(game.platformCode ? { platformCode: game.platformCode } : {}),
    gameKindId: favoriteKindId(game.kindId ?? 0),
    ...(game.likeKey ? { likeKey: game.likeKey } : {}),
  })
}
