import { defineAction } from '../../../engine/action.ts'

export const action = defineAction({
  name: 'games.notice',
  run: () => ({ ok: true, effects: { facts: { 'launch.noticed': true } } }),
})
