import { defineAction } from '../../../engine/action.ts'

/**
 * Ends the launch, and ignores an answer for the game that arrives later. If the game was open, bets may have changed
 * the balance, so that the balance is loaded again.
 */
export const action = defineAction({
  name: 'games.cancel',
  run(ctx) {
    if (ctx.read('fact.launch.status') === 'ready') void ctx.run('player.refreshBalance')
    return { ok: true, effects: { facts: { 'launch.gameId': '', 'launch.url': '', 'launch.status': 'idle' } } }
  },
})
