import { isObject, type Json } from '../../engine/core/json.ts'

/** A view or a click of a node. It contains no personal data: ids of documents of the site only. */
export interface NodeEvent {
  readonly kind: 'impression' | 'click'
  readonly document: string
  readonly node: string
  readonly release: string
  readonly route: string
}

/** The events of a body that the schema has accepted; undefined for a body with reports. */
export function readNodeEvents(body: Json): readonly NodeEvent[] | undefined {
  return isObject(body) && Array.isArray(body.events) ? (body.events as unknown as readonly NodeEvent[]) : undefined
}
