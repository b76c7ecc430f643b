import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'skin.set',
  run: (_, { skin }) => ({ ok: true, effects: { skin, facts: { 'device.skin': skin } } }),
})
