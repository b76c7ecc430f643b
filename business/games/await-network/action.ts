import { defineAction } from '../../../engine/action.ts'

/** The number of waits so far. A later wait replaces an earlier one, also for the same game. */
let waits = 0

/** The launch waits for the network (reading AM-044) until the player cancels it. */
export const action = defineAction({
  name: 'games.awaitNetwork',
  async run(ctx) {
    const wait = ++waits
    await ctx.run('games.begin', { waiting: true })
    const result = await ctx.run('device.waitOnline')
    return wait === waits && ctx.read('fact.launch.status') === 'waiting' ? result : { ok: true, stop: true }
  },
})
