import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'identity.decide',
  run: (_, said) => ({
    ok: true,
    effects: { facts: Object.fromEntries(Object.entries(said).map(([name, value]) => [`identity.${name}`, value])) },
  }),
})
