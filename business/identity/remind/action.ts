import { defineAction } from '../../../engine/action.ts'
import { reminderKey } from '../reminder.ts'

/** Today's reminder is shown: the day is Manila's. The fact follows at the next beginning, so that the open dialog keeps its words. */
export const action = defineAction({
  name: 'identity.remind',
  run(ctx) {
    ctx.storage.set(reminderKey(ctx), ctx.today())
    return { ok: true }
  },
})
