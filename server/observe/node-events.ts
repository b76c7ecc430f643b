import { isObject, type Json } from '../../engine/core/json.ts'
import type { NodeEvent } from '../../engine/core/node-event.ts'

/** Returns the events of a valid body; undefined for a body with reports. */
export function readNodeEvents(body: Json): readonly NodeEvent[] | undefined {
  return isObject(body) && Array.isArray(body.events) ? (body.events as unknown as readonly NodeEvent[]) : undefined
}
