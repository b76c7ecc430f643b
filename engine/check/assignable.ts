/** Finds reasons why values of one schema might not match another, such as a different type. */
import type { Schema } from '../core/schema.ts'
import { describe } from '../document/describe.ts'
import { isAnything, resolveSchema, typesOf } from '../document/vocabulary.ts'

/**
 * Returns why a value of `from` might not be a value of `to`; undefined if it always is. Limits and `oneOf` are not
 * compared.
 */
export function mismatch(from: Schema, to: Schema, path = ''): string | undefined {
  const { schema: a } = resolveSchema(from)
  const { schema: b } = resolveSchema(to)
  if (isAnything(a) || isAnything(b) || a.oneOf !== undefined || b.oneOf !== undefined) return undefined
  const wanted = typesOf(b)
  const stray = typesOf(a).find((type) => !wanted.includes(type) && !(type === 'integer' && wanted.includes('number')))
  if (stray !== undefined) return at(path, `expected ${describe(b)}, got ${describe(a)}`)
  if (b.enum !== undefined) {
    const values = a.enum ?? (typesOf(a).includes('boolean') ? [true, false] : undefined)
    if (values === undefined) return at(path, `expected ${describe(b)}, but ${describe(a)} may have other values`)
    const other = values.find((value) => !b.enum?.includes(value))
    if (other !== undefined) return at(path, `expected ${describe(b)}, but the value may be ${JSON.stringify(other)}`)
  }
  if (a.items !== undefined && b.items !== undefined) return mismatch(a.items, b.items, `${path}[]`)
  if (b.properties !== undefined && typesOf(a).includes('object')) return objectMismatch(a, b, path)
  if (b.additionalProperties && a.additionalProperties)
    return mismatch(a.additionalProperties, b.additionalProperties, `${path}.*`)
  return undefined
}

function objectMismatch(a: Schema, b: Schema, path: string): string | undefined {
  if (a.properties === undefined) return undefined
  for (const [name, wanted] of Object.entries(b.properties ?? {})) {
    const given = Object.hasOwn(a.properties, name) ? a.properties[name] : undefined
    if (given === undefined) {
      if (b.required?.includes(name) === true)
        return at(path, `expected an object with the property ${JSON.stringify(name)}, which the value does not have`)
      continue
    }
    const problem = mismatch(given, wanted, `${path}.${name}`)
    if (problem !== undefined) return problem
  }
  return undefined
}

function at(path: string, what: string): string {
  return path === '' ? what : `${what} at ${path.replace(/^\./, '')}`
}
