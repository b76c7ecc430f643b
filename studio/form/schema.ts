/** How a form shows a schema of the dialect: its fields in groups, its branches, and values to start from. */
import { definitionOf, branchKey, type Schema } from '../../engine/core/schema.ts'
import { isList, isObject, type Json, type JsonObject } from '../../engine/core/json.ts'
import { branchesOf, definitions, resolveSchema, typeOf, typesOf } from '../../engine/document/vocabulary.ts'

export interface FieldGroup {
  /** Undefined for fields without a group, which come first. */
  readonly title: string | undefined
  readonly fields: readonly (readonly [name: string, schema: Schema])[]
}

/** Properties that the studio fills in automatically. */
const fixed = new Set(['$schema', 'kind', 'id'])

/**
 * Returns the fields of an object in the order of the dialect: by group, then `order`, then as the schema lists them.
 */
export function groupsOf(schema: Schema, isDocument = false): readonly FieldGroup[] {
  const groups = new Map<string | undefined, (readonly [string, Schema, number])[]>([[undefined, []]])
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const resolved = resolveSchema(property).schema
    if ((isDocument && fixed.has(name)) || resolved.const !== undefined) continue
    const fields = groups.get(resolved.group) ?? []
    groups.set(resolved.group, [...fields, [name, property, resolved.order ?? 0]])
  }
  return [...groups]
    .filter(([, fields]) => fields.length > 0)
    .map(([title, fields]) => ({
      title,
      fields: fields.toSorted((a, b) => a[2] - b[2]).map(([name, property]) => [name, property] as const),
    }))
}

/** Returns the schema of a value as documents write it, where `schema` describes the resolved value. */
export function writtenSchema(schema: Schema): Schema {
  const { schema: resolved, definition } = resolveSchema(schema)
  const literal =
    typeof resolved.literal === 'string'
      ? definitionOf(resolved.literal)
      : resolved.literal === false && definition !== undefined
        ? taggedForms.get(definition)
        : undefined
  if (literal === undefined) return resolved
  const { schema: written } = resolveSchema({ $ref: `habi:vocabulary#/$defs/${literal}` })
  return { ...written, ...titlesOf(resolved) }
}

/**
 * The definitions of tagged forms, by the definition of the resolved value, for values that are always written with a
 * tag: a text is written as a `textValue`.
 */
const taggedForms: ReadonlyMap<string, string> = new Map(
  Object.entries(definitions).flatMap(([name, { resolves }]) => {
    const target = resolves === undefined ? undefined : definitionOf(resolves)
    return target === undefined || name !== `${target}Value` ? [] : [[target, name]]
  }),
)

function titlesOf({ title, description, fit }: Schema): Pick<Schema, 'title' | 'description' | 'fit'> {
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(fit === undefined ? {} : { fit }),
  }
}

/** Returns the branch of a union to which a value belongs. */
export function branchOf(schema: Schema, value: Json | undefined): Schema | undefined {
  if (value === undefined) return undefined
  const branches = schema.oneOf ?? []
  if (isObject(value)) {
    const [branch] = branchesOf(branches, value, schema.discriminator?.propertyName)
    return branch
  }
  return branches.find((branch) => typesOf(resolveSchema(branch).schema).some((type) => fits(type, value)))
}

function fits(type: string, value: Json): boolean {
  const is = typeOf(value)
  return type === is || (type === 'number' && is === 'integer')
}

/** Returns the simplest value of a schema: its default, or empty required fields. */
export function startValue(schema: Schema): Json {
  const { schema: s } = resolveSchema(schema)
  if (s.default !== undefined) return s.default
  if (s.const !== undefined) return s.const
  if (s.enum?.[0] !== undefined) return s.enum[0]
  if (isTextSchema(s)) return { $text: {} }
  if (s.resolves?.endsWith('/image') === true || s.accepts?.includes('$asset') === true) return { $asset: '' }
  const [first] = s.oneOf ?? []
  if (first !== undefined) return startValue(first)
  const [type] = typesOf(s)
  if (type === 'array') return []
  if (type === 'object') return startObject(s)
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') return s.minimum ?? 0
  return ''
}

/** Returns whether a value of a schema is a text for players. */
export function isTextSchema(schema: Schema): boolean {
  const { schema: s } = resolveSchema(schema)
  return s.resolves?.endsWith('/text') === true || s.accepts?.includes('$text') === true
}

function startObject({ properties = {}, required = [], discriminator }: Schema): JsonObject {
  const names = new Set([...required, ...(discriminator === undefined ? [] : [discriminator.propertyName])])
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) => (names.has(name) ? [[name, startValue(property)]] : [])),
  )
}

/** Returns the title of a branch of a union. */
export function branchTitle(branch: Schema): string {
  const { schema } = resolveSchema(branch)
  return schema.title ?? branchKey(schema) ?? 'Value'
}

/**
 * Returns the name of an entry of a list: its ID, title, name, fact or widget; or else the first words of its texts,
 * such as those of a paragraph; or else its type or its number.
 */
export function entryTitle(value: Json | undefined, index: number): string {
  const name = isObject(value) ? (value.id ?? value.title ?? value.name ?? value.fact ?? value.widget) : value
  if (typeof name === 'string' && name !== '') return name
  const type = isObject(value) && typeof value.type === 'string' ? value.type : undefined
  const words = wordsIn(value)
  if (words === '') return type === undefined ? `Entry ${index + 1}` : `Empty ${type}`
  const first = words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS).trimEnd()}…` : words
  if (type === 'list') return `List: ${first}`
  return type === 'image' ? `Image: ${first}` : `“${first}”`
}

/** Number of characters of a text in the title of an entry. */
const MOST_WORDS = 48

/** Returns the texts in a value, each in the first language in which it is written. */
function wordsIn(value: Json | undefined): string {
  if (isList(value)) return value.map(wordsIn).join('')
  if (!isObject(value)) return ''
  // A shared text is named by its key.
  if (typeof value['$string'] === 'string') return value['$string']
  const text = value['$text']
  if (text === undefined) return Object.values(value).map(wordsIn).join('')
  if (typeof text === 'string') return text
  return String(Object.values(isObject(text) ? text : {})[0] ?? '')
}

export function childOf(value: Json | undefined, name: string | number): Json | undefined {
  if (isList(value)) return typeof name === 'number' ? value[name] : undefined
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
}
