import { defineAction } from '../../../engine/action.ts'

/** Milliseconds to wait for the network, and between two looks at it. */
const WAIT = 60_000
const LOOK = 500

/** Waits for the network (reading AM-044). After that the next call says that there is none. Nobody who has gone elsewhere is waited for. */
export const action = defineAction({
  name: 'device.waitOnline',
  async run(ctx) {
    const from = ctx.read('fact.route.path')
    for (let waited = 0; waited < WAIT && ctx.read('fact.device.online') === false; waited += LOOK)
      await new Promise((resume) => setTimeout(resume, LOOK))
    return { ok: true, stop: ctx.read('fact.route.path') !== from }
  },
})
