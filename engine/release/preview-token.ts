/** Reads preview tokens from addresses and checks them against the declared facts. */
import type { FactDefinition, FactSchema } from '../core/fact.ts'
import { isObject, type Json, type JsonObject, own } from '../core/json.ts'
import { decodePayload, isDerivedFact, type PreviewRequest } from '../core/preview-token.ts'
import { isReleaseHash } from '../core/release.ts'
import { hasType } from '../core/rule.ts'
import type { Schema } from '../core/schema.ts'
import { factType } from '../compile/context.ts'
import { quoted } from '../document/finding.ts'
import { describe } from '../document/describe.ts'
import { nearest } from '../document/nearest.ts'
import patterns from '../../schemas/patterns.json' with { type: 'json' }

/** The part of a fact declaration that previews need. */
export interface PreviewFacts {
  readonly [fact: string]: Pick<FactDefinition, 'schema' | 'description' | 'known' | 'examples'>
}

/** A decoded token. Its signature has not been verified. */
export interface ReadToken {
  readonly preview: PreviewRequest
  /** The part of the token that is signed. */
  readonly payload: string
  readonly signature?: string
}

/** Maximum length of a token in characters. Some servers and proxies refuse longer addresses. */
export const MAX_TOKEN = 4096
const MAX_FACTS = 64
const MAX_WORDS = 200
const MAX_LIST = 50
/** Maximum length of a document id in characters, as in the schemas of documents. */
const MAX_ID = 120
const DOCUMENT_ID = new RegExp(patterns['document id'])
const LANGUAGE_PATTERN = new RegExp(patterns.language)
/** The first instant after the year 9999. */
const END_OF_TIME = 253_402_300_800_000

/** Decodes a token and checks it against the declared facts. Returns a message when it is invalid. */
export function readPreviewToken(token: string, facts: PreviewFacts): ReadToken | string {
  if (token.length > MAX_TOKEN) return `the token is longer than ${MAX_TOKEN} characters`
  const [payload = '', signature, ...more] = token.split('.')
  if (more.length > 0 || !/^[\w-]+$/.test(payload) || (signature !== undefined && !/^[\w-]+$/.test(signature)))
    return 'expected a token in base64url, with at most one signature after a dot'
  const value = decodePayload(payload)
  if (!isObject(value)) return 'the token does not contain a JSON object'
  const preview = readPreview(value, facts)
  if (typeof preview === 'string') return preview
  return { preview, payload, ...(signature === undefined ? {} : { signature }) }
}

/** Returns the language of a token before the token is checked. */
export function languageOfToken(token: string): string | undefined {
  const value = token.length > MAX_TOKEN ? undefined : decodePayload(token.split('.')[0] ?? '')
  if (!isObject(value)) return undefined
  const facts = own(value, 'facts')
  const language = own(value, 'language') ?? (isObject(facts) ? own(facts, LANGUAGE) : undefined)
  return typeof language === 'string' ? language : undefined
}

/** Name of the fact that contains the language. The server reads it to send the page in the language of the token. */
const LANGUAGE = 'device.language'

const fields = ['facts', 'at', 'release', 'language', 'skin', 'popup', 'until']

function readPreview(value: JsonObject, declared: PreviewFacts): PreviewRequest | string {
  const unknown = Object.keys(value).find((field) => !fields.includes(field))
  if (unknown !== undefined) return `unknown field ${quoted(unknown)}; allowed: ${fields.join(', ')}`
  const given = own(value, 'facts')
  const at = own(value, 'at')
  const until = own(value, 'until')
  if (!isObject(given)) return `"facts" must be an object, got ${quoted(given)}`
  if (!isInstant(at)) return `"at" must be a time in milliseconds since 1970, got ${quoted(at)}`
  if (until !== undefined && !isInstant(until))
    return `"until" must be a time in milliseconds since 1970, got ${quoted(until)}`
  const release = own(value, 'release')
  if (release !== undefined && !isReleaseHash(release))
    return `"release" must be the hash of a release, 20 hexadecimal digits, got ${quoted(release)}`
  const words: { language?: string; skin?: string; popup?: string } = {}
  for (const field of ['language', 'skin', 'popup'] as const) {
    const word = own(value, field)
    if (word === undefined) continue
    const pattern = field === 'language' ? LANGUAGE_PATTERN : DOCUMENT_ID
    if (typeof word !== 'string' || word.length > MAX_ID || !pattern.test(word))
      return `"${field}" must be ${field === 'language' ? 'a language' : 'an id'}, got ${quoted(word)}`
    words[field] = word
  }
  const entries = Object.entries(given)
  if (entries.length > MAX_FACTS) return `a persona has at most ${MAX_FACTS} facts, got ${entries.length}`
  for (const [name, fact] of entries) {
    const definition = own(declared, name)
    if (definition === undefined)
      return [`there is no fact ${quoted(name)} (docs/facts.md lists all facts)`, nearest(name, Object.keys(declared))]
        .filter(Boolean)
        .join('; ')
    const wrong = misfit(fact, definition.schema)
    if (wrong !== undefined) return `${name}: ${wrong}`
    if (isDerivedFact(name))
      return name.startsWith('clock.')
        ? `${name} is computed from "at"; leave this fact out`
        : `${name} is determined by the address; leave this fact out, and add the token to the address of the page to preview`
  }
  const { [LANGUAGE]: languageFact, ...facts } = Object.fromEntries(entries)
  if (typeof languageFact === 'string' && languageFact !== (words.language ?? languageFact))
    return (
      `"language" is ${quoted(words.language)}, but the fact ${LANGUAGE} is ${quoted(languageFact)}; ` +
      'leave one of the two out'
    )
  if (typeof languageFact === 'string') words.language = languageFact
  return {
    facts,
    at,
    ...(release === undefined ? {} : { release }),
    ...words,
    ...(until === undefined ? {} : { until }),
  }
}

function isInstant(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < END_OF_TIME
}

function misfit(value: Json, schema: FactSchema): string | undefined {
  const wanted = schema as Schema
  const fits =
    hasType(value, factType(schema)) &&
    (wanted.enum === undefined || wanted.enum.includes(value)) &&
    (typeof value !== 'number' || ((wanted.minimum ?? value) <= value && (wanted.maximum ?? value) >= value))
  if (!fits) return `expected ${describe(wanted)}, got ${quoted(value)}`
  const texts = typeof value === 'string' ? [value] : Array.isArray(value) ? (value as readonly string[]) : []
  if (texts.length > MAX_LIST) return `the list has ${texts.length} entries; the limit is ${MAX_LIST}`
  return texts.some((text) => text.length > MAX_WORDS) ? `a text has more than ${MAX_WORDS} characters` : undefined
}
