/** Rules at run time: three-valued, total, without code generation. Compiled once into closures, evaluated often. */
import { isObject } from './json.ts'
import type { FactType, Op, RulePlan } from './slice.ts'

/** False, true, unknown. Unknown means that a fact the answer depends on is not known yet. */
export type Truth = 0 | 1 | 2
export const FALSE = 0
export const TRUE = 1
export const UNKNOWN = 2

export type ReadFact = (name: string) => unknown
export type Test = (read: ReadFact) => Truth

export interface CompiledRule {
  readonly test: Test
  /** Facts the answer may depend on, as they are read: behind their root. */
  readonly facts: readonly string[]
}

const ALWAYS: Test = () => TRUE
const NEVER: Test = () => FALSE

/** Far above what check lets through: a rule from anywhere is refused in bounded time. */
const MAX_DEPTH = 24
const MAX_PARTS = 10_000

interface Build {
  readonly types: { readonly [fact: string]: FactType }
  readonly root: string
  readonly facts: Set<string>
  /** How many parts may still follow. */
  left: number
}

/**
 * Compiles `rule`. A rule with an undeclared fact, an operator that the fact's type does not have or a value that does not go with
 * them is false as a whole, also under `not` (design 4); `invalid` is told why. Facts are read by their name behind `root`.
 */
export function compileRule(
  rule: RulePlan,
  types: { readonly [fact: string]: FactType },
  invalid?: (reason: string) => void,
  root = '',
): CompiledRule {
  const facts = new Set<string>()
  try {
    return { test: build(rule, { types, root, facts, left: MAX_PARTS }, 0), facts: [...facts] }
  } catch (error) {
    // What a hostile object throws while it is looked at ends here too.
    invalid?.(error instanceof Error ? error.message : 'the rule cannot be read')
    return { test: NEVER, facts: [] }
  }
}

/** What a rule says, and the facts it was read from in the order in which it asked. */
export function explain({ test }: CompiledRule, read: ReadFact): { readonly truth: Truth; readonly facts: readonly string[] } {
  const facts = new Set<string>()
  const truth = test((name) => {
    facts.add(name)
    return read(name)
  })
  return { truth, facts: [...facts] }
}

function build(rule: unknown, into: Build, depth: number): Test {
  // Constants count too: a wide group of them may stand in many places at once.
  if (depth > MAX_DEPTH || --into.left < 0) throw new Error('the rule is too large')
  if (rule === true) return ALWAYS
  if (rule === false) return NEVER
  if (!Array.isArray(rule)) throw new Error('a rule must be true, false or a group')
  const kind: unknown = rule[0]
  const size = rule.length
  if (kind === 'is' && size < 5) return leaf(rule[1], rule[2], rule[3], into)
  if (kind === 'not' && size === 2) return not(build(rule[1], into, depth + 1))
  if ((kind !== 'all' && kind !== 'any') || size < 2) throw new Error(`${short(kind)} is no group, or an empty one`)
  const tests: Test[] = []
  for (let n = 1; n < size; n++) tests.push(build(rule[n], into, depth + 1))
  return group(tests, kind === 'any' ? TRUE : FALSE)
}

function not(inner: Test): Test {
  return (read) => {
    const truth = inner(read)
    return truth === UNKNOWN ? UNKNOWN : truth === TRUE ? FALSE : TRUE
  }
}

/** One part with the `decisive` answer decides: true in `any`, false in `all`. */
function group(tests: readonly Test[], decisive: Truth): Test {
  return (read) => {
    let truth: Truth = decisive === TRUE ? FALSE : TRUE
    for (const test of tests) {
      const one = test(read)
      if (one === decisive) return one
      if (one === UNKNOWN) truth = one
    }
    return truth
  }
}

function leaf(name: unknown, op: unknown, value: unknown, { types, root, facts }: Build): Test {
  const type = own(types, name)
  const operator = own(operators, op)
  if (type === undefined) throw new Error(`unknown fact ${short(name)}`)
  if (operator?.types.includes(type) !== true) throw new Error(`${short(op)} does not go with ${short(name)}`)
  const { holds, takes } = operator
  const fits = kinds[type]
  const cell = root + String(name)
  facts.add(cell)
  if (isObject(value) && Object.hasOwn(value, 'fact')) {
    const second: unknown = value.fact
    const wanted = takes === one ? type : takes === word ? 's' : undefined
    const given = own(types, second)
    if (given === undefined) throw new Error(`unknown fact ${short(second)}`)
    if (wanted?.replace('i', 'n') !== given.replace('i', 'n')) throw new Error(`${short(name)} cannot be compared with ${short(second)}`)
    const fitsToo = kinds[given]
    const other = root + String(second)
    facts.add(other)
    return (read) => {
      const left = read(cell)
      if (!fits(left)) return UNKNOWN
      const right = read(other)
      return fitsToo(right) ? (holds(left as never, right as never) ? TRUE : FALSE) : UNKNOWN
    }
  }
  const right = takes(value, fits)
  if (right === undefined) throw new Error(`${short(op)} does not take what ${short(name)} is compared with`)
  return (read) => {
    const left = read(cell)
    return fits(left) ? (holds(left as never, right as never) ? TRUE : FALSE) : UNKNOWN
  }
}

function own<T>(from: { readonly [name: string]: T }, name: unknown): T | undefined {
  return typeof name === 'string' && Object.hasOwn(from, name) ? from[name] : undefined
}

/** A name as a report says it, whatever was given for one. */
function short(name: unknown): string {
  return String(name).slice(0, 60)
}

type Fits = (value: unknown) => boolean

const number: Fits = (value) => Number.isFinite(value)
const string: Fits = (value) => typeof value === 'string'

