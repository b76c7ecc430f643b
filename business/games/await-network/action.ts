import { defineAction } from '../../../engine/action.ts'

/** Interval between two checks, in milliseconds. */
const INTERVAL = 500

/** The number of waits so far. A later wait replaces an earlier wait, even for the same game. */
let waits = 0

/**
 * Waits for the network during a launch (reading AM-044), however long it takes. The wait ends when the player cancels
 * the launch, begins another one or opens another page.
 */
export const action = defineAction({
  name: 'games.awaitNetwork',
  async run(ctx) {
    const wait = ++waits
    await ctx.run('games.begin', { waiting: true })
    const from = ctx.read('fact.route.path')
    const isWanted = (): boolean =>
      wait === waits && ctx.read('fact.launch.status') === 'waiting' && ctx.read('fact.route.path') === from
    while (isWanted() && ctx.read('fact.device.online') === false)
      await new Promise((resume) => setTimeout(resume, INTERVAL))
    return { ok: true, stop: !isWanted() }
  },
})
