/**
 * Changes of favorites that a player has made without a network. They are stored on the device, separately for each
 * player, until they are sent.
 */
import type { ActionContext, CallAnswer, CallResult, GameReference } from '../../engine/action.ts'
import type { Json } from '../../engine/core/json.ts'
import { keptOf } from '../kept-keys.ts'
import { favoriteKindId } from './kinds.ts'

export interface FavoriteChange {
  readonly game: GameReference
  readonly isFavorite: boolean
}

type FavoriteContext = Pick<ActionContext, 'read' | 'storage'>

const keyOf = ({ read }: FavoriteContext): string => keptOf.favoriteChanges + String(read('fact.session.loginName'))

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

/** Changes that are being sent. */
const sending = new Set<FavoriteChange>()
/** For each list that is being loaded, the changes that the answer may not contain yet. */
const loads = new Set<Set<FavoriteChange>>()

export async function sendChange(
  ctx: Pick<ActionContext, 'call'>,
  change: FavoriteChange,
): Promise<CallResult<CallAnswer<'games/like'>>> {
  const { game, isFavorite } = change
  sending.add(change)
  for (const changes of loads) changes.add(change)
  const answer = await ctx.call(isFavorite ? 'games/like' : 'games/unlike', {
    gameId: game.gameId,
    ...(game.platformId ? { platformId: game.platformId } : {}),
    ...(game.platformCode ? { platformCode: game.platformCode } : {}),
    gameKindId: favoriteKindId(game.kindId ?? 0),
    ...(game.likeKey ? { likeKey: game.likeKey } : {}),
  })
  sending.delete(change)
  if (!answer.ok) for (const changes of loads) changes.delete(change)
  return answer
}

/**
 * Runs `load`. Returns its answer, and a function that applies to a list of favorites the changes that the answer may
 * not contain yet.
 */
export async function loadWithChanges<T>(
  ctx: FavoriteContext,
  load: () => Promise<T>,
): Promise<readonly [answer: T, withChanges: (ids: readonly string[]) => readonly string[]]> {
  const changes = new Set(sending)
  loads.add(changes)
  const answer = await load()
  loads.delete(changes)
  const withChange = (ids: readonly string[], { game, isFavorite }: FavoriteChange): readonly string[] => {
    const others = ids.filter((id) => id !== game.gameId)
    return isFavorite ? [game.gameId, ...others] : others
  }
  return [answer, (ids) => [...keptChanges(ctx), ...changes].reduce(withChange, ids)]
}
