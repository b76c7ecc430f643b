import { isObject, type Json, type JsonObject } from '../../../engine/core/json.ts'

/** How one field is read: its value in our own form, or what was expected instead. */
export type ControlField = (value: Json) => { readonly value: Json } | { readonly expected: string }
export type ControlFields = { readonly [name: string]: ControlField }

export type FieldsRead = { readonly ok: true; readonly values: JsonObject } | { readonly ok: false; readonly error: JsonObject }

/**
 * Reads a control body: unknown fields and wrong values are refused, all of them at once, with the list of what is
 * known.
 */
export function readFields(fields: ControlFields, body: unknown): FieldsRead {
  const known = Object.keys(fields)
  if (!isObject(body)) return { ok: false, error: { error: 'the body must be a JSON object', known } }
  const unknown = Object.keys(body).filter((name) => !Object.hasOwn(fields, name))
  if (unknown.length > 0) return { ok: false, error: { error: `unknown field ${unknown.join(', ')}`, unknown, known } }
  const values: { [name: string]: Json } = {}
  const wrong: string[] = []
  for (const [name, given] of Object.entries(body)) {
    const read = fields[name]?.(given)
    if (read === undefined || 'expected' in read) wrong.push(`${name}: expected ${read?.expected}, got ${JSON.stringify(given)}`)
    else values[name] = read.value
  }
  return wrong.length > 0 ? { ok: false, error: { error: wrong.join('; '), known } } : { ok: true, values }
}

export const anything: ControlField = (value) => ({ value })

export const text: ControlField = (value) => (typeof value === 'string' ? { value } : { expected: 'text' })

/** Ids are text; a number is taken as its digits. */
export const id: ControlField = (value) =>
  typeof value === 'string' || Number.isSafeInteger(value) ? { value: String(value) } : { expected: 'an id' }

export const number: ControlField = (value) => (typeof value === 'number' && Number.isFinite(value) ? { value } : { expected: 'a number' })

export function integer(minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER): ControlField {
  const range = minimum === Number.MIN_SAFE_INTEGER ? 'a whole number' : `a whole number from ${minimum}`
  return (value) => (Number.isSafeInteger(value) && Number(value) >= minimum && Number(value) <= maximum ? { value } : { expected: range })
}

/** `true`, `1` and `"1"` mean the same. */
export const flag: ControlField = (value) => {
  if (value === true || value === 1 || value === '1') return { value: true }
  return value === false || value === 0 || value === '0' ? { value: false } : { expected: 'true or false' }
}

export const zeroOne: ControlField = (value) => {
  const read = flag(value)
  return 'value' in read ? { value: read.value === true ? 1 : 0 } : { expected: '0 or 1' }
}

export const object: ControlField = (value) => (isObject(value) ? { value } : { expected: 'an object' })

export function list(item: ControlField): ControlField {
  return (value) => {
    if (!Array.isArray(value)) return { expected: 'a list' }
    const read = value.map((entry: Json) => item(entry))
    const wrong = read.find((entry) => 'expected' in entry)
    return wrong === undefined
      ? { value: read.map((entry) => ('value' in entry ? entry.value : null)) }
      : { expected: `a list, each ${(wrong as { expected: string }).expected}` }
  }
}

export function orNull(field: ControlField): ControlField {
  return (value) => {
    if (value === null) return { value }
    const read = field(value)
    return 'value' in read ? read : { expected: `${read.expected} or null` }
  }
}

export function matching(pattern: RegExp, expected: string): ControlField {
  return (value) => (typeof value === 'string' && pattern.test(value) ? { value } : { expected })
}

/** A moment as ISO 8601 text with its zone. */
export const instant: ControlField = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(value) && Number.isFinite(Date.parse(value))
    ? { value }
    : { expected: 'a moment such as 2026-12-01T09:00:00+08:00' }
