import { type ActionContext, type ActionResult, defineAction, type GameReference } from '../../../engine/action.ts'
import { dropChange, keepChange, sendChange } from '../favorite-changes.ts'
import { refusedChange } from '../favorite-refusal.ts'
import { shownLikes, storeLikes } from '../like-counts.ts'
import { gameOnPage } from '../listed-game.ts'
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
        // Hearts of games that may be favorites offer to add the game, so the message is about adding.
        if (!loaded.ok && !isOffline(ctx))
          return { ok: false, error: refusedChange(ctx, loaded.error, { isFavorite: true }) }
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
  if (!wasFavorite && favorites(ctx).length >= ctx.constant('favoriteLimit'))
    return { ok: false, error: { code: 'FAVORITE', message: ctx.text('app.favorites.limit') } }
  const onPage = gameOnPage(ctx, game) || undefined
  const listed = onPage?.likes ?? 0
  const likes = shownLikes(ctx, game.gameId, listed)
  /** Stores the number of likes. Returns it if the game is the selected game. */
  const keepLikes = (likes: number): number | undefined => {
    if (onPage !== undefined) storeLikes(ctx, [game.gameId, listed, likes])
    return ctx.read('fact.launch.gameId') === game.gameId ? likes : undefined
  }
  /** Stores the change in the current list, because other favorites may have changed in the meantime. */
  const store = async (isFavorite: boolean, likes: number): Promise<void> => {
    const others = favorites(ctx).filter((id) => id !== game.gameId)
    await storeFavorites(ctx, isFavorite ? [game.gameId, ...others] : others, keepLikes(likes))
  }
  await store(!wasFavorite, Math.max(likes + (wasFavorite ? -1 : 1), 0))
  const change = { game, isFavorite: !wasFavorite }
  const answer = isOffline(ctx) ? undefined : await sendChange(ctx, change)
  if (answer === undefined || (!answer.ok && isOffline(ctx))) {
    keepChange(ctx, change)
    return { ok: true, value: !wasFavorite, effects: { toast: { text: ctx.text('app.favorites.kept'), ms: KEPT_MS } } }
  }
  if (answer.ok) {
    // An older, unsent change of this game is removed, because it would undo this one.
    dropChange(ctx, game.gameId)
    if (answer.value.likes !== undefined) await storeFavorites(ctx, favorites(ctx), keepLikes(answer.value.likes))
    if (favorites(ctx).includes(game.gameId) !== change.isFavorite) await loadAgain(ctx)
    return { ok: true, value: !wasFavorite, effects: { refresh: ['games/favorites'] } }
  }
  await store(wasFavorite, likes)
  return { ok: false, error: refusedChange(ctx, answer.error, change) }
}

/**
 * Another tab has changed the same favorite in the meantime. Only the gateway knows which of the two changes it made
 * last, so all tabs show its list.
 */
async function loadAgain(ctx: ActionContext): Promise<void> {
  if (ctx.read('fact.session.loggedIn') !== true) return
  const loaded = await ctx.run('games.loadFavorites')
  if (loaded.ok) await storeFavorites(ctx, favorites(ctx), undefined)
}

function isOffline(ctx: ActionContext): boolean {
  return ctx.read('fact.device.online') === false
}

/** Stores the favorites and the number of likes of the selected game, and announces them to other tabs. */
async function storeFavorites(ctx: ActionContext, games: readonly string[], likes: number | undefined): Promise<void> {
  await ctx.run('games.storeFavorites', { games, ...(likes === undefined ? {} : { likes }) })
}

function favorites(ctx: ActionContext): readonly string[] {
  return ctx.read('fact.player.favorites') ?? []
}
