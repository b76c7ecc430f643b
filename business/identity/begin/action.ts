import { defineAction } from '../../../engine/action.ts'
import { reminderKey } from '../reminder.ts'
import type { Args } from './types.gen.ts'

/** What is about to happen, and whether today's reminder has been shown: what the eKYC tables go by. */
export const action = defineAction<Args>({
  name: 'identity.begin',
  run: (ctx, { action: about }) => ({
    ok: true,
    effects: { facts: { 'identity.action': about, 'identity.reminded': ctx.storage.get(reminderKey(ctx)) === ctx.today() } },
  }),
})
