import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/** Offers the open page to the share sheet of the frame or the browser. Closing the sheet is no failure. */
export const action = defineAction<Args>({
  name: 'ui.share',
  async run(ctx, { title }) {
    const path = String(ctx.read('fact.route.path') ?? '/')
    const isShared = await ctx.container.share({ title, url: globalThis.location?.href ?? path })
    return { ok: true, value: isShared }
  },
})
