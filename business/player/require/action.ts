import { defineAction } from '../../../engine/action.ts'
import { isObject } from '../../../engine/core/json.ts'

/**
 * A restored session is logged in before its record is loaded, so that a check at once would read unknown facts.
 * Without the record the steps end: no check is skipped. A load that is under way is shared.
 */
export const action = defineAction({
  name: 'player.require',
  async run(ctx) {
    if (ctx.read('fact.player.marginSwitch') !== undefined) return { ok: true }
    const loaded = await ctx.run('player.load')
    if (!loaded.ok) return { ok: false, error: loaded.error }
    return { ok: true, effects: { facts: isObject(loaded.value) ? loaded.value : {} } }
  },
})
