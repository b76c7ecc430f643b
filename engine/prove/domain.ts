/**
 * The values of a fact that a set of comparisons can distinguish: one representative of each equivalence class. If the
 * domain is exact, trying the representatives is equivalent to trying all values.
 */
import { WEEK } from '../core/duration.ts'
import type { FactDefinition, FactSchema } from '../core/fact.ts'
import { isList, type Json } from '../core/json.ts'
import { type Comparison, otherFact, weekWindows } from '../core/rule-algebra.ts'
import { bucketOf, type Truth } from '../core/rule.ts'
import { comparisonTest } from './comparison-test.ts'
import type { FactType } from '../core/slice.ts'
import { factType } from '../compile/context.ts'

export interface FactDomain {
  /** Values in the order in which they are tried: first the value of a visitor; earlier instants before later ones. */
  readonly values: readonly Json[]
  /** False if there may be values that are equivalent to none of `values`. */
  readonly exact: boolean
}

/** The instants that are tried, milliseconds since 1970. */
export interface TimeSpan {
  readonly from: number
  readonly until?: number
}

/** Up to this number of list entries or parts of strings, the domain has all their subsets; above it, only a sample. */
const MAX_SUBSET_SIZE = 8
const MAX_VALUES = 512

/** The domain of the fact `name` in the given comparisons. */
export function domainOf(
  name: string,
  definition: FactDefinition,
  leaves: readonly Comparison[],
  span: TimeSpan,
  linked?: LinkedFacts,
): FactDomain {
  const { values, exact } =
    linked === undefined ? candidates(definition, leaves, span) : linkedCandidates(definition, linked)
  // The value of a visitor comes first, so witnesses are simple.
  const [usual] = definition.examples
  const ordered =
    usual !== undefined && values.includes(usual) && factType(definition.schema) !== 't' ? [usual, ...values] : values
  return {
    values: distinct(ordered, name, factType(definition.schema), leaves),
    exact: exact && values.length <= MAX_VALUES,
  }
}

/** Facts that are compared with each other, and all comparisons with them. */
export interface LinkedFacts {
  readonly facts: readonly { readonly name: string; readonly definition: FactDefinition }[]
  readonly comparisons: readonly Comparison[]
  readonly span: TimeSpan
}

/** All facts that `fact` is compared with, directly or indirectly; undefined if there are none. */
export function linkedFacts(
  fact: string,
  comparisons: ReadonlyMap<string, readonly Comparison[]>,
  definitions: { readonly [fact: string]: FactDefinition },
  span: TimeSpan,
): LinkedFacts | undefined {
  const names = new Set([fact])
  for (const name of names)
    for (const leaf of comparisons.get(name) ?? []) {
      const other = otherFact(leaf)
      if (other !== undefined) names.add(leaf[1]).add(other)
    }
  if (names.size === 1) return undefined
  const facts = [...names].flatMap((name) => {
    const definition = definitions[name]
    return definition === undefined ? [] : [{ name, definition }]
  })
  return { facts, comparisons: [...new Set([...names].flatMap((name) => comparisons.get(name) ?? []))], span }
}

export const ORDERED_OPS: ReadonlySet<string> = new Set('eq neq gt gte lt lte between in notIn exists'.split(' '))

/**
 * Values for facts that are compared with each other. Only their order and their position relative to literals matter.
 * With as many values between two literals as there are facts, every order is possible, so the domain is exact. With
 * weekly windows, buckets or parts of strings, it is not exact.
 */
function linkedCandidates({ schema }: FactDefinition, { facts, comparisons: leaves, span }: LinkedFacts): FactDomain {
  const types = new Set(facts.map(({ definition }) => factType(definition.schema)))
  const isOrdered = leaves.every(([, , op]) => ORDERED_OPS.has(op))
  if ('enum' in schema && schema.enum !== undefined) return { values: schema.enum, exact: true }
  if (schema.type === 'boolean') return { values: [true, false], exact: true }
  const written = literalsOf(leaves)
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
    const values = valuesBetween(
      [...new Set(bounds)].sort((a, b) => a - b),
      facts.length,
      isWhole,
    ).filter(
      (one) =>
        one >= (from ?? -Infinity) && one <= (until ?? Infinity) && (factType(schema) === 'n' || Number.isInteger(one)),
    )
    // If integer facts are compared with fractional ones, no fraction between two adjacent integers is tried.
    return { values, exact: isOrdered && (types.size === 1 || !types.has('n')) }
  }
  if (types.size === 1 && types.has('s')) {
    const named = [...new Set([...written, ...given].map(String))]
    return {
      values: [...named, ...facts.map((_, n) => unnamedString([...named, ...unnamedValues(n)], []))],
      exact: isOrdered,
    }
  }
  const names = [...written, ...given].filter((one): one is string => typeof one === 'string')
  return { values: schema.type === 'array' ? [[], ...names.map((one) => [one]), names] : names, exact: false }
}

