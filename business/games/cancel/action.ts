import { defineAction } from '../../../engine/action.ts'

/** Cancels the launch: an answer for the game that arrives later is ignored. */
export const action = defineAction({
  name: 'games.cancel',
  run: () => ({ ok: true, effects: { facts: { 'launch.gameId': '', 'launch.url': '', 'launch.status': 'idle' } } }),
})