/** Which values are of a type. A fact with any other is as good as unknown. */
const kinds: { readonly [type in FactType]: Fits } = {
  b: (value) => typeof value === 'boolean',
  n: number,
  i: (value) => Number.isInteger(value),
  t: number,
  s: string,
  v: string,
  l: (value) => Array.isArray(value) && value.every(string),
}

/** True when `value` has the type that `type` declares. */
export function hasType(value: unknown, type: FactType): boolean {
  return kinds[type](value)
}

/** What an operator compares with, copied where it is a list; undefined for what it does not take. */
type Takes = (value: unknown, fits: Fits) => unknown

const one: Takes = (value, fits) => (fits(value) ? value : undefined)
const word: Takes = (value) => one(value, string)
const flag: Takes = (value = true) => one(value, kinds.b)
const some: Takes = (value, fits) => list(value, (entry) => one(entry, fits), 1, MAX_PARTS)
const pair: Takes = (value) => list(value, (entry) => one(entry, number), 2, 2)
const ends: Takes = (value, fits) => list(value, (entry) => (entry === null ? entry : one(entry, fits)), 2, 2)
const windows: Takes = (value) => list(value, (entry) => pair(entry, number), 1, MAX_PARTS)

function list(value: unknown, take: (entry: unknown) => unknown, least: number, most: number): readonly unknown[] | undefined {
  if (!Array.isArray(value)) return undefined
  const size = value.length
  if (size < least || size > most) return undefined
  const taken: unknown[] = []
  for (let n = 0; n < size; n++) {
    const entry = take(value[n])
    if (entry === undefined) return undefined
    taken.push(entry)
  }
  return taken
}

interface Operator {
  /** Fact types it goes with. */
  readonly types: string
  readonly takes: Takes
  /** Both sides are of the types that were asked for. */
  readonly holds: (left: never, right: never) => boolean
}

const EQUAL = 'bnistv'
const ORDER = 'nit'
const WEEK = 604_800_000

const operators: { readonly [op in Op]: Operator } = {
  eq: { types: EQUAL, takes: one, holds: (a: unknown, b: unknown) => a === b },
  neq: { types: EQUAL, takes: one, holds: (a: unknown, b: unknown) => a !== b },
  in: { types: 'nisv', takes: some, holds: (a: unknown, b: readonly unknown[]) => b.includes(a) },
  notIn: { types: 'nisv', takes: some, holds: (a: unknown, b: readonly unknown[]) => !b.includes(a) },
  gt: { types: ORDER, takes: one, holds: (a: number, b: number) => a > b },
  gte: { types: ORDER, takes: one, holds: (a: number, b: number) => a >= b },
  lt: { types: ORDER, takes: one, holds: (a: number, b: number) => a < b },
  lte: { types: ORDER, takes: one, holds: (a: number, b: number) => a <= b },
  between: { types: ORDER, takes: ends, holds: within },
  contains: { types: 'ls', takes: word, holds: (a: string | readonly string[], b: string) => a.includes(b) },
  notContains: { types: 'ls', takes: word, holds: (a: string | readonly string[], b: string) => !a.includes(b) },
  exists: { types: 'bnisltv', takes: flag, holds: (a: unknown, b: boolean) => (a !== '') === b },
  versionGte: { types: 'v', takes: one, holds: isVersionAtLeast },
  bucket: { types: 's', takes: pair, holds: isInBucket },
  week: { types: 't', takes: windows, holds: isInWeek },
}

/** Inclusive at both ends; an end of null is open. By index: taking an array apart makes an iterator. */
function within(value: number, ends: readonly (number | null)[]): boolean {
  const from = ends[0] as number | null
  const until = ends[1] as number | null
  return (from === null || value >= from) && (until === null || value <= until)
}

/** Part by part as numbers; a part that is missing or does not start with a digit counts as 0. */
function isVersionAtLeast(version: string, wanted: string): boolean {
  let a = 0
  let b = 0
  // What follows behind the last part that is wanted cannot make it less.
  while (b >= 0) {
    const part = numberAt(version, a)
    const other = numberAt(wanted, b)
    if (part > other) return true
    if (part < other) return false
    a = behindDot(version, a)
    b = behindDot(wanted, b)
  }
  return true
}

function numberAt(version: string, at: number): number {
  let found = 0
  // Behind the end there is no digit, and before the start neither.
  for (let n = at, digit; (digit = version.charCodeAt(n) - 48) >= 0 && digit <= 9; n++) found = found * 10 + digit
  return found
}

/** Where the next part starts; -1 behind the last. */
function behindDot(version: string, at: number): number {
  const dot = at < 0 ? at : version.indexOf('.', at)
  return dot < 0 ? dot : dot + 1
}

/** The stable place of `subject` between 0 and 100, in steps of a hundredth: FNV-1a with a final mix. */
export function bucketOf(subject: string): number {
  let hash = 0x811c9dc5
  for (let n = 0; n < subject.length; n++) hash = Math.imul(hash ^ subject.charCodeAt(n), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (((hash ^ (hash >>> 16)) >>> 0) % 10_000) / 100
}

/** `[from, to]` in percent: from included, to not. */
function isInBucket(subject: string, share: readonly [number, number]): boolean {
  const place = bucketOf(subject)
  return place >= share[0] && place < share[1]
}

/** Windows of the UTC week that starts on Thursday, 1 January 1970, in milliseconds, both ends included. */
function isInWeek(at: number, windows: readonly (readonly [number, number])[]): boolean {
  const place = ((at % WEEK) + WEEK) % WEEK
  for (const window of windows) if (place >= window[0] && place <= window[1]) return true
  return false
}
