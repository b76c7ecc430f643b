import { defineAction, type FactValues } from '../../../engine/action.ts'

/** Leaves the running game: goes back in the history, or to the page in the address when there is nothing before it. */
export const action = defineAction({
  name: 'games.exit',
  run(ctx) {
    // The game may have bet. Leaving it does not wait for the code that loads the balance.
    void ctx.run('player.refreshBalance')
    const from = ctx.read('route.query.fromRoute')
    const facts: FactValues = { 'launch.gameId': '', 'launch.url': '', 'launch.status': 'idle' }
    // The address is untrusted input: only a path of this site is accepted.
    const isPath = typeof from === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(from)
    return { ok: true, effects: { facts, navigate: { to: isPath ? from : '/', back: true } } }
  },
})
