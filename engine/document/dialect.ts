/**
 * The closed dialect of JSON Schema 2020-12 that every schema of the product keeps to, so that types, forms, proofs and the check of
 * bindings are exact. `dialectProblems` names every place where a schema leaves it.
 *
 * - `type` is always given, next to `oneOf` too; only `$ref` goes without.
 * - An object has `additionalProperties: false`, or is a map: no `properties`, one schema for every value.
 * - A union is `oneOf`. Its branches have different JSON types, or differ in the constant of the property that `discriminator` names, or
 *   in the first name of `required`.
 * - `$ref` names a word of the vocabulary; beside it stand only notes (description, title, default, examples, accepts).
 * - Every property has a description, written for the person who edits.
 */
import patterns from '../../schemas/patterns.json' with { type: 'json' }
import { branchKey, wordOf, type JsonType, type Schema } from '../core/schema.ts'

export const tags = ['$text', '$string', '$ref', '$token', '$asset', '$if', '$format', '$select'] as const

/** What a string may name (a document, something of the code) or how it may be written. */
export const formats = [
  'action-name',
  'asset-file',
  'asset-id',
  'audience-id',
  'call-name',
  'css-value',
  'decision-table-id',
  'document-address',
  'fact-name',
  'flow-id',
  'href',
  'include',
  'instant',
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
    '$schema $id $ref $defs title description type properties required additionalProperties items oneOf discriminator enum const minimum ' +
    'maximum minLength maxLength minItems maxItems uniqueItems pattern default examples format accepts literal resolves needs'
  ).split(' '),
)
const besideRef = new Set(['$ref', 'title', 'description', 'default', 'examples', 'accepts'])
const types = new Set<string>(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'])
const knownPatterns = new Set<string>(Object.values(patterns))

/** Every place where `schema` leaves the dialect, each as `<pointer>: <what>`. `words` is the vocabulary's `$defs`. */
export function dialectProblems(schema: unknown, words: { readonly [name: string]: Schema }, pointer = ''): string[] {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return [`${pointer || '/'}: a schema is an object`]
  const s = schema as Schema
  const problems: string[] = []
  const say = (what: string): void => void problems.push(`${pointer || '/'}: ${what}`)
  const inside = (child: unknown, path: string): void => void problems.push(...dialectProblems(child, words, `${pointer}/${path}`))

  for (const key of Object.keys(s)) if (!keywords.has(key)) say(`"${key}" is not part of the dialect`)
  if (s.$ref !== undefined) {
    const word = wordOf(s.$ref)
    if (word === undefined || !Object.hasOwn(words, word)) say(`$ref must name a word of the vocabulary, got "${s.$ref}"`)
    for (const key of Object.keys(s)) if (keywords.has(key) && !besideRef.has(key)) say(`"${key}" cannot stand beside $ref`)
    problems.push(...notes(s).map((note) => `${pointer || '/'}: ${note}`))
    return problems
  }
  const own = typesOf(s)
  if (own.length === 0) say('type is missing')
  for (const type of own) if (!types.has(type)) say(`"${type}" is not a type`)
  problems.push(...notes(s).map((note) => `${pointer || '/'}: ${note}`))

  if (s.oneOf !== undefined) {
    problems.push(...unionProblems(s, words).map((problem) => `${pointer || '/'}: ${problem}`))
    s.oneOf.forEach((branch, i) => inside(branch, `oneOf/${i}`))
  } else {
    if (own.includes('object')) problems.push(...objectProblems(s).map((problem) => `${pointer || '/'}: ${problem}`))
    if (own.includes('array') && s.items === undefined) say('an array needs items')
  }
  for (const [name, child] of Object.entries(s.properties ?? {})) {
    if (!child?.description) say(`property "${name}" needs a description`)
    inside(child, `properties/${name}`)
  }
  if (s.additionalProperties) inside(s.additionalProperties, 'additionalProperties')
  if (s.items !== undefined) inside(s.items, 'items')
  for (const [name, child] of Object.entries(s.$defs ?? {})) inside(child, `$defs/${name}`)
  return problems
}

function typesOf(s: Schema): readonly JsonType[] {
  return s.type === undefined ? [] : Array.isArray(s.type) ? (s.type as readonly JsonType[]) : [s.type as JsonType]
}

function notes(s: Schema): string[] {
  const problems: string[] = []
  if (s.accepts !== undefined) {
    if (!Array.isArray(s.accepts)) problems.push('accepts is a list of tags; leave it out when only a literal is taken')
    else for (const tag of s.accepts) if (!(tags as readonly string[]).includes(tag)) problems.push(`"${tag}" is not a tag`)
  }
  if (s.format !== undefined && !(formats as readonly string[]).includes(s.format))
    problems.push(`"${s.format}" is not a format of the list`)
  if (s.pattern !== undefined && !knownPatterns.has(s.pattern)) problems.push('pattern is not in schemas/patterns.json')
  for (const pointer of [s.literal, s.resolves])
    if (typeof pointer === 'string' && wordOf(pointer) === undefined) problems.push(`"${pointer}" does not name a word of the vocabulary`)
  return problems
}

function objectProblems(s: Schema): string[] {
  const problems: string[] = []
  if (s.additionalProperties === undefined) problems.push('an object needs additionalProperties: false')
  else if (s.additionalProperties !== false && s.properties !== undefined) problems.push('an object is either a map or has properties')
  for (const name of s.required ?? []) if (!Object.hasOwn(s.properties ?? {}, name)) problems.push(`required "${name}" is not a property`)
  return problems
}

function unionProblems(s: Schema, words: { readonly [name: string]: Schema }): string[] {
  const branches = (s.oneOf ?? []).map((branch) => (branch.$ref === undefined ? branch : (words[wordOf(branch.$ref) ?? ''] ?? branch)))
  const objects = branches.filter((branch) => typesOf(branch).includes('object'))
  const plain = branches.filter((branch) => !typesOf(branch).includes('object')).flatMap(typesOf)
  const problems: string[] = []
  if (new Set(plain).size < plain.length) problems.push('two branches of the union have the same JSON type')
  const tag = s.discriminator?.propertyName
  const keys = objects.map((branch) => (tag === undefined ? branchKey(branch) : branch.properties?.[tag]?.const))
  if (keys.includes(undefined))
    problems.push(tag === undefined ? 'a branch of the union requires nothing' : `a branch has no constant "${tag}"`)
  if (new Set(keys).size < keys.length) problems.push('two branches of the union cannot be told apart')
  if (tag !== undefined)
    for (const branch of objects) if (!branch.required?.includes(tag)) problems.push(`each branch of the union must require "${tag}"`)
  return problems
}
