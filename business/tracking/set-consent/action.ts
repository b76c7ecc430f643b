import { defineAction } from '../../../engine/action.ts'
import { kept } from '../../kept-keys.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'tracking.setConsent',
  run(ctx, { choice: word }) {
    const choice = word === 'allowed' ? 'allowed' : 'refused'
    ctx.storage.set(kept.trackingChoice, choice)
    return { ok: true, effects: { facts: { 'tracking.choice': choice } } }
  },
})
