import { type Json, isObject, own } from '../engine/core/json.ts'
import type { AreaDefinition } from '../engine/action.ts'
import { areas, contracts } from '../business/business.gen.ts'

/** The areas that start with these call settings. On a site without call settings, areas with calls do not start. */
export function areasFor(calls: Json): readonly AreaDefinition[] {
  const hasGateway = isObject(calls) && 'base' in calls
  return areas.filter(({ name }) => hasGateway || own(contracts, name) === undefined)
}
