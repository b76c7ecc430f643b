import { defineAction } from '../../../engine/action.ts'
import { reminderKey } from '../reminder.ts'

/**
 * Stores the day of the reminder in Manila. Only the next `identity.begin` sets the fact, so the open popup keeps its
 * texts.
 */
export const action = defineAction({
  name: 'identity.remind',
  run(ctx) {
    ctx.storage.set(reminderKey(ctx), ctx.today())
    return { ok: true }
  },
})
