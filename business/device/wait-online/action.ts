import { defineAction } from '../../../engine/action.ts'

/** Maximum wait, and interval between two checks, in milliseconds. */
const MAX_WAIT = 60_000
const INTERVAL = 500

/**
 * Waits for the network (reading AM-044). If the device is still offline after `MAX_WAIT`, the next call fails. Stops
 * the steps when another page was opened.
 */
export const action = defineAction({
  name: 'device.waitOnline',
  async run(ctx) {
    const from = ctx.read('fact.route.path')
    for (let waited = 0; waited < MAX_WAIT && ctx.read('fact.device.online') === false; waited += INTERVAL)
      await new Promise((resume) => setTimeout(resume, INTERVAL))
    return { ok: true, stop: ctx.read('fact.route.path') !== from }
  },
})
