import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'ui.toast',
  run: (_, toast) => ({ ok: true, effects: { toast } }),
})
