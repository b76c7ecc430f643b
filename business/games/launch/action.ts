import { defineAction } from '../../../engine/action.ts'
import type { LaunchResponse } from '../calls.gen.ts'
import { selected } from '../selected.ts'

/** Asks for the address of the selected game. */
export const action = defineAction({
  name: 'games.launch',
  async run(ctx) {
    const { names, isTrial } = selected(ctx)
    if (names['gameId'] === undefined) return { ok: false, error: { code: 'LAUNCH-NOTHING', message: ctx.text('app.launch.failed') } }
    const answer = await ctx.call('games/launch', { ...names, ...(isTrial ? { tryFlag: 1 } : {}) })
    if (!answer.ok) return { ok: false, error: answer.error, effects: { facts: { 'launch.status': 'error' } } }
    const { url } = answer.value as unknown as LaunchResponse
    // Another game may have been chosen meanwhile.
    if (selected(ctx).names['gameId'] !== names['gameId']) return { ok: true, stop: true }
    return { ok: true, value: url, effects: { facts: { 'launch.url': url, 'launch.status': 'ready' } } }
  },
})
