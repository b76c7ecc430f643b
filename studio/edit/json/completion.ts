/** Completion and hover help for the JSON of a document, from the schemas. */
import { getLocation, type Node, parse } from 'jsonc-parser'
import { catalogue } from '../../../catalogue/catalogue.ts'
import { isObject, type Json, own } from '../../../engine/core/json.ts'
import type { Schema } from '../../../engine/core/schema.ts'
import { describe } from '../../../engine/document/describe.ts'
import { resolveSchema, typesOf } from '../../../engine/document/vocabulary.ts'
import { branchTitle, childOf, startValue } from '../../form/schema.ts'
import { kindTitles } from '../../shell/kinds.ts'
import type { TextPath } from '../text-edit.ts'
import { schemasAt } from './schema-at.ts'

export interface Completion {
  readonly label: string
  /** The name that people see in the studio. */
  readonly title: string | undefined
  readonly description: string | undefined
  /** The text that replaces the range. */
  readonly text: string
}

export interface Completions {
  readonly from: number
  readonly to: number
  readonly options: readonly Completion[]
}

export interface JsonHover {
  readonly from: number
  readonly to: number
  readonly title: string
  readonly description: string | undefined
  /** What the schema expects, such as `an integer from 1 to 4`. */
  readonly expected: string
}

/** Documents of the open site by kind, and keys of its texts. */
export interface SiteChoices {
  readonly documents: (kind: string) => Promise<readonly { readonly id: string; readonly title: string }[]>
  readonly strings: () => Promise<readonly string[]>
}

/** @param offset position of the cursor in `text`, in UTF-16 units */
export async function completionsAt(
  kind: string,
  text: string,
  offset: number,
  choices: SiteChoices,
): Promise<Completions | undefined> {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset)
  const range = rangeAt(text, offset, previousNode)
  // Parses the text without a key that has no value, because it would hide the properties after it.
  const isKeyOnly = isAtPropertyKey && !/^\s*:/.test(text.slice(range.to))
  const document = parse(isKeyOnly ? text.slice(0, range.from) + text.slice(range.to) : text) as Json
  if (isAtPropertyKey) {
    const around = path.slice(0, -1)
    return { ...range, options: propertiesOf(kind, document, around, text.slice(range.to), range.text) }
  }
  const schemas = schemasAt(kind, document, path)
  const options = (await Promise.all(schemas.map((schema) => valuesOf(schema, choices)))).flat()
  return { ...range, options: [...new Map(options.map((one) => [one.text, one])).values()] }
}

/** Returns the completions whose name or title contains the typed text; names that begin with it come first. */
export function matching(options: readonly Completion[], typed: string): readonly Completion[] {
  const words = typed.replaceAll('"', '').toLowerCase()
  const begins = ({ label }: Completion): boolean => label.toLowerCase().startsWith(words)
  const found = options.filter(({ label, title = '' }) => `${label} ${title}`.toLowerCase().includes(words))
  return [...found.filter(begins), ...found.filter((one) => !begins(one))]
}

/** Returns the property or value at a position, for hover help. */
export function hoverAt(kind: string, text: string, offset: number): JsonHover | undefined {
  const { path, previousNode: node } = getLocation(text, offset)
  if (node === undefined || offset < node.offset || offset > node.offset + node.length) return undefined
  const [schema] = schemasAt(kind, parse(text) as Json, path)
  if (schema === undefined) return undefined
  const name = path.at(-1)
  return {
    from: node.offset,
    to: node.offset + node.length,
    title: schema.title ?? String(name ?? kind),
    description: schema.description,
    expected: describe(schema),
  }
}

