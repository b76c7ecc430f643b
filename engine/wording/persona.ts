/**
 * Describes a persona: `logged in, VIP level 5`. Words come from the names of facts, their capital letters from the
 * descriptions.
 */
import { type FactDefinition, valueLabel } from '../core/fact.ts'
import type { Json } from '../core/json.ts'
import { own } from '../core/json.ts'

/**
 * Describes a persona; one without facts is `a visitor`. Facts that are known from the start are left out if they have
 * their usual value.
 */
export function personaInWords(
  persona: { readonly [fact: string]: Json },
  facts: { readonly [fact: string]: Pick<FactDefinition, 'schema' | 'description' | 'known' | 'examples'> },
): string {
  const isUsual = (fact: string): boolean =>
    own(facts, fact)?.known === 'boot' && own(facts, fact)?.examples[0] === persona[fact]
  const words = Object.keys(persona)
    .filter((fact) => !isUsual(fact))
    .sort((a, b) => rank(persona[a]) - rank(persona[b]) || (a < b ? -1 : 1))
    .map((fact) => inWords(fact, persona[fact] as Json, own(facts, fact)))
  return words.length === 0 ? 'a visitor' : words.join(', ')
}

/** Sort order: true facts, false facts, other values. */
function rank(value: Json | undefined): number {
  return value === true ? 0 : value === false ? 1 : 2
}

/** The name of a fact in words: `VIP level`, `logged in`, `device container`. */
export function factInWords(fact: string, description: string): string {
  const name = asDescribed(plain(fact.slice(fact.indexOf('.') + 1)), description)
  // A single word, such as `loaded`, is ambiguous without the name of its business area.
  return name.includes(' ') ? name : `${plain(fact.split('.')[0] ?? '')} ${name}`
}

function inWords(
  fact: string,
  value: Json,
  definition: Pick<FactDefinition, 'schema' | 'description'> | undefined,
): string {
  const full = factInWords(fact, definition?.description ?? '')
  const label = valueLabel(definition?.schema, value)
  if (label !== undefined) return `${full}: ${label}`
  if (typeof value === 'boolean') return value ? full : `not ${full}`
  if (Array.isArray(value)) return value.length === 0 ? `no ${full}` : `${full} ${value.join(' and ')}`
  if (value === '') return `no ${full}`
  return `${full} ${typeof value === 'number' ? value.toLocaleString('en') : String(value)}`
}

/** `isGrayUser` -> `gray user`, `vipLevel` -> `vip level`. */
function plain(name: string): string {
  return name
    .replace(/^(?:is|has)(?=[A-Z])/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
}

/** Copies capital letters from the description of a fact if the description contains the words: `VIP level`. */
function asDescribed(words: string, description: string): string {
  const start = description.toLowerCase().indexOf(words)
  const found = start === -1 ? words : description.slice(start, start + words.length)
  // A capital letter at the start of the description only marks the start of the sentence, so it is not copied.
  return start === 0 && /^[A-Z][a-z ]/.test(found) ? words : found
}
