import { defineAction, type FactValues } from '../../../engine/action.ts'
import { endLaunch } from '../launches.ts'

/** Leaves the running game: goes back in the history, or to the page in the address when the history is empty. */
export const action = defineAction({
  name: 'games.exit',
  run(ctx) {
    endLaunch()
    // Bets may have changed the balance. Leaving the game does not wait for the code that loads the balance.
    void ctx.run('player.refreshBalance')
    const from = ctx.read('route.query.fromRoute')
    const facts: FactValues = { 'launch.gameId': '', 'launch.url': '', 'launch.status': 'idle' }
    // The address is untrusted input: only a path of this site is accepted.
    const isPath = typeof from === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(from)
    return { ok: true, effects: { facts, navigate: { to: isPath ? from : '/', back: true } } }
  },
})
