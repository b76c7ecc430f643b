import { defineAction } from '../../../engine/action.ts'
import { selected } from '../selected.ts'

/**
 * Opens `/game`. The address holds the IDs of the game and the page it was opened from, so that a reload opens the same
 * game.
 */
export const action = defineAction({
  name: 'games.open',
  run(ctx) {
    const { ids, isTrial } = selected(ctx)
    const fromRoute = String(ctx.read('fact.route.path') ?? '/')
    const query = new URLSearchParams({ ...ids, fromRoute, ...(isTrial ? { tryFlag: '1' } : {}) })
    return { ok: true, effects: { navigate: { to: `/game?${query.toString()}` } } }
  },
})
