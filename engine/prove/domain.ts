/**
 * The values of a fact that a set of comparisons can tell apart: one representative for each group that all of them answer alike. Trying the
 * representatives is trying all values, so a proof over them is exact, where `exact` says so.
 */
import type { FactDefinition, FactSchema } from '../core/fact.ts'
import { isList, type Json } from '../core/json.ts'
import { type Comparison, otherFact, weekWindows } from '../core/rule-algebra.ts'
import { bucketOf, compileRule, type Truth } from '../core/rule.ts'
import type { FactType } from '../core/slice.ts'
import { factType } from '../compile/context.ts'

export interface FactDomain {
  /** In the order in which they are tried: what a visitor has first, earlier moments before later ones. */
  readonly values: readonly Json[]
  /** False when there may be values that behave like none of these. */
  readonly exact: boolean
}

/** Moments are looked at from here on, and no further than there. */
export interface TimeSpan {
  readonly from: number
  readonly until?: number
}

const WEEK = 604_800_000
/** Beyond these the values are a sample. */
const MOST_SETS = 8
const MOST_VALUES = 512

/** What of the fact `name` the comparisons `leaves` can tell apart. */
export function domainOf(
  name: string,
  definition: FactDefinition,
  leaves: readonly Comparison[],
  span: TimeSpan,
  linked?: LinkedFacts,
): FactDomain {
  const { values, exact } = linked === undefined ? candidates(definition, leaves, span) : among(definition, linked)
  // What a visitor has comes first: a witness is somebody plain.
  const [usual] = definition.examples
  const ordered = usual !== undefined && values.includes(usual) && factType(definition.schema) !== 't' ? [usual, ...values] : values
  return { values: distinct(ordered, name, factType(definition.schema), leaves), exact: exact && values.length <= MOST_VALUES }
}

/** Facts that are compared with each other, and every comparison of any of them. */
export interface LinkedFacts {
  readonly facts: readonly { readonly name: string; readonly definition: FactDefinition }[]
  readonly leaves: readonly Comparison[]
  readonly span: TimeSpan
}

const ORDERED = new Set(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'between', 'in', 'notIn', 'exists'])

/**
 * Values for facts that are compared with each other. Only their order, and on which side of each written bound they lie, can matter; with as many
 * values between two bounds as there are facts, every order can be had. So this too is exact, but for windows of the week, shares and parts.
 */
function among({ schema }: FactDefinition, { facts, leaves, span }: LinkedFacts): FactDomain {
  const types = new Set(facts.map(({ definition }) => factType(definition.schema)))
  const isOrdered = leaves.every(([, , op]) => ORDERED.has(op))
  if ('enum' in schema && schema.enum !== undefined) return { values: schema.enum, exact: true }
  if (schema.type === 'boolean') return { values: [true, false], exact: true }
  const written = literals(leaves)
  const given = facts.flatMap(({ definition }) => [
    ...definition.examples,
    ...(definition.implied === undefined ? [] : [definition.implied.value]),
  ])
  if ([...types].every((type) => type === 'i' || type === 'n' || type === 't')) {
    const ranges = facts.map(({ name, definition }) => rangeOf(name, definition.schema, span))
    const bounds = [...written, ...given, ...ranges.flat()].filter((one): one is number => typeof one === 'number')
    const isWhole = [...types].some((type) => type !== 'n')
    const [least, most] = rangeOf('', schema, span)
    const own = facts.find(({ definition }) => definition.schema === schema)
    const [from, until] = own === undefined ? [least, most] : rangeOf(own.name, own.definition.schema, span)
    const values = between(
      [...new Set(bounds)].sort((a, b) => a - b),
      facts.length,
      isWhole,
    ).filter((one) => one >= (from ?? -Infinity) && one <= (until ?? Infinity) && (factType(schema) === 'n' || Number.isInteger(one)))
    // Numbers with fractions beside whole ones may lie where no whole one does.
    return { values, exact: isOrdered && (types.size === 1 || !types.has('n')) }
  }
  if (types.size === 1 && types.has('s')) {
    const named = [...new Set([...written, ...given].map(String))]
    return { values: [...named, ...facts.map((_, n) => unnamed([...named, ...strangers(n)], []))], exact: isOrdered }
  }
  const names = [...written, ...given].filter((one): one is string => typeof one === 'string')
  return { values: schema.type === 'array' ? [[], ...names.map((one) => [one]), names] : names, exact: false }
}

function strangers(count: number): string[] {
  const found: string[] = []
  for (let n = 0; n < count; n++) found.push(unnamed(found, []))
  return found
}

