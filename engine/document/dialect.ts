/**
 * The closed dialect of JSON Schema 2020-12 in which all schemas are written. Because the dialect is closed, the
 * generated types, the forms, the proofs and the check of bindings are exact. `dialectProblems` lists every violation.
 *
 * - `type` is required, even next to `oneOf`. A schema with `$ref` has none.
 * - An object has `additionalProperties: false`, or is a map: no `properties`, one schema for every value.
 * - A union is `oneOf`. Its branches have different JSON types, or differ in the constant of the property that
 *   `discriminator` names, or in the first name of `required`.
 * - `$ref` names a definition of the vocabulary. Only annotations are allowed beside it, such as title, description and
 *   default.
 * - Every property has a description. A schema that becomes a form also has titles, labels and complete sentences
 *   (form.ts).
 */
import patterns from '../../schemas/patterns.json' with { type: 'json' }
import { branchKey, definitionOf, type JsonType, type Schema, type WidgetSchema } from '../core/schema.ts'
import { formProblems, nameProblems } from './form.ts'

/**
 * `form`: people edit values of the schema. `wire`: it describes data that only code reads, such as the answer of a
 * call.
 */
export type SchemaUse = 'form' | 'wire'

export const tags = ['$text', '$string', '$ref', '$token', '$asset', '$if', '$format', '$select'] as const

/** What a string refers to (a document, an item of the catalogue), or its syntax. */
export const formats = [
  'action-name',
  'asset-file',
  'asset-id',
  'audience-id',
  'call-name',
  'color',
  'decision-table-id',
  'document-address',
  'fact-name',
  'flow-id',
  'href',
  'include',
  'instant',
  'language-tag',
  'layout-id',
  'option-list-id',
  'page-id',
  'popup-id',
  'route-id',
  'route-path',
  'selector-name',
  'skin-id',
  'string-key',
  'time-zone',
  'token-name',
  'version',
  'wall-time',
  'widget-name',
] as const

const keywords = new Set(
  (
    '$schema $id $ref $defs title description type properties required additionalProperties items oneOf ' +
    'discriminator enum labels const minimum maximum minLength maxLength minItems maxItems uniqueItems pattern ' +
    'default examples format group order editor choices fit unit typeName accepts literal resolves needs'
  ).split(' '),
)
const besideRef = new Set([
  '$ref',
  'title',
  'description',
  'default',
  'examples',
  'accepts',
  'group',
  'order',
  'editor',
  'fit',
])
const types = new Set<string>(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'])
const knownPatterns = new Set<string>(Object.values(patterns))

interface Definitions {
  readonly [name: string]: Schema
}

/**
 * Every violation of the dialect in `schema`, each as `<pointer>: <message>`. `definitions` are the `$defs` of the
 * vocabulary.
 */
export function dialectProblems(schema: unknown, definitions: Definitions, use: SchemaUse = 'form'): string[] {
  return schemaProblems(schema, { definitions, use }, '', use === 'form')
}

/** Every violation of the dialect in `schema.json` of a widget: its props, its events and their payloads. */
export function widgetSchemaProblems({ events = {}, ...props }: WidgetSchema, definitions: Definitions): string[] {
  const problems = dialectProblems(props, definitions)
  for (const [name, { title, description, payload, ...rest }] of Object.entries(events)) {
    const pointer = `/events/${name}`
    for (const key of Object.keys(rest)) problems.push(`${pointer}: "${key}" is not part of an event`)
    for (const problem of nameProblems(title, description)) problems.push(`${pointer}: ${problem}`)
    if (payload === undefined) continue
    if (payload.properties === undefined)
      problems.push(`${pointer}/payload: a payload must be an object with properties`)
    problems.push(...schemaProblems(payload, { definitions, use: 'form' }, `${pointer}/payload`, false))
  }
  return problems
}

interface DialectContext {
  readonly definitions: Definitions
  readonly use: SchemaUse
}

/**
 * `isNamed`: a form shows the title. True for whole schemas except payloads, for properties and definitions, and for
 * branches and object entries that have no `$ref`.
 */
function schemaProblems(schema: unknown, context: DialectContext, pointer: string, isNamed: boolean): string[] {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema))
    return [`${pointer || '/'}: a schema must be an object`]
  const s = schema as Schema
  const isForm = context.use === 'form'
  const messages = [
    ...shapeProblems(s, context.definitions),
    ...annotationProblems(s),
    ...(isForm ? formProblems(s, isNamed) : []),
  ]
  const inside = (child: unknown, path: string, isNamedChild: boolean): string[] =>
    schemaProblems(child, context, `${pointer}/${path}`, isForm && isNamedChild)
  const children: string[] = []
  for (const [name, child] of Object.entries(s.properties ?? {})) {
    if (!isForm && !child?.description) messages.push(`property "${name}" needs a description`)
    children.push(...inside(child, `properties/${name}`, true))
  }
  s.oneOf?.forEach((branch, i) => children.push(...inside(branch, `oneOf/${i}`, branch.$ref === undefined)))
  if (s.additionalProperties)
    children.push(...inside(s.additionalProperties, 'additionalProperties', isPlainObject(s.additionalProperties)))
  if (s.items !== undefined) children.push(...inside(s.items, 'items', isPlainObject(s.items)))
  for (const [name, child] of Object.entries(s.$defs ?? {})) children.push(...inside(child, `$defs/${name}`, true))
  return [...messages.map((message) => `${pointer || '/'}: ${message}`), ...children]
}

