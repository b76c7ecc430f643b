import { type ActionContext, defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/**
 * Maximum wait in milliseconds. It is longer than all attempts of the call `site/info`: 11 of at most 10 seconds, with
 * 300 milliseconds between two.
 */
const MAX_WAIT = 120_000
/** Interval between two checks in milliseconds. */
const INTERVAL = 50

/**
 * Waits for the site info. Its switches decide whether the player's identity is checked, so a game that is tapped right
 * after the page opens must not launch before they are known. If loading has failed, it is loaded once more. Fails if
 * the switches stay unknown, so no check is skipped, unless the site info is optional (decision 33).
 */
export const action = defineAction<Args>({
  name: 'site.waitInfo',
  async run(ctx, { isOptional = false }) {
    if (!isOptional && status(ctx) === 'error') await ctx.run('site.loadInfo')
    for (let waited = 0; waited < MAX_WAIT && (status(ctx) ?? 'loading') === 'loading'; waited += INTERVAL)
      await new Promise((resume) => setTimeout(resume, INTERVAL))
    if (isOptional || status(ctx) === 'ready') return { ok: true }
    return { ok: false, error: { code: 'SITE-INFO', message: '', fallback: ctx.text('app.site-info') } }
  },
})

const status = (ctx: ActionContext): unknown => ctx.read('fact.site.infoStatus')
