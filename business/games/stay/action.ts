import { defineAction } from '../../../engine/action.ts'

/** Marks the launch as started by the page `/game` itself, so the page stays open. */
export const action = defineAction({
  name: 'games.stay',
  run: () => ({ ok: true, effects: { facts: { 'launch.direct': true } } }),
})
