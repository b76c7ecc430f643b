/** Schemas as the check reads them: `$ref` followed, notes beside it kept. */
import { documentSchemas, words } from './documents.gen.ts'
import { wordOf, type JsonType, type Schema } from '../core/schema.ts'

export { documentSchemas, words }

export interface Meaning {
  readonly schema: Schema
  /** The vocabulary's word, where the schema is one. */
  readonly word?: string
}

const meanings = new WeakMap<Schema, Meaning>()

export function meaningOf(schema: Schema): Meaning {
  const known = meanings.get(schema)
  if (known !== undefined) return known
  const meaning = follow(schema)
  meanings.set(schema, meaning)
  return meaning
}

function follow(schema: Schema): Meaning {
  if (schema.$ref === undefined) return { schema }
  const word = wordOf(schema.$ref)
  const target = word !== undefined && Object.hasOwn(words, word) ? words[word] : undefined
  if (target === undefined || word === undefined) return { schema: anything }
  const { $ref: _, ...notes } = schema
  const inner = follow(target)
  return { schema: { ...inner.schema, ...notes }, word: inner.word ?? word }
}

/** A word of the vocabulary as a schema. */
export function wordSchema(word: string): Schema {
  return meaningOf({ $ref: `habi:vocabulary#/$defs/${word}` }).schema
}

/** What takes any value. */
export const anything: Schema = words.json ?? {}

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
