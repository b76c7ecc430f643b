import type { ActionContext, CallPayload } from '../../engine/action.ts'
import { packageOf, platformOf } from '../attribution.ts'
import { readCredentials } from '../credentials.ts'

/** The fields of an event that its sender sets. `eventPayload` adds the other fields. */
export type TrackedEvent = Pick<CallPayload<'tracking/event'>, 'bizType' | 'startTime' | 'endTime' | 'path'>

/** Returns the event with all fields of document 2, section 7.7. Addresses are sent without their query. */
export function eventPayload(
  ctx: Pick<ActionContext, 'read' | 'constant' | 'storage'>,
  event: TrackedEvent,
): CallPayload<'tracking/event'> {
  const container = ctx.read('fact.device.container') ?? 'BROWSER'
  return {
    ...event,
    customerId: readCredentials(ctx.storage).customerId,
    pageURL: location.origin + event.path,
    container,
    serverTime: event.endTime,
    platform: platformOf(container, ctx.read('fact.device.os') ?? 'none'),
    package: packageOf(container, ctx.constant('productId')),
    stayTime: event.endTime - event.startTime,
  }
}
