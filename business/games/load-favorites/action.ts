import { defineAction } from '../../../engine/action.ts'
import type { FavoritesResponse } from '../calls.gen.ts'

export const action = defineAction({
  name: 'games.loadFavorites',
  async run(ctx) {
    const answer = await ctx.call('games/favorites')
    if (!answer.ok) return { ok: false, error: answer.error }
    const { favorites = [] } = answer.value as unknown as FavoritesResponse
    const ids = favorites.map(({ gameId }) => gameId)
    return {
      ok: true,
      effects: { facts: { 'player.favorites': ids, 'games.favoriteCount': ids.length, 'games.loaded': true } },
    }
  },
})
