import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'ui.failure',
  run: (_, { code, message, fallback }) => ({
    ok: true,
    effects: { failure: { code, message, ...(fallback === undefined ? {} : { fallback }) } },
  }),
})
