import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'data.refresh',
  run: (_, { call }) => ({ ok: true, effects: { refresh: [call] } }),
})
