import { defineAction } from '../../../engine/action.ts'
import { selected } from '../selected.ts'

/** Opens `/game` with the ids of the game and the page it was opened from, so that the address stands for itself. */
export const action = defineAction({
  name: 'games.open',
  run(ctx) {
    const { names, isTrial } = selected(ctx)
    const fromRoute = String(ctx.read('fact.route.path') ?? '/')
    const query = new URLSearchParams({ ...names, fromRoute, ...(isTrial ? { tryFlag: '1' } : {}) })
    return { ok: true, effects: { navigate: { to: `/game?${query.toString()}` } } }
  },
})
