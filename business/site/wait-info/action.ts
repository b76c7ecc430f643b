import { defineAction } from '../../../engine/action.ts'

/** Maximum wait, and interval between two checks, in milliseconds. */
const MAX_WAIT = 60_000
const INTERVAL = 50

/**
 * Waits for the site info. Its switches decide whether the player's identity is checked, so a game that is tapped right
 * after the page opens must not launch before they are loaded.
 */
export const action = defineAction({
  name: 'site.waitInfo',
  async run(ctx) {
    for (let waited = 0; waited < MAX_WAIT && ctx.read('fact.site.loaded') !== true; waited += INTERVAL)
      await new Promise((resume) => setTimeout(resume, INTERVAL))
    return { ok: true }
  },
})
