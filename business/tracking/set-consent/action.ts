import { defineAction } from '../../../engine/action.ts'
import { CHOICE_KEY } from '../choice.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'tracking.setConsent',
  run(ctx, { choice: word }) {
    const choice = word === 'allowed' ? 'allowed' : 'refused'
    ctx.storage.set(CHOICE_KEY, choice)
    return { ok: true, effects: { facts: { 'tracking.choice': choice } } }
  },
})