function unnamedValues(count: number): string[] {
  const found: string[] = []
  for (let n = 0; n < count; n++) found.push(unnamedString(found, []))
  return found
}

function rangeOf(
  name: string,
  schema: FactSchema,
  { from, until }: TimeSpan,
): readonly [number | undefined, number | undefined] {
  if (name === 'clock.now') return [from, until]
  const { minimum, maximum } = limitsOf(schema)
  return [minimum, maximum]
}

interface Limits {
  readonly minimum?: number
  readonly maximum?: number
}

export function limitsOf(schema: FactSchema): Limits {
  return (schema.type === 'integer' || schema.type === 'number') && !('format' in schema) ? schema : {}
}

/** The bounds, and up to `count` values between each two neighbors and beyond both ends. */
function valuesBetween(bounds: readonly number[], count: number, isWhole: boolean): number[] {
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
      return { values: instantCandidates(leaves, span), exact: true }
    case 'i':
    case 'n':
      return { values: numberCandidates(limitsOf(schema), type, literalsOf(leaves), examples), exact: true }
    case 'l':
      return listCandidates(leaves)
    case 'v':
      return { values: versionCandidates(literalsOf(leaves).map(String)), exact: true }
    case 's':
      return words(leaves, examples)
  }
}

/** The values that the comparisons name. */
export function literalsOf(leaves: readonly Comparison[]): readonly Json[] {
  return leaves.flatMap((leaf): readonly Json[] => {
    const value = leaf[3]
    if (
      value === undefined ||
      otherFact(leaf) !== undefined ||
      leaf[2] === 'bucket' ||
      leaf[2] === 'week' ||
      leaf[2] === 'exists'
    )
      return []
    return isList(value) ? value : [value]
  })
}

