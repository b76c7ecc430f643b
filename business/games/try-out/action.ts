import { defineAction } from '../../../engine/action.ts'

export const action = defineAction({
  name: 'games.tryOut',
  run: () => ({ ok: true, effects: { facts: { 'launch.trial': true } } }),
})
