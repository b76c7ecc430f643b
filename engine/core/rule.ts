/** Rules at run time: three-valued, total, without code generation. Compiled once into closures, evaluated often. */
import type { Json } from './json.ts'
import type { FactType, Op, Rule } from './slice.ts'

/** False, true, unknown. Unknown means that a fact the answer depends on is not known yet. */
export type Truth = 0 | 1 | 2
export const FALSE = 0
export const TRUE = 1
export const UNKNOWN = 2

export type ReadFact = (name: string) => unknown
export type Test = (read: ReadFact) => Truth

export interface CompiledRule {
  readonly test: Test
  /** Facts the answer may depend on. */
  readonly facts: readonly string[]
}

const ALWAYS: Test = () => TRUE
const NEVER: Test = () => FALSE

/**
 * Compiles `rule`. A rule that names an undeclared fact or an operator its type does not have is false as a whole, also
 * under `not` (design 4); `invalid` is told why.
 */
export function compileRule(rule: Rule, types: { readonly [fact: string]: FactType }, invalid?: (reason: string) => void): CompiledRule {
  const facts = new Set<string>()
  const problem = findInvalid(rule, types, facts, 0)
  if (problem !== undefined) {
    invalid?.(problem)
    return { test: NEVER, facts: [] }
  }
  return { test: build(rule), facts: [...facts] }
}

const MAX_DEPTH = 16

function findInvalid(rule: Rule, types: { readonly [fact: string]: FactType }, facts: Set<string>, depth: number): string | undefined {
  if (typeof rule === 'boolean') return undefined
  if (!Array.isArray(rule)) return 'a rule must be true, false or a group'
  if (depth > MAX_DEPTH) return 'the rule is nested too deep'
  switch (rule[0]) {
    case 'all':
    case 'any':
      for (let n = 1; n < rule.length; n++) {
        const problem = findInvalid(rule[n] as Rule, types, facts, depth + 1)
        if (problem !== undefined) return problem
      }
      return undefined
    case 'not':
      return findInvalid(rule[1] as Rule, types, facts, depth + 1)
    case 'is': {
      const [, name, op, value] = rule
      const type = typeof name === 'string' && Object.hasOwn(types, name) ? types[name] : undefined
      if (type === undefined) return `unknown fact ${String(name)}`
      facts.add(name as string)
      const second = factOf(value)
      if (second !== undefined) {
        if (!Object.hasOwn(types, second)) return `unknown fact ${second}`
        facts.add(second)
      }
      return operators[op as Op]?.types.includes(type) === true ? undefined : `${String(op)} does not go with ${String(name)}`
    }
    default:
      return 'unknown kind of rule'
  }
}

function factOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, 'fact')) return undefined
  const name = (value as { fact: unknown }).fact
  return typeof name === 'string' ? name : undefined
}

function build(rule: Rule): Test {
  if (rule === true) return ALWAYS
  if (rule === false) return NEVER
  switch (rule[0]) {
    case 'all':
      return all(rule.slice(1).map((part) => build(part as Rule)))
    case 'any':
      return any(rule.slice(1).map((part) => build(part as Rule)))
    case 'not': {
      const inner = build(rule[1])
      return (read) => {
        const truth = inner(read)
        return truth === UNKNOWN ? UNKNOWN : truth === TRUE ? FALSE : TRUE
      }
    }
    case 'is':
      return leaf(rule[1], rule[2], rule[3])
  }
}

function all(parts: readonly Test[]): Test {
  return (read) => {
    let truth: Truth = TRUE
    for (const part of parts) {
      const one = part(read)
      if (one === FALSE) return FALSE
      if (one === UNKNOWN) truth = UNKNOWN
    }
    return truth
  }
}

function any(parts: readonly Test[]): Test {
  return (read) => {
    let truth: Truth = FALSE
    for (const part of parts) {
      const one = part(read)
      if (one === TRUE) return TRUE
      if (one === UNKNOWN) truth = UNKNOWN
    }
    return truth
  }
}

function leaf(name: string, op: Op, value: Json | { readonly fact: string } | undefined): Test {
  const second = factOf(value)
  const { holds, prepare } = operators[op]
  if (op === 'exists') {
    const wanted = value !== false
    return (read) => {
      const left = read(name)
      return left === undefined ? UNKNOWN : (left !== null && left !== '') === wanted ? TRUE : FALSE
    }
  }
  if (second !== undefined) {
    return (read) => {
      const left = read(name)
      const right = read(second)
      return left === undefined || right === undefined ? UNKNOWN : holds(left, prepare ? prepare(right) : right) ? TRUE : FALSE
    }
  }
  const right = prepare ? prepare(value) : value
  return (read) => {
    const left = read(name)
    return left === undefined ? UNKNOWN : holds(left, right) ? TRUE : FALSE
  }
}

interface Operator {
  /** Fact types it goes with. */
  readonly types: string
  readonly holds: (left: unknown, right: unknown) => boolean
  /** Work on the right side that is done once. */
  readonly prepare?: (right: unknown) => unknown
}

const EQUAL = 'bnistv'
const ORDER = 'nit'

const operators: { readonly [op in Op]: Operator } = {
  eq: { types: EQUAL, holds: (a, b) => a === b },
  neq: { types: EQUAL, holds: (a, b) => a !== b },
  in: { types: 'nisv', holds: (a, b) => (b as readonly unknown[]).includes(a), prepare: list },
  notIn: { types: 'nisv', holds: (a, b) => !(b as readonly unknown[]).includes(a), prepare: list },
  gt: { types: ORDER, holds: (a, b) => (a as number) > (b as number) },
  gte: { types: ORDER, holds: (a, b) => (a as number) >= (b as number) },
  lt: { types: ORDER, holds: (a, b) => (a as number) < (b as number) },
  lte: { types: ORDER, holds: (a, b) => (a as number) <= (b as number) },
  between: { types: ORDER, holds: (a, b) => within(a as number, b as readonly number[]), prepare: list },
  contains: { types: 'ls', holds: (a, b) => (a as string | readonly unknown[]).includes(b as string) },
  notContains: { types: 'ls', holds: (a, b) => !(a as string | readonly unknown[]).includes(b as string) },
  exists: { types: 'bnisltv', holds: () => true },
  versionGte: { types: 'v', holds: (a, b) => versionAtLeast(a as string, b as readonly number[]), prepare: versionParts },
  bucket: { types: 's', holds: (a, b) => inBucket(a as string, b as readonly number[]), prepare: list },
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Inclusive at both ends; an absent end is open. */
function within(value: number, [from, until]: readonly (number | null | undefined)[]): boolean {
  return (from == null || value >= from) && (until == null || value <= until)
}

function versionParts(version: unknown): readonly number[] {
  return String(version)
    .split('.')
    .map((part) => Number.parseInt(part, 10) || 0)
}

function versionAtLeast(version: string, wanted: readonly number[]): boolean {
  const parts = versionParts(version)
  for (let n = 0; n < Math.max(parts.length, wanted.length); n++) {
    const difference = (parts[n] ?? 0) - (wanted[n] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
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
function inBucket(subject: string, [from = 0, to = 0]: readonly number[]): boolean {
  const place = bucketOf(subject)
  return place >= from && place < to
}

/** True when `value` has the type that `type` declares. */
export function hasType(value: unknown, type: FactType): boolean {
  switch (type) {
    case 'b':
      return typeof value === 'boolean'
    case 'i':
      return Number.isInteger(value)
    case 'n':
    case 't':
      return typeof value === 'number' && Number.isFinite(value)
    case 's':
    case 'v':
      return typeof value === 'string'
    case 'l':
      return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
  }
}
