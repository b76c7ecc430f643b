import { defineAction } from '../../../engine/action.ts'
import { isObject } from '../../../engine/core/json.ts'
import type { Args } from './types.gen.ts'

/** More than any cap allows. */
const ENOUGH = 1_000_000

/**
 * Closes a popup and uses up what its daily cap allows, for the player or, logged out, for the device (reading AM-069). The day is
 * Manila's. The record is the one by which the engine counts how often a popup was shown.
 */
export const action = defineAction<Args>({
  name: 'popup.dismiss',
  run(ctx, { popup }) {
    const key = `popups.${String(ctx.read('fact.session.loginName') ?? '')}`
    const kept = ctx.storage.get(key)
    const history = isObject(kept) ? kept : {}
    const before = Object.hasOwn(history, popup) ? history[popup] : undefined
    const total = isObject(before) && typeof before['total'] === 'number' ? before['total'] : 1
    ctx.storage.set(key, { ...history, [popup]: { total, day: ctx.today(), onDay: ENOUGH } })
    return { ok: true, effects: { closePopup: popup } }
  },
})
