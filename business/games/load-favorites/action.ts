import { defineAction } from '../../../engine/action.ts'
import type { FavoritesResponse } from '../calls.gen.ts'

export const action = defineAction({
  name: 'games.loadFavorites',
  async run(ctx) {
    const who = ctx.read('fact.session.loginName')
    const answer = await ctx.call('games/favorites')
    if (!answer.ok) return { ok: false, error: answer.error }
    // Whoever has logged out meanwhile has no favorites.
    if (ctx.read('fact.session.loggedIn') === false || ctx.read('fact.session.loginName') !== who) return { ok: true }
    const { favorites = [] } = answer.value as unknown as FavoritesResponse
    const ids = favorites.map(({ gameId }) => gameId)
    return {
      ok: true,
      effects: { facts: { 'player.favorites': ids, 'games.favoriteCount': ids.length, 'games.loaded': true } },
    }
  },
})
