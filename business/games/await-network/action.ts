import { defineAction } from '../../../engine/action.ts'

/** The number of waits so far. A later wait replaces an earlier wait, even for the same game. */
let waits = 0

/** Waits for the network during a launch (reading AM-044), until the player cancels the launch. */
export const action = defineAction({
  name: 'games.awaitNetwork',
  async run(ctx) {
    const wait = ++waits
    await ctx.run('games.begin', { waiting: true })
    const result = await ctx.run('device.waitOnline')
    return wait === waits && ctx.read('fact.launch.status') === 'waiting' ? result : { ok: true, stop: true }
  },
})
