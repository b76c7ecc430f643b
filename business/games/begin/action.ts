import { defineAction } from '../../../engine/action.ts'

/** From now on the selected game is opening. */
export const action = defineAction({
  name: 'games.begin',
  run: () => ({ ok: true, effects: { facts: { 'launch.url': '', 'launch.status': 'loading' } } }),
})
