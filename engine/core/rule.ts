/**
 * Evaluates rules: three-valued, total, without code generation. A rule is compiled into closures once and evaluated
 * often.
 */
import { isObject } from './json.ts'
import type { FactType, Op, RulePlan } from './slice.ts'

/** False, true, unknown. Unknown: a fact that the result depends on is not known yet. */
export type Truth = 0 | 1 | 2
export const FALSE = 0
export const TRUE = 1
export const UNKNOWN = 2

export type ReadFact = (name: string) => unknown
export type Test = (read: ReadFact) => Truth

export interface CompiledRule {
  readonly test: Test
  /** Names of the facts that the result may depend on, prefixed with `root`. */
  readonly facts: readonly string[]
}

const ALWAYS: Test = () => TRUE
const NEVER: Test = () => FALSE

/**
 * Limits far above those of the check. They limit how long it takes until a rule from an unchecked source is refused.
 */
const MAX_DEPTH = 24
const MAX_PARTS = 10_000

interface BuildContext {
  readonly types: { readonly [fact: string]: FactType }
  readonly root: string
  readonly facts: Set<string>
  /** Number of parts that are still allowed. */
  left: number
}

/**
 * Compiles `rule`. A rule with an undeclared fact, an operator that the fact's type does not have or a value of the
 * wrong type is false as a whole, even under `not` (design 4); `invalid` receives the reason. Facts are read by their
 * name, prefixed with `root`.
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
    // Getters and proxies of a hostile object may throw as well.
    invalid?.(error instanceof Error ? error.message : 'the rule cannot be read')
    return { test: NEVER, facts: [] }
  }
}

function build(rule: unknown, into: BuildContext, depth: number): Test {
  // Constants count as parts, too. If not, many parents of one wide group of constants would be allowed.
  if (depth > MAX_DEPTH || --into.left < 0) throw new Error('the rule is too large')
  if (rule === true) return ALWAYS
  if (rule === false) return NEVER
  if (!Array.isArray(rule)) throw new Error('expected a rule')
  const kind: unknown = rule[0]
  const size = rule.length
  if (kind === 'is' && size < 5) return leaf(rule[1], rule[2], rule[3], into)
  if (kind === 'not' && size === 2) return not(build(rule[1], into, depth + 1))
  if ((kind !== 'all' && kind !== 'any') || size < 2) throw new Error(`expected a group of rules, found ${short(kind)}`)
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

/** A part with the value `decisive` decides the group: true in `any`, false in `all`. */
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

function leaf(name: unknown, op: unknown, value: unknown, { types, root, facts }: BuildContext): Test {
  const type = own(types, name)
  const operator = own(operators, op)
  if (type === undefined) throw new Error(`unknown fact ${short(name)}`)
  if (operator?.types.includes(type) !== true)
    throw new Error(`operator ${short(op)} does not apply to fact ${short(name)}`)
  const { holds, operand } = operator
  const fits = typeTests[type]
  const cell = root + String(name)
  facts.add(cell)
  if (isObject(value) && Object.hasOwn(value, 'fact')) {
    const second: unknown = value.fact
    const wanted = operand === one ? type : operand === word ? 's' : undefined
    const given = own(types, second)
    if (given === undefined) throw new Error(`unknown fact ${short(second)}`)
    if (wanted?.replace('i', 'n') !== given.replace('i', 'n'))
      throw new Error(`${short(name)} cannot be compared with ${short(second)}`)
    const fitsToo = typeTests[given]
    const other = root + String(second)
    facts.add(other)
    return (read) => {
      const left = read(cell)
      if (!fits(left)) return UNKNOWN
      const right = read(other)
      return fitsToo(right) ? (holds(left as never, right as never) ? TRUE : FALSE) : UNKNOWN
    }
  }
  const right = operand(value, fits)
  if (right === undefined) throw new Error(`operator ${short(op)} on fact ${short(name)} has a value of the wrong type`)
  return (read) => {
    const left = read(cell)
    return fits(left) ? (holds(left as never, right as never) ? TRUE : FALSE) : UNKNOWN
  }
}

function own<T>(from: { readonly [name: string]: T }, name: unknown): T | undefined {
  return typeof name === 'string' && Object.hasOwn(from, name) ? from[name] : undefined
}

/** A name on one line, shortened for a message. The input may be any value. */
function short(name: unknown): string {
  return String(name).slice(0, 60).replace(/\s/g, ' ')
}

type TypeTest = (value: unknown) => boolean

const number: TypeTest = (value) => Number.isFinite(value)
const string: TypeTest = (value) => typeof value === 'string'

/** The values of each type. A fact with a value of another type counts as unknown. */
const typeTests: { readonly [type in FactType]: TypeTest } = {
  b: (value) => typeof value === 'boolean',
  n: number,
  i: (value) => Number.isInteger(value),
  t: number,
  s: string,
  v: string,
  l: (value) => Array.isArray(value) && value.every(string),
}

/** True when `value` has the type that `type` declares. False for a type that does not exist, as in a damaged slice. */
export function hasType(value: unknown, type: FactType): boolean {
  return own(typeTests, type)?.(value) === true
}

