import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'state.set',
  run: (_, { name, value }) => ({ ok: true, effects: { state: { [name]: value } } }),
})
