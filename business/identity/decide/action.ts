import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'identity.decide',
  run: (_, cells) => ({
    ok: true,
    effects: { facts: Object.fromEntries(Object.entries(cells).map(([name, value]) => [`identity.${name}`, value])) },
  }),
})