function isPlainObject(schema: Schema): boolean {
  return schema.$ref === undefined && typesOf(schema).includes('object')
}

function shapeProblems(s: Schema, definitions: Definitions): string[] {
  const unknown = Object.keys(s).filter((key) => !keywords.has(key))
  const problems = unknown.map((key) => `unknown keyword "${key}"`)
  if (s.$ref !== undefined) {
    const name = definitionOf(s.$ref)
    if (name === undefined || !Object.hasOwn(definitions, name))
      problems.push(`$ref must name a definition of the vocabulary, got "${s.$ref}"`)
    const beside = Object.keys(s).filter((key) => keywords.has(key) && !besideRef.has(key))
    return [...problems, ...beside.map((key) => `"${key}" is not allowed beside $ref`)]
  }
  const own = typesOf(s)
  if (own.length === 0) problems.push('type is missing')
  problems.push(...own.filter((type) => !types.has(type)).map((type) => `unknown type "${type}"`))
  if (s.oneOf !== undefined) problems.push(...unionProblems(s, definitions))
  else {
    if (own.includes('object')) problems.push(...objectProblems(s))
    if (own.includes('array') && s.items === undefined)
      problems.push('items is missing: an array must describe its entries')
  }
  return problems
}

function typesOf(s: Schema): readonly JsonType[] {
  return s.type === undefined ? [] : Array.isArray(s.type) ? (s.type as readonly JsonType[]) : [s.type as JsonType]
}

function annotationProblems(s: Schema): string[] {
  const problems: string[] = []
  if (s.accepts !== undefined) {
    if (!Array.isArray(s.accepts))
      problems.push('accepts must be a list of tags; leave it out when only a literal is allowed')
    else
      for (const tag of s.accepts)
        if (!(tags as readonly string[]).includes(tag))
          problems.push(`unknown tag "${tag}"; allowed: ${tags.join(', ')}`)
  }
  if (s.format !== undefined && !(formats as readonly string[]).includes(s.format))
    problems.push(`unknown format "${s.format}"; the list is in dialect.ts`)
  if (s.typeName !== undefined && !/^[A-Z][A-Za-z0-9]*$/.test(s.typeName))
    problems.push('typeName must be a name such as "BannerGame"')
  if (s.pattern !== undefined && !knownPatterns.has(s.pattern))
    problems.push('unknown pattern; add it to schemas/patterns.json')
  if (s.choices !== undefined) problems.push(...choiceProblems(s, s.choices))
  if (s.fit !== undefined && !(Number.isInteger(s.fit.lines) && s.fit.lines > 0 && s.fit.em > 0))
    problems.push('fit needs a number of "lines", and the width of a line in "em"')
  for (const pointer of [s.literal, s.resolves])
    if (typeof pointer === 'string' && definitionOf(pointer) === undefined)
      problems.push(`"${pointer}" does not name a definition of the vocabulary`)
  return problems
}

function choiceProblems(s: Schema, choices: object): string[] {
  const fields = ['call', 'list', 'value', 'label']
  const isComplete =
    Object.keys(choices).toSorted().join() === fields.toSorted().join() &&
    Object.values(choices).every((one) => typeof one === 'string')
  return [
    ...(isComplete ? [] : [`choices must name ${fields.join(', ')}`]),
    ...(typesOf(s).join() === 'string' && s.enum === undefined ? [] : ['choices are only allowed for a text']),
  ]
}

function objectProblems(s: Schema): string[] {
  const problems: string[] = []
  if (s.additionalProperties === undefined) problems.push('additionalProperties is missing; write false')
  else if (s.additionalProperties !== false && s.properties !== undefined)
    problems.push('an object with properties must have additionalProperties: false')
  for (const name of s.required ?? [])
    if (!Object.hasOwn(s.properties ?? {}, name)) problems.push(`required "${name}" is not a property`)
  return problems
}

function unionProblems(s: Schema, definitions: Definitions): string[] {
  const branches = (s.oneOf ?? []).map((branch) =>
    branch.$ref === undefined ? branch : (definitions[definitionOf(branch.$ref) ?? ''] ?? branch),
  )
  const objects = branches.filter((branch) => typesOf(branch).includes('object'))
  const plain = branches.filter((branch) => !typesOf(branch).includes('object')).flatMap(typesOf)
  const problems: string[] = []
  if (new Set(plain).size < plain.length) problems.push('two branches of the union have the same JSON type')
  const tag = s.discriminator?.propertyName
  const keys = objects.map((branch) => (tag === undefined ? branchKey(branch) : branch.properties?.[tag]?.const))
  if (keys.includes(undefined))
    problems.push(
      tag === undefined
        ? 'a branch of the union has no required property'
        : `a branch of the union has no constant "${tag}"`,
    )
  if (new Set(keys).size < keys.length) problems.push('two branches of the union cannot be distinguished')
  if (tag !== undefined)
    for (const branch of objects)
      if (!branch.required?.includes(tag)) problems.push(`each branch of the union must require "${tag}"`)
  return problems
}
