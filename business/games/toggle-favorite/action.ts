import { type ActionContext, type ActionResult, defineAction } from '../../../engine/action.ts'
import { favoriteLimit, isLimit } from '../limit.ts'
import { likeKindId } from '../kinds.ts'
import type { Args } from './types.gen.ts'

const pending = new Set<string>()

/** Likes or unlikes a game. The heart turns at once and turns back when the gateway does not agree. */
export const action = defineAction<Args>({
  name: 'games.toggleFavorite',
  async run(ctx, { game }) {
    if (pending.has(game.gameId)) return { ok: true }
    pending.add(game.gameId)
    try {
      if (ctx.read('fact.games.loaded') !== true) await ctx.run('games.loadFavorites')
      return await toggle(ctx, game)
    } finally {
      pending.delete(game.gameId)
    }
  },
})

async function toggle(ctx: ActionContext, game: Args['game']): Promise<ActionResult> {
  const isLiked = favorites(ctx).includes(game.gameId)
  // Checked here on the loaded list, and again by the gateway (reading AM-046).
  if (!isLiked && favorites(ctx).length >= favoriteLimit(ctx)) return refused(ctx, 'FAVORITE-LIMIT', 'app.favorites.limit')
  await keep(ctx, game.gameId, !isLiked)
  const answer = await ctx.call(isLiked ? 'games/unlike' : 'games/like', {
    gameId: game.gameId,
    ...(game.platformId ? { platformId: game.platformId } : {}),
    ...(game.platformCode ? { platformCode: game.platformCode } : {}),
    gameKindId: likeKindId(game.kindId ?? 0),
  })
  if (answer.ok) return { ok: true, value: !isLiked, effects: { refresh: ['games/favorites'] } }
  await keep(ctx, game.gameId, isLiked)
  if (isLimit(ctx, answer.error.code)) return refused(ctx, 'FAVORITE-LIMIT', 'app.favorites.limit')
  return isLiked ? refused(ctx, 'FAVORITE-REMOVE', 'app.favorites.remove') : refused(ctx, 'FAVORITE-ADD', 'app.favorites.add')
}

/** Other hearts may have been pressed meanwhile, so each change starts from the list as it is now. */
async function keep(ctx: ActionContext, gameId: string, isLiked: boolean): Promise<void> {
  const others = favorites(ctx).filter((id) => id !== gameId)
  await ctx.run('games.keepFavorites', { games: isLiked ? [gameId, ...others] : others })
}

function favorites(ctx: ActionContext): readonly string[] {
  const ids = ctx.read('fact.player.favorites')
  return Array.isArray(ids) ? (ids as readonly string[]) : []
}

function refused(ctx: ActionContext, code: string, text: string): ActionResult {
  return { ok: false, error: { code, message: ctx.text(text) } }
}