/** Validates the value that an operator compares with; a list is copied. Returns undefined for an invalid value. */
type ParseOperand = (value: unknown, fits: TypeTest) => unknown

const one: ParseOperand = (value, fits) => (fits(value) ? value : undefined)
const word: ParseOperand = (value) => one(value, string)
const flag: ParseOperand = (value = true) => one(value, typeTests.b)
const some: ParseOperand = (value, fits) => list(value, (entry) => one(entry, fits), 1, MAX_PARTS)
const pair: ParseOperand = (value) => list(value, (entry) => one(entry, number), 2, 2)
const ends: ParseOperand = (value, fits) => list(value, (entry) => (entry === null ? entry : one(entry, fits)), 2, 2)
const windows: ParseOperand = (value) => list(value, (entry) => pair(entry, number), 1, MAX_PARTS)

function list(
  value: unknown,
  take: (entry: unknown) => unknown,
  least: number,
  most: number,
): readonly unknown[] | undefined {
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

interface RuleOperator {
  /** Fact types that the operator applies to, one letter each. */
  readonly types: string
  readonly operand: ParseOperand
  /** Called with validated values only. */
  readonly holds: (left: never, right: never) => boolean
}

const EQUAL = 'bnistv'
const ORDER = 'nit'
const WEEK = 604_800_000

const operators: { readonly [op in Op]: RuleOperator } = {
  eq: { types: EQUAL, operand: one, holds: (a: unknown, b: unknown) => a === b },
  neq: { types: EQUAL, operand: one, holds: (a: unknown, b: unknown) => a !== b },
  in: { types: 'nisv', operand: some, holds: (a: unknown, b: readonly unknown[]) => b.includes(a) },
  notIn: { types: 'nisv', operand: some, holds: (a: unknown, b: readonly unknown[]) => !b.includes(a) },
  gt: { types: ORDER, operand: one, holds: (a: number, b: number) => a > b },
  gte: { types: ORDER, operand: one, holds: (a: number, b: number) => a >= b },
  lt: { types: ORDER, operand: one, holds: (a: number, b: number) => a < b },
  lte: { types: ORDER, operand: one, holds: (a: number, b: number) => a <= b },
  between: { types: ORDER, operand: ends, holds: within },
  contains: { types: 'ls', operand: word, holds: (a: string | readonly string[], b: string) => a.includes(b) },
  notContains: { types: 'ls', operand: word, holds: (a: string | readonly string[], b: string) => !a.includes(b) },
  exists: { types: 'bnisltv', operand: flag, holds: (a: unknown, b: boolean) => (a !== '') === b },
  versionGte: { types: 'v', operand: one, holds: isVersionAtLeast },
  bucket: { types: 's', operand: pair, holds: isInBucket },
  week: { types: 't', operand: windows, holds: isInWeek },
}

/**
 * True if `value` is between the ends, both included; null means no limit. Indexing avoids the iterator that
 * destructuring would create.
 */
function within(value: number, ends: readonly (number | null)[]): boolean {
  const from = ends[0] as number | null
  const until = ends[1] as number | null
  return (from === null || value >= from) && (until === null || value <= until)
}

/** Compares versions part by part as numbers; a part that is missing or does not start with a digit counts as 0. */
function isVersionAtLeast(version: string, wanted: string): boolean {
  let a = 0
  let b = 0
  // Parts of `version` after the last part of `wanted` cannot make it lower.
  while (b >= 0) {
    const part = numberAt(version, a)
    const other = numberAt(wanted, b)
    if (part > other) return true
    if (part < other) return false
    a = nextPart(version, a)
    b = nextPart(wanted, b)
  }
  return true
}

function numberAt(version: string, at: number): number {
  let found = 0
  // Outside the text, `charCodeAt` returns NaN, which ends the loop.
  for (let n = at, digit; (digit = version.charCodeAt(n) - 48) >= 0 && digit <= 9; n++) found = found * 10 + digit
  return found
}

/** Index at which the next part starts; -1 after the last. */
function nextPart(version: string, at: number): number {
  const dot = at < 0 ? at : version.indexOf('.', at)
  return dot < 0 ? dot : dot + 1
}

/** The bucket of `subject`: stable, from 0 to 99.99 in steps of a hundredth. FNV-1a with a final mix. */
export function bucketOf(subject: string): number {
  let hash = 0x811c9dc5
  for (let n = 0; n < subject.length; n++) hash = Math.imul(hash ^ subject.charCodeAt(n), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (((hash ^ (hash >>> 16)) >>> 0) % 10_000) / 100
}

/** `share` is `[from, to]` in percent: `from` is included, `to` is not. */
function isInBucket(subject: string, share: readonly [number, number]): boolean {
  const bucket = bucketOf(subject)
  return bucket >= share[0] && bucket < share[1]
}

/** `windows` are milliseconds in the UTC week that starts on Thursday, 1 January 1970, both ends included. */
function isInWeek(at: number, windows: readonly (readonly [number, number])[]): boolean {
  const offset = ((at % WEEK) + WEEK) % WEEK
  for (const window of windows) if (offset >= window[0] && offset <= window[1]) return true
  return false
}
