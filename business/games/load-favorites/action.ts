import { defineAction } from '../../../engine/action.ts'
import { loadWithChanges } from '../favorite-changes.ts'
import { pageFacts } from '../page-facts.ts'

/** Loads the IDs of the player's favorite games, and of the games that were opened recently. */
export const action = defineAction({
  name: 'games.loadFavorites',
  async run(ctx) {
    const loginName = ctx.read('fact.session.loginName')
    const [answer, withChanges] = await loadWithChanges(ctx, () => ctx.call('games/favorites'))
    if (!answer.ok) return { ok: false, error: answer.error }
    // The player may have logged out in the meantime.
    if (ctx.read('fact.session.loggedIn') === false || ctx.read('fact.session.loginName') !== loginName)
      return { ok: true }
    const ids = withChanges(answer.value.favorites.map(({ gameId }) => gameId))
    return {
      ok: true,
      effects: {
        facts: {
          'player.favorites': ids,
          'games.favoriteCount': ids.length,
          'games.favoritesStatus': 'ready',
          ...pageFacts(
            ids,
            (answer.value.recent ?? []).map(({ gameId }) => gameId),
          ),
        },
      },
    }
  },
})
