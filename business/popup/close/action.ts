import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'popup.close',
  run: (_ctx, { popup }) => ({ ok: true, effects: { closePopup: popup ?? true } }),
})