function rangeOf(name: string, schema: FactSchema, { from, until }: TimeSpan): readonly [number | undefined, number | undefined] {
  if (name === 'clock.now') return [from, until]
  const { minimum, maximum } = limitsOf(schema)
  return [minimum, maximum]
}

interface Limits {
  readonly minimum?: number
  readonly maximum?: number
}

function limitsOf(schema: FactSchema): Limits {
  return (schema.type === 'integer' || schema.type === 'number') && !('format' in schema) ? schema : {}
}

/** The bounds, and `count` values between each two and beyond both ends, as far as there are so many. */
function between(bounds: readonly number[], count: number, isWhole: boolean): number[] {
  const found: number[] = [...bounds]
  const [first = 0] = bounds
  const last = bounds.at(-1) ?? 0
  for (let n = 1; n <= count; n++) found.push(first - n, last + n)
  bounds.slice(1).forEach((high, index) => {
    const low = bounds[index] ?? high
    for (let n = 1; n <= count; n++) {
      const value = isWhole ? low + n : low + ((high - low) * n) / (count + 1)
      if (value > low && value < high) found.push(value)
    }
  })
  return found.sort((a, b) => a - b)
}

function candidates({ schema, examples }: FactDefinition, leaves: readonly Comparison[], span: TimeSpan): FactDomain {
  const type = factType(schema)
  if ('enum' in schema && schema.enum !== undefined) return { values: schema.enum, exact: true }
  switch (type) {
    case 'b':
      return { values: [true, false], exact: true }
    case 't':
      return { values: instants(leaves, span), exact: true }
    case 'i':
    case 'n':
      return { values: numbers(limitsOf(schema), type, literals(leaves), examples), exact: true }
    case 'l':
      return lists(leaves)
    case 'v':
      return { values: versions(literals(leaves).map(String)), exact: true }
    case 's':
      return words(leaves, examples)
  }
}

function literals(leaves: readonly Comparison[]): readonly Json[] {
  return leaves.flatMap((leaf): readonly Json[] => {
    const value = leaf[3]
    if (value === undefined || otherFact(leaf) !== undefined || leaf[2] === 'bucket' || leaf[2] === 'week' || leaf[2] === 'exists')
      return []
    return isList(value) ? value : [value]
  })
}

