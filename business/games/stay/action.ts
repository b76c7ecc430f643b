import { defineAction } from '../../../engine/action.ts'

/** Marks a launch in which the page `/game` opens its own game again, so the page stays open. */
export const action = defineAction({
  name: 'games.stay',
  run: () => ({ ok: true, effects: { facts: { 'launch.direct': true } } }),
})
