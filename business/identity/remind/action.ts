import { defineAction } from '../../../engine/action.ts'
import { reminderKey } from '../reminder.ts'

/**
 * Stores today's date in Manila as the day of the reminder. `identity.reminded` keeps its value until the next
 * `identity.begin`, so the open popup keeps its texts.
 */
export const action = defineAction({
  name: 'identity.remind',
  run(ctx) {
    ctx.storage.set(reminderKey(ctx), ctx.today())
    return { ok: true }
  },
})