/** Each bound, its neighbors, and the ends of the range. */
function numberCandidates(range: Limits, type: 'i' | 'n', bounds: readonly Json[], examples: readonly Json[]): Json[] {
  const { minimum = -Number.MAX_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = range
  const points = bounds.filter((one): one is number => typeof one === 'number').sort((a, b) => a - b)
  const found: number[] = [...points]
  points.forEach((point, n) => {
    if (type === 'i') found.push(Math.floor(point), Math.ceil(point), Math.floor(point) + 1, Math.ceil(point) - 1)
    else found.push(point - 1, point + 1, (point + (points[n + 1] ?? point + 2)) / 2)
  })
  found.push(...examples.filter((one): one is number => typeof one === 'number'))
  found.push(Math.max(minimum, Math.min(0, maximum)), minimum, maximum)
  // There is no value between adjacent doubles; their average is one of them.
  return found.filter((one) => one >= minimum && one <= maximum && (type === 'n' || Number.isInteger(one)))
}

/**
 * Each bound and its neighbors; with weekly windows, also every start and end of a window in the week after each of
 * these instants.
 */
function instantCandidates(
  leaves: readonly Comparison[],
  { from, until = Number.MAX_SAFE_INTEGER }: TimeSpan,
): number[] {
  const bounds = literalsOf(leaves).filter((one): one is number => typeof one === 'number')
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

/** Every subset of the strings in comparisons. */
function listCandidates(leaves: readonly Comparison[]): FactDomain {
  const queried = [...new Set(literalsOf(leaves).filter((one): one is string => typeof one === 'string'))]
  if (queried.length > MAX_SUBSET_SIZE) return { values: [[], ...queried.map((one) => [one]), queried], exact: false }
  return { values: subsets(queried), exact: true }
}

function subsets(stringCandidates: readonly string[]): string[][] {
  return Array.from({ length: 2 ** stringCandidates.length }, (_, set) =>
    stringCandidates.filter((_word, n) => (set & (2 ** n)) !== 0),
  )
}

/**
 * `0`, and for each compared version: itself, an equal one with more parts, a slightly higher one, and the next major
 * one.
 */
function versionCandidates(queried: readonly string[]): string[] {
  return [
    '0',
    ...queried.flatMap((one) => [one, `${one}.0`, `${one}.0.0.0.1`]),
    ...queried.map((one) => `${Number.parseInt(one, 10) + 1 || 1}`),
  ]
}

/**
 * The examples, the compared strings, the empty string, and further strings: one for each subset of the compared parts,
 * and one in each bucket.
 */
function words(leaves: readonly Comparison[], examples: readonly Json[]): FactDomain {
  const named = literalsOf(leaves.filter(([, , op]) => op !== 'contains' && op !== 'notContains')).map(String)
  const parts = [
    ...new Set(literalsOf(leaves.filter(([, , op]) => op === 'contains' || op === 'notContains')).map(String)),
  ].filter((part) => part !== '')
  const bounds = bucketBounds(leaves)
  const usual = examples.map(String)
  const isSample = parts.length > MAX_SUBSET_SIZE || (parts.length > 0 && bounds.length > 0)
  const sets = parts.length > MAX_SUBSET_SIZE ? [[], ...parts.map((part) => [part]), parts] : subsets(parts)
  const separator = separatorFor(parts)
  const combined = sets.map((set) => {
    if (set.length === 0) return unnamedString(named, parts)
    let word = set.join(separator)
    while (named.includes(word)) word += separator
    return word
  })
  const inBuckets = bounds.length === 0 ? { words: [], complete: true } : bucketCandidates(bounds)
  return { values: [...usual, ...named, ...combined, '', ...inBuckets.words], exact: !isSample && inBuckets.complete }
}

/** A separator that no part contains, so no part can match across the border of two joined parts. */
export function separatorFor(parts: readonly string[]): string {
  return ['|', '\u0001', '\u0002'].find((one) => parts.every((part) => !part.includes(one))) ?? '\u0003'
}

/** A string that is not in `named` and contains none of `parts`. */
export function unnamedString(named: readonly string[], parts: readonly string[]): string {
  for (let n = 0; n < 1_000; n++) {
    const word = n === 0 ? 'other' : String.fromCodePoint(0x61 + (n % 26)).repeat(1 + Math.floor(n / 26))
    if (!named.includes(word) && parts.every((part) => !word.includes(part))) return word
  }
  return '\u0003'
}

function bucketBounds(leaves: readonly Comparison[]): number[] {
  const bounds = new Set<number>()
  for (const [, , op, value] of leaves)
    if (op === 'bucket' && isList(value)) for (const one of value) if (typeof one === 'number') bounds.add(one)
  return [...bounds].sort((a, b) => a - b)
}

/** Finds a string for each range of buckets between the bounds. */
function bucketCandidates(bounds: readonly number[]): {
  readonly words: readonly string[]
  readonly complete: boolean
} {
  const edges = [0, ...bounds, 100]
  const words = stringByBucket()
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

let cachedStrings: ReadonlyMap<number, string> | undefined

/** A string for every hundredth of a percent, the precision of buckets. */
function stringByBucket(): ReadonlyMap<number, string> {
  if (cachedStrings !== undefined) return cachedStrings
  const words = new Map<number, string>()
  for (let n = 0; n < 400_000 && words.size < 10_000; n++) {
    const word = `player${n}`
    const target = Math.round(bucketOf(word) * 100)
    if (!words.has(target)) words.set(target, word)
  }
  cachedStrings = words
  return words
}

/** Keeps the first value of each equivalence class. */
function distinct(
  values: readonly Json[],
  name: string,
  type: FactType,
  leaves: readonly Comparison[],
): readonly Json[] {
  const alone = leaves.filter((leaf) => otherFact(leaf) === undefined)
  if (alone.length < leaves.length) return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
  let value: Json = null
  const read = (): unknown => value
  const tests = alone.map((leaf) => comparisonTest(leaf, { [name]: type }))
  const seen = new Map<string, Json>()
  for (const one of values) {
    value = one
    let answers = ''
    for (const test of tests) answers += test(read) satisfies Truth
    if (!seen.has(answers)) seen.set(answers, one)
  }
  return [...seen.values()]
}
