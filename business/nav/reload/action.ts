import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'nav.reload',
  async run(_, { afterMs }) {
    await new Promise((resume) => setTimeout(resume, afterMs))
    return { ok: true, effects: { navigate: 'reload' } }
  },
})