/** Returns the word or string at the cursor, which a completion replaces. */
function rangeAt(text: string, offset: number, node: Node | undefined) {
  const isInside = node !== undefined && offset >= node.offset && offset <= node.offset + node.length
  const typed = /["\w$.-]*$/.exec(text.slice(0, offset))?.[0].length ?? 0
  const from = isInside ? node.offset : offset - typed
  // An unterminated string extends to the end of the line, so the range ends at the cursor.
  const isEnded = isInside && (text[from] !== '"' || (node.length > 1 && text[from + node.length - 1] === '"'))
  const to = isEnded ? node.offset + node.length : offset
  return { from, to, text: text.slice(from, to) }
}

function propertiesOf(
  kind: string,
  document: Json,
  path: TextPath,
  after: string,
  written: string,
): readonly Completion[] {
  const value = valueAt(document, path)
  const has = (name: string): boolean =>
    isObject(value) && Object.hasOwn(value, name) && JSON.stringify(name) !== written
  const hasValue = /^\s*:/.test(after)
  const comma = /^\s*"/.test(after) ? ',' : ''
  const known = new Map<string, Schema>()
  for (const schema of schemasAt(kind, document, path))
    for (const [name, property] of [...Object.entries(schema.properties ?? {}), ...namesOfCode(document, path)])
      if (!has(name) && !known.has(name)) known.set(name, property)
  return [...known].map(([name, property]) => {
    const { title, description } = resolveSchema(property).schema
    const start = hasValue ? '' : `: ${JSON.stringify(startValue(property))}${comma}`
    return { label: name, title, description, text: JSON.stringify(name) + start }
  })
}

/** Returns the slots or events that the code of a widget declares. */
function namesOfCode(document: Json, path: TextPath): readonly (readonly [name: string, schema: Schema])[] {
  const node = valueAt(document, path.slice(0, -1))
  const name = childOf(node, 'widget')
  const widget = typeof name === 'string' ? own(catalogue.widgets, name) : undefined
  if (widget === undefined) return []
  if (path.at(-1) === 'slots') return Object.keys(widget.slots).map((slot) => [slot, { type: 'array' }])
  if (path.at(-1) !== 'on') return []
  return Object.entries(widget.events).map(([event, { title, description }]) => [
    event,
    { type: 'array', title, description },
  ])
}

async function valuesOf(schema: Schema, choices: SiteChoices): Promise<readonly Completion[]> {
  const { const: only, enum: allowed, labels, format, title, description } = schema
  const literal = (value: Json, label: string | undefined): Completion => ({
    label: typeof value === 'string' ? value : JSON.stringify(value),
    title: label,
    description: undefined,
    text: JSON.stringify(value),
  })
  if (only !== undefined) return [literal(only, title)]
  if (allowed !== undefined) return allowed.map((value) => literal(value, labels?.[String(value)]))
  const named = format === undefined ? [] : await namesOf(format, choices)
  if (named.length > 0) return named.map(([name, label]) => literal(name, label))
  return typesOf(schema).flatMap((type) => {
    if (type === 'boolean') return [literal(true, undefined), literal(false, undefined)]
    if (type !== 'object' && type !== 'array') return []
    const start = startValue(schema)
    return [{ label: branchTitle(schema), title: undefined, description, text: JSON.stringify(start) }]
  })
}

/** Returns the names that a format allows, each with the title that people see. */
async function namesOf(
  format: string,
  choices: SiteChoices,
): Promise<readonly (readonly [name: string, title: string | undefined])[]> {
  const titled = (entries: { readonly [name: string]: { readonly title?: string } }) =>
    Object.entries(entries).map(([name, { title }]) => [name, title] as const)
  if (format === 'widget-name') return titled(catalogue.widgets)
  if (format === 'fact-name') return Object.keys(catalogue.facts).map((name) => [name, undefined])
  if (format === 'action-name') return Object.keys(catalogue.actions).map((name) => [name, undefined])
  if (format === 'selector-name') return Object.keys(catalogue.selectors).map((name) => [name, undefined])
  if (format === 'call-name') return Object.keys(catalogue.calls).map((name) => [name, undefined])
  if (format === 'string-key') return (await choices.strings()).map((key) => [key, undefined])
  const kind = format === 'include' ? 'section' : format.replace(/-id$/, '')
  if (!kindTitles.has(kind)) return []
  const prefix = format === 'include' ? 'section/' : ''
  return (await choices.documents(kind)).map(({ id, title }) => [prefix + id, title])
}

function valueAt(document: Json | undefined, path: TextPath): Json | undefined {
  let value = document
  for (const key of path) value = childOf(value, key)
  return value
}
