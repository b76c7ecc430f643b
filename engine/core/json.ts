/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject

/** A JSON object. Read keys with `own`, never by plain indexing of a name that came from outside. */
export interface JsonObject {
  readonly [key: string]: Json
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `Array.isArray` for JSON: it also narrows lists that are readonly. */
export function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value)
}

/** The own property `key` of `value`, or undefined: prototype names never answer. */
export function own<T>(value: { readonly [key: string]: T } | undefined | null, key: string): T | undefined {
  return value != null && Object.hasOwn(value, key) ? value[key] : undefined
}

/** Walks `path` through own properties. Undefined where a step is missing. */
export function at(value: unknown, path: readonly string[]): unknown {
  let here: unknown = value
  for (const key of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined
    here = (here as Record<string, unknown>)[key]
  }
  return here
}

/** The same text for the same value, whatever the order of its keys: what hashes and data keys are made of. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, v]) => v !== undefined)
    entries.sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}