/** Each bound, its neighbours, and the ends of the range. */
function numbers(range: Limits, type: 'i' | 'n', bounds: readonly Json[], examples: readonly Json[]): Json[] {
  const { minimum = -Number.MAX_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = range
  const points = bounds.filter((one): one is number => typeof one === 'number').sort((a, b) => a - b)
  const found: number[] = [...points]
  points.forEach((point, n) => {
    if (type === 'i') found.push(Math.floor(point), Math.ceil(point), Math.floor(point) + 1, Math.ceil(point) - 1)
    else found.push(point - 1, point + 1, (point + (points[n + 1] ?? point + 2)) / 2)
  })
  found.push(...examples.filter((one): one is number => typeof one === 'number'))
  found.push(Math.max(minimum, Math.min(0, maximum)), minimum, maximum)
  // Between two doubles that touch lies nothing; a middle outside of its bounds cannot come out of the average.
  return found.filter((one) => one >= minimum && one <= maximum && (type === 'n' || Number.isInteger(one)))
}

/** Each bound and its neighbours; and, for windows of the week, every edge within the first week behind each of those. */
function instants(leaves: readonly Comparison[], { from, until = Number.MAX_SAFE_INTEGER }: TimeSpan): number[] {
  const bounds = literals(leaves).filter((one): one is number => typeof one === 'number')
  const anchors = [from, ...bounds.flatMap((one) => [Math.ceil(one) - 1, Math.ceil(one), Math.floor(one) + 1])].filter(
    (one) => one >= from && one <= until,
  )
  const edges = new Set<number>()
  for (const [opens, closes] of leaves.flatMap(weekWindows)) edges.add(opens).add((closes + 1) % WEEK)
  const found = [...anchors]
  for (const anchor of anchors)
    for (const edge of edges) {
      const next = anchor + ((((edge - anchor) % WEEK) + WEEK) % WEEK)
      if (next <= until) found.push(next)
    }
  return found.sort((a, b) => a - b)
}

/** Every set of the words that are asked for. */
function lists(leaves: readonly Comparison[]): FactDomain {
  const queried = [...new Set(literals(leaves).filter((one): one is string => typeof one === 'string'))]
  if (queried.length > MOST_SETS) return { values: [[], ...queried.map((one) => [one]), queried], exact: false }
  return { values: subsets(queried), exact: true }
}

function subsets(words: readonly string[]): string[][] {
  return Array.from({ length: 2 ** words.length }, (_, set) => words.filter((_word, n) => (set & (2 ** n)) !== 0))
}

/** Each version, a longer one that counts as equal, and one between each and the next. */
function versions(queried: readonly string[]): string[] {
  return [
    '0',
    ...queried.flatMap((one) => [one, `${one}.0`, `${one}.0.0.0.1`]),
    ...queried.map((one) => `${Number.parseInt(one, 10) + 1 || 1}`),
  ]
}

/** The words that are named, the empty one, and others: with each set of the wanted parts, in each share of players. */
function words(leaves: readonly Comparison[], examples: readonly Json[]): FactDomain {
  const named = literals(leaves.filter(([, , op]) => op !== 'contains' && op !== 'notContains')).map(String)
  const parts = [...new Set(literals(leaves.filter(([, , op]) => op === 'contains' || op === 'notContains')).map(String))].filter(
    (part) => part !== '',
  )
  const shares = shareBounds(leaves)
  const usual = examples.map(String)
  const isSample = parts.length > MOST_SETS || (parts.length > 0 && shares.length > 0)
  const sets = parts.length > MOST_SETS ? [[], ...parts.map((part) => [part]), parts] : subsets(parts)
  // A parting that no wanted part holds, so that joining them makes no other.
  const parting = ['|', '\u0001', '\u0002'].find((one) => parts.every((part) => !part.includes(one))) ?? '\u0003'
  const others = sets.map((set) => {
    if (set.length === 0) return unnamed(named, parts)
    let word = set.join(parting)
    while (named.includes(word)) word += parting
    return word
  })
  const inShares = shares.length === 0 ? { words: [], complete: true } : sharesOf(shares)
  return { values: [...usual, ...named, ...others, '', ...inShares.words], exact: !isSample && inShares.complete }
}

/** A word that is none of the named and holds none of the parts. */
function unnamed(named: readonly string[], parts: readonly string[]): string {
  for (let n = 0; n < 1_000; n++) {
    const word = n === 0 ? 'other' : String.fromCodePoint(0x61 + (n % 26)).repeat(1 + Math.floor(n / 26))
    if (!named.includes(word) && parts.every((part) => !word.includes(part))) return word
  }
  return '\u0003'
}

function shareBounds(leaves: readonly Comparison[]): number[] {
  const bounds = new Set<number>()
  for (const [, , op, value] of leaves)
    if (op === 'bucket' && isList(value)) for (const one of value) if (typeof one === 'number') bounds.add(one)
  return [...bounds].sort((a, b) => a - b)
}

/** For each share between the bounds a word that falls into it. */
function sharesOf(bounds: readonly number[]): { readonly words: readonly string[]; readonly complete: boolean } {
  const edges = [0, ...bounds, 100]
  const words = wordByPlace()
  const found: string[] = []
  let complete = true
  edges.slice(1).forEach((to, n) => {
    const from = edges[n] ?? to
    if (from >= to) return
    const word = words.get(Math.ceil(from * 100 - 1e-6))
    if (word === undefined) complete = false
    else found.push(word)
  })
  return { words: found, complete }
}

let placed: ReadonlyMap<number, string> | undefined

/** A word for every hundredth of a percent, the steps in which shares are written. */
function wordByPlace(): ReadonlyMap<number, string> {
  if (placed !== undefined) return placed
  const words = new Map<number, string>()
  for (let n = 0; n < 400_000 && words.size < 10_000; n++) {
    const word = `player${n}`
    const target = Math.round(bucketOf(word) * 100)
    if (!words.has(target)) words.set(target, word)
  }
  placed = words
  return words
}

/** Keeps the first of all values that every comparison answers alike. */
function distinct(values: readonly Json[], name: string, type: FactType, leaves: readonly Comparison[]): readonly Json[] {
  const alone = leaves.filter((leaf) => otherFact(leaf) === undefined)
  if (alone.length < leaves.length) return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
  let value: Json = null
  const read = (): unknown => value
  const tests = alone.map((leaf) => compileRule(leaf, { [name]: type }).test)
  const seen = new Map<string, Json>()
  for (const one of values) {
    value = one
    const answers = tests.map((test): Truth => test(read)).join('')
    if (!seen.has(answers)) seen.set(answers, one)
  }
  return [...seen.values()]
}
