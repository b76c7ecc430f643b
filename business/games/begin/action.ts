import { defineAction } from '../../../engine/action.ts'

/** Marks the selected game as opening. */
export const action = defineAction({
  name: 'games.begin',
  run: () => ({ ok: true, effects: { facts: { 'launch.url': '', 'launch.status': 'loading' } } }),
})
