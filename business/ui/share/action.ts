import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/**
 * Opens the share sheet of the container or the browser. Closing the sheet is not a failure. Without a sheet the
 * address is copied, which does not count as a share.
 */
export const action = defineAction<Args>({
  name: 'ui.share',
  async run(ctx, { title, address, query }) {
    // The query of the page may name the container or the campaign of this person.
    const target = new URL(address ?? location.pathname, location.href)
    if (query !== undefined) target.search = new URLSearchParams(query).toString()
    const url = target.href
    const isShared = await ctx.container.share({ title, url })
    if (isShared !== undefined) return { ok: true, value: isShared }
    const toast = (await copy(url))
      ? { text: ctx.text('app.share.copied'), tone: 'good' as const }
      : { text: ctx.text('app.share.failed'), tone: 'bad' as const }
    return { ok: true, value: false, effects: { toast } }
  },
})

/** Copies `text`. False when the browser, or the page that frames this page, forbids it. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
