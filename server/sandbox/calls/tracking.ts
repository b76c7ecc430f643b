import type { JsonObject } from '../../../engine/core/json.ts'
import { succeed } from '../call-answer.ts'
import type { CallHandler } from '../call-handler.ts'

const event: CallHandler = {
  path: '/event/push',
  requires: 'token',
  run({ sandbox, body }) {
    const { bizType, productId: _product, ...fields } = body as JsonObject & { readonly bizType: string }
    const at = new Date(sandbox.clock.now()).toISOString()
    sandbox.runState.events.add({ name: bizType, at, fields })
    return succeed({})
  },
}

export const trackingCalls: readonly CallHandler[] = [event]
