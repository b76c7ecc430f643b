/**
 * The rows of the props and events tables, read from the schema of a widget. Properties inside a list or object have
 * their own rows.
 */
import type { EventSchema, Schema } from '../engine/core/schema.ts'
import { describe } from '../engine/document/describe.ts'
import { type Editor, editorOf } from '../engine/document/form.ts'
import { resolveSchema } from '../engine/document/vocabulary.ts'

export interface PropRow {
  /** Path of the property, such as `items[].label`. */
  readonly name: string
  readonly title: string
  readonly group?: string
  readonly type: string
  readonly required: boolean
  /** The default value as JSON. */
  readonly byDefault?: string
  /** Tagged objects that configuration may write; empty when only a literal is allowed. */
  readonly accepts: readonly string[]
  /** True if a literal is also allowed. */
  readonly literal: boolean
  readonly description: string
  /** The allowed values with their labels, as pairs. */
  readonly labels: readonly (readonly [value: string, label: string])[]
  readonly editor?: Editor
  readonly unit?: string
}

export interface EventRow {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly payload: readonly PropRow[]
}

/** The type names of values that are written as tagged objects, by the name of their vocabulary definition. */
const definitionTypes: { readonly [definition: string]: string } = {
  text: 'text',
  link: 'link',
  image: 'image',
  rich: 'rich text',
  icon: 'name of an icon',
}

export function propRows(schema: Schema, prefix = ''): readonly PropRow[] {
  return inFormOrder(schema).flatMap(([name, property]) => {
    const { schema: meaning, definition } = resolveSchema(property)
    const isPlain = definition !== undefined && Object.hasOwn(definitionTypes, definition)
    const editor = editorOf(meaning)
    const row: PropRow = {
      name: `${prefix}${name}`,
      title: property.title ?? meaning.title ?? name,
      ...(property.group === undefined ? {} : { group: property.group }),
      type: isPlain
        ? (definitionTypes[definition] ?? '')
        : meaning.labels === undefined
          ? describe(property)
          : `one of ${meaning.enum?.length ?? 0}`,
      required: schema.required?.includes(name) === true,
      ...(property.default === undefined ? {} : { byDefault: JSON.stringify(property.default) }),
      accepts: property.accepts ?? meaning.accepts ?? [],
      literal: meaning.literal !== false,
      description: property.description ?? meaning.description ?? '',
      labels: isPlain ? [] : Object.entries(meaning.labels ?? {}),
      ...(editor === undefined ? {} : { editor }),
      ...(meaning.unit === undefined ? {} : { unit: meaning.unit }),
    }
    if (isPlain) return [row]
    const items = meaning.items === undefined ? {} : resolveSchema(meaning.items).schema
    return [row, ...propRows(meaning, `${prefix}${name}.`), ...propRows(items, `${prefix}${name}[].`)]
  })
}

export function eventRows(events: { readonly [event: string]: EventSchema }): readonly EventRow[] {
  return Object.entries(events).map(([name, { title, description, payload }]) => ({
    name,
    title,
    description,
    payload: payload === undefined ? [] : propRows(payload),
  }))
}

/**
 * Sorts properties: those without a group first, then the groups in the order of the schema. Inside a group, `order`
 * decides.
 */
function inFormOrder({ properties = {} }: Schema): readonly (readonly [string, Schema])[] {
  const entries = Object.entries(properties)
  const groups = ['', ...new Set(entries.flatMap(([, { group }]) => group ?? []))]
  return groups.flatMap((group) =>
    entries
      .filter(([, property]) => (property.group ?? '') === group)
      .sort(([, a], [, b]) => (a.order ?? 0) - (b.order ?? 0)),
  )
}
