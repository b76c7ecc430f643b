import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/** Opens the share sheet of the container or the browser. Closing the sheet is not a failure. */
export const action = defineAction<Args>({
  name: 'ui.share',
  async run(ctx, { title }) {
    const path = String(ctx.read('fact.route.path') ?? '/')
    const isShared = await ctx.container.share({ title, url: globalThis.location?.href ?? path })
    return { ok: true, value: isShared }
  },
})
