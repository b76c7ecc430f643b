import { defineAction } from '../../../engine/action.ts'
import { sharedFavorites } from '../shared-favorites.ts'
import type { Args } from './types.gen.ts'

/**
 * Shows a change of favorites in all tabs before the gateway confirms it. Does nothing for a visitor: a change that is
 * undone after a logout must not bring back the player's favorites.
 */
export const action = defineAction<Args>({
  name: 'games.storeFavorites',
  run(ctx, { games, likes }) {
    if (ctx.read('fact.session.loggedIn') === false) return { ok: true }
    // A list that was not loaded is not announced: it may lack favorites that other tabs have.
    if (ctx.read('fact.games.favoritesStatus') === 'ready') sharedFavorites.announce(ctx, { games })
    return {
      ok: true,
      effects: {
        facts: {
          'player.favorites': games,
          'games.favoriteCount': games.length,
          ...(likes === undefined ? {} : { 'launch.likes': likes }),
        },
      },
    }
  },
})
