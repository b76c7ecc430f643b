import { defineAction } from '../../../engine/action.ts'
import { reminderKey } from '../reminder.ts'
import type { Args } from './types.gen.ts'

/**
 * Sets the facts that the eKYC tables compare: the operation that is about to begin, and whether today's reminder was
 * already shown.
 */
export const action = defineAction<Args>({
  name: 'identity.begin',
  run: (ctx, { action: operation }) => ({
    ok: true,
    effects: {
      facts: { 'identity.action': operation, 'identity.reminded': ctx.storage.get(reminderKey(ctx)) === ctx.today() },
    },
  }),
})
