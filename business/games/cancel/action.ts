import { defineAction } from '../../../engine/action.ts'

/**
 * Ends the launch: an answer for the game that arrives later is ignored. A game that was open may have bet, so that the
 * balance is loaded again.
 */
export const action = defineAction({
  name: 'games.cancel',
  run(ctx) {
    if (ctx.read('fact.launch.status') === 'ready') void ctx.run('player.refreshBalance')
    return { ok: true, effects: { facts: { 'launch.gameId': '', 'launch.url': '', 'launch.status': 'idle' } } }
  },
})
