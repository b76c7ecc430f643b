import { defineAction, type FactValues } from '../../../engine/action.ts'

/** Leaves the running game: to the page it was opened from, else back. */
export const action = defineAction({
  name: 'games.exit',
  run(ctx) {
    const from = ctx.read('route.query.fromRoute')
    const facts: FactValues = { 'launch.gameId': '', 'launch.url': '', 'launch.status': 'idle' }
    // The parameter stands in an address that anybody may have written: only a path of ours counts.
    const isOurs = typeof from === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(from)
    return { ok: true, effects: { facts, navigate: isOurs ? { to: from, replace: true } : 'back' } }
  },
})
