import { isObject, type Json, type JsonObject } from '../engine/core/json.ts'
import type { GatewayContract } from '../business/gateway/contract.ts'

const KEPT = [
  'type',
  'properties',
  'items',
  'required',
  'enum',
  'const',
  'minimum',
  'maximum',
  'minLength',
  'maxItems',
  'default',
]

/**
 * Returns the part of a contract that the player app needs: without payload schema and descriptions. Only generators
 * run this code.
 */
export function slimContract(contract: GatewayContract): GatewayContract {
  const { path, method, base, omit, fill, anonymous, response } = contract
  return {
    path,
    method,
    base,
    omit,
    ...(fill === undefined ? {} : { fill }),
    ...(anonymous === true ? { anonymous } : {}),
    response: slim(response),
  }
}

function slim(schema: JsonObject): JsonObject {
  const kept: { [key: string]: Json } = {}
  for (const key of KEPT) {
    const value = Object.hasOwn(schema, key) ? schema[key] : undefined
    if (value === undefined) continue
    if (key === 'properties' && isObject(value)) {
      kept[key] = Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, isObject(inner) ? slim(inner) : inner]),
      )
    } else kept[key] = key === 'items' && isObject(value) ? slim(value) : value
  }
  return kept
}
