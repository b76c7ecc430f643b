import { type ActionResult, defineAction, type FactValues } from '../../../engine/action.ts'
import { isFrameAddress } from '../../../engine/core/frame-address.ts'
import { gameAddress, trialAddress } from '../game-address.ts'
import { isLaunched } from '../launch-status.ts'
import { isCurrentLaunch, launchSignal } from '../launches.ts'
import { selected } from '../selected.ts'
import type { Args } from './types.gen.ts'

/** Requests the address of the selected game from the gateway. */
export const action = defineAction<Args>({
  name: 'games.launch',
  async run(ctx, { launch }) {
    // The player canceled this launch during the checks, or began another launch.
    if (launch !== undefined && !isCurrentLaunch(launch)) return { ok: true, stop: true }
    const { ids, isTrial } = selected(ctx)
    const { gameId } = ids
    // The player has canceled the launch.
    if (gameId === undefined && !isLaunched(ctx)) return { ok: true, stop: true }
    if (gameId === undefined)
      return { ok: false, error: { code: 'LAUNCH-NOTHING', message: ctx.text('app.launch.failed') } }
    const trial = trialAddress(ctx)
    if (trial !== '') return ready(gameAddress(ctx, trial))
    const signal = launchSignal()
    const answer = await ctx.call('games/launch', { ...ids, gameId, ...(isTrial ? { tryFlag: 1 } : {}) }, { signal })
    // The player may have canceled the launch or selected another game in the meantime.
    if (signal.aborted || selected(ctx).ids.gameId !== gameId) return { ok: true, stop: true }
    if (!answer.ok) {
      const facts: FactValues = { 'launch.status': 'error', 'launch.timedOut': answer.error.code === 'TIMEOUT' }
      return { ok: false, error: answer.error, effects: { facts } }
    }
    return ready(gameAddress(ctx, answer.value.url))
  },
})

/** A malformed address fails without a message of its own, because the cover of the launch has one. */
function ready(url: string): ActionResult {
  if (!isFrameAddress(url))
    return {
      ok: false,
      error: { code: 'LAUNCH-ADDRESS', message: '', fallback: '' },
      effects: { facts: { 'launch.status': 'error', 'launch.timedOut': false } },
    }
  return { ok: true, value: url, effects: { facts: { 'launch.url': url, 'launch.status': 'ready' } } }
}
