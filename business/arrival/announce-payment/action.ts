import { defineAction } from '../../../engine/action.ts'
import { payments } from '../payments.ts'

/** Notifies the other tabs of this browser that a payment has returned. */
export const action = defineAction({
  name: 'arrival.announcePayment',
  run(ctx) {
    payments.announce(ctx.storage, ctx.now())
    return { ok: true }
  },
})
