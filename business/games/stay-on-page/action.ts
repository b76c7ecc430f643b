import { defineAction } from '../../../engine/action.ts'

/** Marks the launch as started by the game page itself (`/game` or `/game-miniapp`), so the page stays open. */
export const action = defineAction({
  name: 'games.stayOnPage',
  run: () => ({ ok: true, effects: { facts: { 'launch.direct': true } } }),
})
