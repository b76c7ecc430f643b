/** Decodes an answer by its schema. An invalid value counts as missing; nothing is thrown. */
import { isObject, type Json, type JsonObject, own } from '../../core/json.ts'

export interface Decoded {
  /** Undefined when the answer as a whole does not match its schema. */
  readonly value: Json | undefined
  /** Paths of invalid values, such as `data/3/gameId`. */
  readonly wrong: readonly string[]
  /** True if a required property was missing and its `default` replaces it. */
  readonly isPartial?: true
}

/** What the decoder has found so far. */
interface Notes {
  readonly wrong: string[]
  isPartial?: true
}

/**
 * Keeps exactly the properties that `schema` names. Gateways may write nested objects and lists as JSON text, booleans
 * as 1, "1" or "true", and ids as whole numbers; all three are accepted. An object that lacks a required property
 * counts as missing. A missing property gets its `default`, if any; an invalid one gets it too, except a list. Invalid
 * entries of a list are left out. A list with entries, all of which are invalid, is invalid itself.
 */
export function decode(schema: JsonObject, value: unknown): Decoded {
  const notes: Notes = { wrong: [] }
  return { value: read(schema, value, '', notes), ...notes }
}

function read(schema: JsonObject, given: unknown, place: string, notes: Notes): Json | undefined {
  if (given === undefined || given === null) return schema['default']
  const before = notes.wrong.length
  const value = convert(schema, given, place, notes)
  if (value !== undefined && fits(schema, value)) return value
  // If an inner value is invalid, its path is already in the list.
  if (notes.wrong.length === before) notes.wrong.push(place)
  return schema['type'] === 'array' ? undefined : schema['default']
}

function convert(schema: JsonObject, given: unknown, place: string, notes: Notes): Json | undefined {
  switch (schema['type']) {
    case 'object': {
      const from = fromText(given)
      return isObject(from) ? readObject(schema, from, place, notes) : undefined
    }
    case 'array': {
      const from = fromText(given)
      const items = schema['items']
      if (!Array.isArray(from) || !isObject(items)) return undefined
      const list: Json[] = []
      from.forEach((entry: unknown, index) => {
        const item = read(items, entry, under(place, String(index)), notes)
        if (item !== undefined) list.push(item)
      })
      return from.length > 0 && list.length === 0 ? undefined : list
    }
    case 'string':
      return typeof given === 'string' ? given : Number.isSafeInteger(given) ? String(given) : undefined
    case 'boolean':
      return given === true || given === 1 || given === '1' || given === 'true'
        ? true
        : given === false || given === 0 || given === '0' || given === 'false' || given === ''
          ? false
          : undefined
    case 'integer':
      return Number.isSafeInteger(given) ? (given as number) : undefined
    case 'number':
      return typeof given === 'number' && Number.isFinite(given) ? given : undefined
    default:
      return undefined
  }
}

function readObject(schema: JsonObject, from: JsonObject, place: string, notes: Notes): JsonObject | undefined {
  const made: { [key: string]: Json } = {}
  const named = new Set<string>()
  const properties = schema['properties']
  if (isObject(properties)) {
    for (const [key, inner] of Object.entries(properties)) {
      const before = notes.wrong.length
      const value = isObject(inner)
        ? read(inner, Object.hasOwn(from, key) ? from[key] : undefined, under(place, key), notes)
        : undefined
      if (value !== undefined) made[key] = value
      else if (notes.wrong.length > before) named.add(key)
    }
  }
  const required = schema['required']
  for (const key of Array.isArray(required) ? (required as string[]) : []) {
    if (!Object.hasOwn(made, key)) {
      if (!named.has(key)) notes.wrong.push(under(place, key))
      return undefined
    }
    if ((own(from, key) ?? null) === null) notes.isPartial = true
  }
  return made
}

function fits(schema: JsonObject, value: Json): boolean {
  const { enum: allowed, const: only, minimum, maximum, minLength, maxItems } = schema
  if (Array.isArray(allowed) && !allowed.includes(value)) return false
  if (only !== undefined && only !== value) return false
  if (typeof value === 'number') return !((minimum as number) > value) && !((maximum as number) < value)
  if (typeof value === 'string') return !((minLength as number) > value.length)
  return !Array.isArray(value) || !((maxItems as number) < value.length)
}

function fromText(given: unknown): unknown {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given) as unknown
  } catch {
    return undefined
  }
}

function under(place: string, key: string): string {
  return place === '' ? key : `${place}/${key}`
}
