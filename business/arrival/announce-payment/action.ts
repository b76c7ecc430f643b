import { defineAction } from '../../../engine/action.ts'
import { announcePayment } from '../payments.ts'

/** Notifies the other tabs of this browser that a payment has returned. */
export const action = defineAction({
  name: 'arrival.announcePayment',
  run(ctx) {
    announcePayment(ctx.storage, ctx.now())
    return { ok: true }
  },
})
