import { defineAction } from '../../../engine/action.ts'
import { beginLaunch, isCurrentLaunch } from '../launches.ts'
import type { Args } from './types.gen.ts'

/**
 * Runs a flow while `launch.status` is loading. When the flow ends without a launch, the status becomes idle, or error
 * if the flow has failed.
 */
export const action = defineAction<Args>({
  name: 'games.prepare',
  async run(ctx, { flow }) {
    const launch = beginLaunch()
    await ctx.run('games.begin')
    const { effects: _, ...result } = await ctx.run(`flow:${flow}`, { launch })
    // The player has canceled this launch, or begun another one.
    if (!isCurrentLaunch(launch)) return { ok: true, stop: true }
    return ctx.read('fact.launch.status') === 'loading'
      ? { ...result, effects: { facts: { 'launch.status': result.ok ? 'idle' : 'error' } } }
      : result
  },
})
