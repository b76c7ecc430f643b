/** Which findings a field shows: those about its value, and those about parts of it that have no field of their own. */
import { isList, isObject, type Json, type JsonObject } from '../../engine/core/json.ts'
import type { Schema } from '../../engine/core/schema.ts'
import type { Finding } from '../../engine/document/finding.ts'
import { editorOf } from '../../engine/document/form.ts'
import { resolveSchema, typesOf } from '../../engine/document/vocabulary.ts'
import type { FormHost } from './context.ts'
import { writtenSchema } from './schema.ts'

/** @param isSplit whether the parts of the value have fields, which show the findings about these parts */
export function findingsOf(findings: FormHost['findings'], pointer: string, isSplit: boolean): readonly Finding[] {
  if (isSplit) return findings.get(pointer) ?? []
  return [...findings].flatMap(([at, found]) => (at === pointer || at.startsWith(`${pointer}/`) ? found : []))
}

/**
 * Whether the input of a value consists of fields for its parts, or shows the findings about them itself, as the
 * builder of rules and the table do.
 */
export function hasFields(schema: Schema, value: Json | undefined): boolean {
  if (editorOf(schema) === 'text' && schema.type !== 'string') return false
  if (isRule(schema)) return isObject(value) && !Object.hasOwn(value, 'audience')
  if (schema.oneOf !== undefined) return !(schema.resolves?.endsWith('/image') === true && isTagged(value))
  if (isComputed(value)) return true
  if (schema.enum !== undefined || isTagged(value)) return false
  const [type, ...others] = typesOf(schema)
  if (others.length > 1 || (type !== 'array' && type !== 'object')) return false
  const items = writtenSchema(schema.items ?? {})
  return type === 'object' || !(editorOf(items) === 'fact' || (items.type === 'string' && areWords(value)))
}

const ruleDescription = resolveSchema({ $ref: 'habi:vocabulary#/$defs/rule' }).schema.description

export function isRule(schema: Schema): boolean {
  return editorOf(schema) === 'rule' || schema.description === ruleDescription
}

export function isTagged(value: Json | undefined): boolean {
  return isObject(value) && Object.keys(value).some((name) => name.startsWith('$'))
}

/** Whether a value is the result of a selector, or a cell of a decision table. */
export function isComputed(value: Json | undefined): value is JsonObject {
  return isObject(value) && isObject(value.$select)
}

function areWords(value: Json | undefined): boolean {
  return !isList(value) || value.every((entry) => typeof entry === 'string')
}
