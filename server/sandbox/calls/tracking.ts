import type { JsonObject } from '../../../engine/core/json.ts'
import { succeed } from '../call-answer.ts'
import type { CallHandler } from '../call-handler.ts'

const event: CallHandler = {
  path: '/event/push',
  requires: 'token',
  run({ sandbox: { clock, runState }, body }) {
    const { bizType, productId: _product, ...fields } = body as JsonObject & { readonly bizType: string }
    // A page that was left does not know whether its event has arrived, so the next page sends it again.
    const isKnown = runState.events.list().some((one) => one.fields['eventId'] === fields['eventId'])
    if (!isKnown) runState.events.add({ name: bizType, at: new Date(clock.now()).toISOString(), fields })
    return succeed({})
  },
}

export const trackingCalls: readonly CallHandler[] = [event]
