import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'popup.open',
  run: (_, { popup }) => ({ ok: true, effects: { openPopup: popup } }),
})
