import { isObject, type Json } from '../../engine/core/json.ts'
import type { NodeEvent } from '../../engine/core/node-event.ts'

/** The events of a body that the schema has accepted; undefined for a body with reports. */
export function readNodeEvents(body: Json): readonly NodeEvent[] | undefined {
  return isObject(body) && Array.isArray(body.events) ? (body.events as unknown as readonly NodeEvent[]) : undefined
}
