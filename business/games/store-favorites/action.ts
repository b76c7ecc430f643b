import { defineAction } from '../../../engine/action.ts'
import { announceFavorites } from '../shared-favorites.ts'
import type { Args } from './types.gen.ts'

/**
 * Shows a change of favorites in all tabs before the gateway confirms it. Does nothing for a visitor,
 * because a refusal may arrive after a logout.
 */
export const action = defineAction<Args>({
  name: 'games.storeFavorites',
  run(ctx, { games }) {
    if (ctx.read('fact.session.loggedIn') === false) return { ok: true }
    // A list that begins without a network lacks the favorites that could not be loaded. Other tabs may have them.
    if (ctx.read('fact.games.favoritesStatus') === 'ready')
      announceFavorites(ctx.storage, ctx.read('fact.session.loginName') ?? '', games)
    return { ok: true, effects: { facts: { 'player.favorites': games, 'games.favoriteCount': games.length } } }
  },
})
