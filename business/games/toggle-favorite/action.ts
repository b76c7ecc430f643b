import { type ActionContext, type ActionResult, defineAction, type GameReference } from '../../../engine/action.ts'
import { TOO_MANY_REQUESTS } from '../../gateway/codes.ts'
import { dropChange, keepChange, sendChange } from '../favorite-changes.ts'
import { refusalText } from '../favorite-refusal.ts'
import type { Args } from './types.gen.ts'

/** IDs of games whose change is being sent. A second press is ignored. */
const pending = new Set<string>()

/** How long the message about a change made without a network is shown, in milliseconds. */
const KEPT_MS = 4000

/**
 * Adds a game to the favorites or removes it. The change is shown at once and undone when the gateway refuses it.
 * Without a network the change is stored on the device, and `games.sendFavorites` sends it later.
 */
export const action = defineAction<Args>({
  name: 'games.toggleFavorite',
  async run(ctx, { game, onlyAdd }) {
    if (pending.has(game.gameId)) return { ok: true }
    pending.add(game.gameId)
    try {
      if (ctx.read('fact.games.favoritesStatus') !== 'ready' && !isOffline(ctx)) {
        const loaded = await ctx.run('games.loadFavorites')
        // While the list is unknown, a press could add a game that is already a favorite.
        if (!loaded.ok && !isOffline(ctx)) return loaded
      }
      if (onlyAdd && favorites(ctx).includes(game.gameId)) return { ok: true, value: true }
      return await toggle(ctx, game)
    } finally {
      pending.delete(game.gameId)
    }
  },
})

async function toggle(ctx: ActionContext, game: GameReference): Promise<ActionResult> {
  const wasFavorite = favorites(ctx).includes(game.gameId)
  // The gateway also checks the limit (reading AM-046).
  if (!wasFavorite && favorites(ctx).length >= ctx.constant('favoriteLimit')) return refused(ctx, 'app.favorites.limit')
  await store(ctx, game.gameId, !wasFavorite)
  const change = { game, isFavorite: !wasFavorite }
  const answer = isOffline(ctx) ? undefined : await sendChange(ctx, change)
  if (answer === undefined || (!answer.ok && isOffline(ctx))) {
    keepChange(ctx, change)
    return { ok: true, value: !wasFavorite, effects: { toast: { text: ctx.text('app.favorites.kept'), ms: KEPT_MS } } }
  }
  if (answer.ok) {
    // An older, unsent change of this game is removed, because it would undo this one.
    dropChange(ctx, game.gameId)
    return { ok: true, value: !wasFavorite, effects: { refresh: ['games/favorites'] } }
  }
  await store(ctx, game.gameId, wasFavorite)
  if (answer.error.code === TOO_MANY_REQUESTS) return { ok: false, error: answer.error }
  return refused(ctx, refusalText(ctx, answer.error.code, change))
}

function isOffline(ctx: ActionContext): boolean {
  return ctx.read('fact.device.online') === false
}

/** Stores the change in the current list, because other favorites may have changed in the meantime. */
async function store(ctx: ActionContext, gameId: string, isFavorite: boolean): Promise<void> {
  const others = favorites(ctx).filter((id) => id !== gameId)
  await ctx.run('games.storeFavorites', { games: isFavorite ? [gameId, ...others] : others })
}

function favorites(ctx: ActionContext): readonly string[] {
  return ctx.read('fact.player.favorites') ?? []
}

function refused(ctx: ActionContext, text: string): ActionResult {
  return { ok: false, error: { code: 'FAVORITE', message: ctx.text(text) } }
}
