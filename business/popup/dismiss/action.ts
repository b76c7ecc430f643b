import { defineAction } from '../../../engine/action.ts'
import { isObject } from '../../../engine/core/json.ts'
import type { Args } from './types.gen.ts'

/** A count above every limit. */
const OVER_LIMIT = 1_000_000

/**
 * Closes a popup and uses up its daily limit, for the player or, without a login, for the device (reading AM-069). The day is that of
 * Manila. The stored record is the one in which the engine counts how often a popup was shown.
 */
export const action = defineAction<Args>({
  name: 'popup.dismiss',
  run(ctx, { popup }) {
    const key = `popups.${String(ctx.read('fact.session.loginName') ?? '')}`
    const stored = ctx.storage.get(key)
    const history = isObject(stored) ? stored : {}
    const before = Object.hasOwn(history, popup) ? history[popup] : undefined
    const total = isObject(before) && typeof before['total'] === 'number' ? before['total'] : 1
    ctx.storage.set(key, { ...history, [popup]: { total, day: ctx.today(), onDay: OVER_LIMIT } })
    return { ok: true, effects: { closePopup: popup } }
  },
})
