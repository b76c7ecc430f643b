import { defineAction } from '../../../engine/action.ts'

/** The page `/game` opens its own game again: it is not left, and no other game is launched from inside of it. */
export const action = defineAction({
  name: 'games.stay',
  run: () => ({ ok: true, effects: { facts: { 'launch.direct': true } } }),
})
