import { defineAction } from '../../../engine/action.ts'
import { endLaunch } from '../launches.ts'

/**
 * Ends the launch and aborts its request. If the game was open, also reloads the balance, because bets may have changed
 * it.
 */
export const action = defineAction({
  name: 'games.cancel',
  run(ctx) {
    endLaunch()
    if (ctx.read('fact.launch.status') === 'ready') void ctx.run('player.refreshBalance')
    return { ok: true, effects: { facts: { 'launch.gameId': '', 'launch.url': '', 'launch.status': 'idle' } } }
  },
})
