import { defineAction } from '../../../engine/action.ts'
import { reminderKey } from '../reminder.ts'

/**
 * Stores the day of the reminder, by the calendar of Manila. `identity.begin` sets the fact later, so that the open
 * popup keeps its texts.
 */
export const action = defineAction({
  name: 'identity.remind',
  run(ctx) {
    ctx.storage.set(reminderKey(ctx), ctx.today())
    return { ok: true }
  },
})
