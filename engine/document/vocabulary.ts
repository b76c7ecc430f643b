/**
 * Resolves `$ref` to the schema of the vocabulary definition. Annotations beside `$ref` replace those of the
 * definition.
 */
import { documentSchemas, definitions } from './documents.gen.ts'
import { type JsonObject, own } from '../core/json.ts'
import { branchKey, definitionOf, type JsonType, type Schema } from '../core/schema.ts'

export { documentSchemas, definitions }

export interface ResolvedSchema {
  readonly schema: Schema
  /** Name of the vocabulary definition that `$ref` points to. */
  readonly definition?: string
}

const resolved = new WeakMap<Schema, ResolvedSchema>()

export function resolveSchema(schema: Schema): ResolvedSchema {
  const known = resolved.get(schema)
  if (known !== undefined) return known
  const result = follow(schema)
  resolved.set(schema, result)
  return result
}

function follow(schema: Schema): ResolvedSchema {
  if (schema.$ref === undefined) return { schema }
  const name = definitionOf(schema.$ref)
  const target = name !== undefined && Object.hasOwn(definitions, name) ? definitions[name] : undefined
  if (target === undefined || name === undefined) return { schema: anything }
  const { $ref: _, ...annotations } = schema
  const inner = follow(target)
  return { schema: { ...inner.schema, ...annotations }, definition: inner.definition ?? name }
}

/** The schema of a vocabulary definition. */
export function definitionSchema(name: string): Schema {
  return resolveSchema({ $ref: `habi:vocabulary#/$defs/${name}` }).schema
}

/**
 * The branches of a union that an object belongs to, by the value of the discriminator or by the first required
 * property of the branch. A valid object belongs to exactly one.
 */
export function branchesOf(branches: readonly Schema[], value: JsonObject, discriminator?: string): readonly Schema[] {
  return branches.filter((branch) => {
    const { schema } = resolveSchema(branch)
    if (discriminator !== undefined) return own(schema.properties ?? {}, discriminator)?.const === value[discriminator]
    const key = branchKey(schema)
    return key !== undefined && Object.hasOwn(value, key)
  })
}

/** The schema that accepts any value. */
export const anything: Schema = definitions.json ?? {}

export function isAnything(schema: Schema): boolean {
  return typesOf(schema).length >= 6
}

export function typesOf(schema: Schema): readonly JsonType[] {
  if (schema.type === undefined) return []
  return typeof schema.type === 'string' ? [schema.type] : schema.type
}

export function typeOf(value: unknown): JsonType {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value as JsonType
}

export function takesType(schema: Schema, type: JsonType): boolean {
  const types = typesOf(schema)
  return types.includes(type) || (type === 'integer' && types.includes('number'))
}
