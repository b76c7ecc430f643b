import { defineAction } from '../../../engine/action.ts'
import { beginLaunch, isCurrentLaunch } from '../launches.ts'
import type { Args } from './types.gen.ts'

/**
 * Runs a flow while `launch.status` is loading. When the flow ends without a launch, the status becomes idle, or error
 * if the flow has failed. On the page of the game it becomes error in both cases: that page says why the game is not
 * open, and offers to open it again.
 */
export const action = defineAction<Args>({
  name: 'games.prepare',
  async run(ctx, { flow }) {
    const launch = beginLaunch()
    await ctx.run('games.begin')
    const { effects: _, ...result } = await ctx.run(`flow:${flow}`, { launch })
    // The player has canceled this launch, or begun another one.
    if (!isCurrentLaunch(launch)) return { ok: true, stop: true }
    if (ctx.read('fact.launch.status') !== 'loading') return result
    const isStopped = result.ok && ctx.read('fact.launch.direct') !== true
    const timedOut = !result.ok && result.error.code === 'TIMEOUT'
    return {
      ...result,
      effects: { facts: { 'launch.status': isStopped ? 'idle' : 'error', 'launch.timedOut': timedOut } },
    }
  },
})
