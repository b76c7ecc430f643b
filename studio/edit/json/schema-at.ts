/** The schemas that describe a value of a document, which may be incomplete. */
import { catalogue } from '../../../catalogue/catalogue.ts'
import { isObject, type Json, own } from '../../../engine/core/json.ts'
import type { Schema } from '../../../engine/core/schema.ts'
import { branchesOf, definitionSchema, resolveSchema } from '../../../engine/document/vocabulary.ts'
import { childOf, writtenSchema } from '../../form/schema.ts'
import { schemaOf } from '../../shell/kinds.ts'
import type { TextPath } from '../text-edit.ts'

/**
 * Returns the schemas at a path: several while the value may have several forms, none when there is no such property.
 */
export function schemasAt(kind: string, document: Json, path: TextPath): readonly Schema[] {
  const root = schemaOf(kind)
  let value: Json | undefined = document
  let schemas = root === undefined ? [] : fitting(root, document)
  for (const key of path) {
    const around: Json | undefined = value
    value = childOf(around, key)
    const child = value
    schemas = schemas.flatMap((schema) => within(schema, around, key)).flatMap((schema) => fitting(schema, child))
  }
  return schemas
}

/**
 * Returns the schema of an entry or a property. For `props` and `args`, it is the schema of the widget, action,
 * selector or call.
 */
function within(schema: Schema, around: Json | undefined, key: string | number): readonly Schema[] {
  if (typeof key === 'number') return schema.items === undefined ? [] : [schema.items]
  const ofCode = isObject(around) ? schemaOfCode(around, key) : undefined
  if (ofCode !== undefined) return [ofCode]
  const property = own(schema.properties, key) ?? schema.additionalProperties
  return typeof property === 'object' ? [property] : []
}

function schemaOfCode(around: { readonly [key: string]: Json }, key: string): Schema | undefined {
  const named = (name: string): string => (typeof around[name] === 'string' ? around[name] : '')
  if (key === 'props') return own(catalogue.widgets, named('widget'))?.schema
  if (key !== 'args') return undefined
  return (
    own(catalogue.actions, named('do'))?.args ??
    own(catalogue.selectors, named('name'))?.args ??
    own(catalogue.calls, named('call'))?.payload
  )
}

/** Returns the schemas that fit a value: one when the value determines it, or else all possible ones. */
function fitting(schema: Schema, value: Json | undefined): readonly Schema[] {
  const tags = (resolveSchema(schema).schema.accepts ?? []).map((tag) => definitionSchema(`${tag.slice(1)}Tag`))
  const tag = isObject(value) ? Object.keys(value).find((key) => key.startsWith('$')) : undefined
  const written = branches(writtenSchema(schema), value)
  if (tag === undefined) return isObject(value) && Object.keys(value).length > 0 ? written : [...written, ...tags]
  const tagged = [...written, ...tags].filter(({ properties }) => own(properties, tag) !== undefined)
  return tagged.slice(0, 1)
}

function branches(schema: Schema, value: Json | undefined): readonly Schema[] {
  const { oneOf, discriminator } = schema
  if (oneOf === undefined) return [schema]
  const matching = isObject(value) ? branchesOf(oneOf, value, discriminator?.propertyName) : []
  return (matching.length > 0 ? matching : oneOf).flatMap((branch) => branches(resolveSchema(branch).schema, value))
}
