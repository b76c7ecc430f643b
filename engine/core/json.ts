/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject

/** A JSON object. Read keys with `own`; never index the object with a name from an untrusted source. */
export interface JsonObject {
  readonly [key: string]: Json
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `Array.isArray` for JSON: it also narrows readonly lists. */
export function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value)
}

/** The own property `key` of `value`, or undefined. Inherited properties are not read. */
export function own<T>(value: { readonly [key: string]: T } | undefined | null, key: string): T | undefined {
  return value != null && Object.hasOwn(value, key) ? value[key] : undefined
}

/** The value at `path`, through own properties. Undefined when a key is missing. */
export function at(value: unknown, path: readonly string[]): unknown {
  let current: unknown = value
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined
    current = (current as Record<string, unknown>)[key]
  }
  return current
}

/** JSON with sorted keys, so equal values give equal text. Hashes and keys of data sources are made from it. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, v]) => v !== undefined)
    entries.sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}
