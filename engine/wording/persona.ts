/** A persona as people say it: `logged in, VIP level 5`. Words come from the facts' own names, their spelling from the descriptions. */
import type { FactDefinition } from '../core/fact.ts'
import type { Json } from '../core/json.ts'
import { own } from '../core/json.ts'

/** A person of whom nothing is said is a visitor. Where such a person stands, on the usual device, goes without saying. */
export function personaInWords(
  persona: { readonly [fact: string]: Json },
  facts: { readonly [fact: string]: Pick<FactDefinition, 'description' | 'known' | 'examples'> },
): string {
  const isUsual = (fact: string): boolean => own(facts, fact)?.known === 'boot' && own(facts, fact)?.examples[0] === persona[fact]
  const words = Object.keys(persona)
    .filter((fact) => !isUsual(fact))
    .sort((a, b) => rank(persona[a]) - rank(persona[b]) || (a < b ? -1 : 1))
    .map((fact) => inWords(fact, persona[fact] as Json, own(facts, fact)?.description ?? ''))
  return words.length === 0 ? 'a visitor' : words.join(', ')
}

/** What somebody is comes before what somebody is not, and figures last. */
function rank(value: Json | undefined): number {
  return value === true ? 0 : value === false ? 1 : 2
}

/** What people call a fact: `VIP level`, `logged in`, `device container`. */
export function factInWords(fact: string, description: string): string {
  const name = spelled(plain(fact.slice(fact.indexOf('.') + 1)), description)
  // `loaded` and `open` say nothing without their area.
  return name.includes(' ') ? name : `${plain(fact.split('.')[0] ?? '')} ${name}`
}

function inWords(fact: string, value: Json, description: string): string {
  const full = factInWords(fact, description)
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

/** As the description writes it, where it does: `VIP level`. */
function spelled(words: string, description: string): string {
  const place = description.toLowerCase().indexOf(words)
  const found = place === -1 ? words : description.slice(place, place + words.length)
  // The first letter of a sentence says nothing about the word.
  return place === 0 && /^[A-Z][a-z ]/.test(found) ? words : found
}
