import { defineAction } from '../../../engine/action.ts'
import { isObject } from '../../../engine/core/json.ts'
import type { Args } from './types.gen.ts'

/**
 * Waits for the record of the player, because a restored session is logged in before its record is loaded, and checks
 * would read unknown facts. If the record cannot be loaded, or the player has changed, the steps end, so no check is
 * skipped. If the record is already being loaded, no second request is sent. `fresh` loads a known record again.
 */
export const action = defineAction<Args>({
  name: 'player.require',
  async run(ctx, { fresh = false }) {
    if (!fresh && ctx.read('fact.player.marginSwitch') !== undefined) return { ok: true }
    const loaded = await ctx.run('player.load')
    if (!loaded.ok || loaded.stop === true) return loaded
    return { ok: true, effects: { facts: isObject(loaded.value) ? loaded.value : {} } }
  },
})
