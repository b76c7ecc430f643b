import type { Json, JsonObject } from '../../engine/core/json.ts'
import type { Schema } from '../../engine/core/schema.ts'

/**
 * Returns an answer that satisfies the response schema of a contract: the constant, the first value of an enum, the
 * default or the first example, else the smallest value of the type. A list has one entry, so a page shows something.
 */
export function exampleAnswer(response: Schema): JsonObject {
  return exampleOf({ ...response, type: 'object' }) as JsonObject
}

function exampleOf(schema: Schema): Json {
  const given = schema.const ?? schema.enum?.[0] ?? schema.default ?? schema.examples?.[0]
  if (given !== undefined) return given
  if (schema.oneOf?.[0] !== undefined) return exampleOf(schema.oneOf[0])
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, exampleOf(one)]))
    case 'array':
      return schema.items === undefined
        ? []
        : Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => exampleOf(schema.items as Schema))
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return schema.minimum ?? Math.min(0, schema.maximum ?? 0)
    case 'string':
      return 'example'.padEnd(schema.minLength ?? 0, '.').slice(0, schema.maxLength)
    default:
      return null
  }
}
