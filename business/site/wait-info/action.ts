import { defineAction } from '../../../engine/action.ts'

/**
 * Maximum wait in milliseconds. It is longer than all attempts of the call `site/info`: 11 of at most 10 seconds, with
 * 300 milliseconds between two.
 */
const MAX_WAIT = 120_000
/** Interval between two checks in milliseconds. */
const INTERVAL = 50

/**
 * Waits for the site info. Its switches decide whether the player's identity is checked, so a game that is tapped right
 * after the page opens must not launch before they are known. Fails if they stay unknown, so no check is skipped.
 */
export const action = defineAction({
  name: 'site.waitInfo',
  async run(ctx) {
    const isLoaded = (): boolean => ctx.read('fact.site.loaded') === true
    for (let waited = 0; waited < MAX_WAIT && !isLoaded(); waited += INTERVAL)
      await new Promise((resume) => setTimeout(resume, INTERVAL))
    return isLoaded() ? { ok: true } : { ok: false, error: { code: 'TIMEOUT', message: '' } }
  },
})
