import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'ui.report',
  run(ctx, { code, message }) {
    ctx.report({ code, message })
    return { ok: true }
  },
})
