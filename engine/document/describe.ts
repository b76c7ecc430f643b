/** Describes what a schema expects: `an integer from 1 to 4`, `one of "a", "b"`. */
import patterns from '../../schemas/patterns.json' with { type: 'json' }
import { branchKey, type JsonType, type Schema } from '../core/schema.ts'
import { resolveSchema, typesOf } from './vocabulary.ts'

const patternNames = new Map<string, string>(Object.entries(patterns).map(([name, pattern]) => [pattern, name]))

const examples: { readonly [pattern: string]: string } = {
  'document id': 'lowercase letters, digits and hyphens, such as home-top',
  'node id': 'letters, digits, hyphens and underscores',
  name: 'a lowercase letter, then letters and digits, such as hotGames',
  'date and time': 'such as 2026-12-10T00:00',
  'time of day': 'such as 18:00',
  reference: 'such as fact.player.nickname',
  include: 'such as section/hot-games',
  'document address': 'such as tab-bar/main',
  'route path': 'such as /slot/{name}',
  origin: 'such as https://partner.example',
  'path on this site': 'such as /images/room.webp',
  'provider ID': 'the number in the address of the provider’s page, such as 175',
  'css value': 'such as #1b1b1f or 12px',
}

export function describe(schema: Schema): string {
  const { schema: s, definition } = resolveSchema(schema)
  if (definition === 'text' || s.resolves?.endsWith('/text') === true)
    return 'a text such as { "$text": { "en": "…" } }'
  if (definition === 'link' || s.resolves?.endsWith('/link') === true)
    return 'a link such as { "route": "…" } or { "href": "https://…" }'
  if (definition === 'image' || s.resolves?.endsWith('/image') === true) return 'an image such as { "$asset": "…" }'
  if (s.const !== undefined) return JSON.stringify(s.const)
  if (s.enum !== undefined)
    return s.enum.length === 1
      ? JSON.stringify(s.enum[0])
      : `one of ${s.enum.map((value) => JSON.stringify(value)).join(', ')}`
  if (s.oneOf !== undefined) return or(s.oneOf.map(branch))
  return or(typesOf(s).map((type) => describeType(type, s)))
}

function branch(schema: Schema): string {
  const { schema: s } = resolveSchema(schema)
  const key = typesOf(s).includes('object') ? branchKey(s) : undefined
  if (key === undefined) return describe(schema)
  const tag = s.properties?.[key]?.const
  return `an object with ${JSON.stringify(key)}${tag === undefined ? '' : `: ${JSON.stringify(tag)}`}`
}

function describeType(type: JsonType, s: Schema): string {
  switch (type) {
    case 'integer':
      return `an integer${range(s.minimum, s.maximum)}`
    case 'number':
      return `a number${range(s.minimum, s.maximum)}`
    case 'boolean':
      return 'true or false'
    case 'array':
      return `a list${counted(s.minItems, s.maxItems, 'entries')}`
    case 'object':
      return 'an object'
    case 'null':
      return 'null'
    case 'string':
      return s.pattern === undefined
        ? `a text${counted(s.minLength, s.maxLength, 'characters')}`
        : describePattern(s.pattern)
  }
}

/** The name of a pattern, with an example. */
export function describePattern(pattern: string): string {
  const name = patternNames.get(pattern) ?? 'text'
  const example = examples[name]
  return `a ${name}${example === undefined ? '' : ` (${example})`}`
}

function range(from: number | undefined, to: number | undefined): string {
  if (from !== undefined && to !== undefined) return ` from ${from} to ${to}`
  if (from !== undefined) return ` from ${from}`
  return to === undefined ? '' : ` up to ${to}`
}

function counted(from: number | undefined, to: number | undefined, what: string): string {
  if (from === undefined && (to === undefined || to >= 100)) return ''
  return ` of${range(from, to)} ${what}`
    .replace('of from', 'of at least')
    .replace(/at least (\d+) to/, '$1 to')
    .replace('of up to', 'of at most')
}

function or(parts: readonly string[]): string {
  const different = [...new Set(parts)]
  return different.length <= 1
    ? (different[0] ?? 'anything')
    : `${different.slice(0, -1).join(', ')} or ${different.at(-1)}`
}
