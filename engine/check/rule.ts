/** Checks rules: the types of comparisons, and the size that proofs can handle. */
import { isList, isObject, type Json, own } from '../core/json.ts'
import type { FactSchema } from '../core/fact.ts'
import type { Schema } from '../core/schema.ts'
import { pointerTo, quoted } from '../document/finding.ts'
import { describe } from '../document/describe.ts'
import { nearest } from '../document/nearest.ts'
import { mismatch } from './assignable.ts'
import type { CheckContext } from './context.ts'
import { resolveReference } from './reference.ts'
import { WALL_TIME, wallTimeProblem } from './schedule.ts'
import type { Scope } from './scope.ts'
import type { Site } from './site.ts'

export const caps = { leaves: 64, depth: 8 } as const

export type ValueSort = 'boolean' | 'word' | 'number' | 'list' | 'instant' | 'version'

/** The operators by type of fact. A test compares them with engine/core/rule.ts. */
export const ops: { readonly [sort in ValueSort]: readonly string[] } = {
  boolean: ['eq', 'neq', 'exists'],
  word: ['eq', 'neq', 'in', 'notIn', 'contains', 'notContains', 'exists', 'bucket'],
  number: ['eq', 'neq', 'in', 'notIn', 'gt', 'gte', 'lt', 'lte', 'between', 'exists'],
  list: ['contains', 'notContains', 'exists'],
  instant: ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'between', 'exists'],
  version: ['eq', 'neq', 'in', 'notIn', 'versionGte', 'exists'],
}

const sortNames: { readonly [sort in ValueSort]: string } = {
  boolean: 'true or false',
  word: 'a string',
  number: 'a number',
  list: 'a list of strings',
  instant: 'a date and time',
  version: 'a version',
}

export function sortOf(schema: FactSchema): ValueSort {
  if ('format' in schema) return schema.format
  if (schema.type === 'boolean') return 'boolean'
  if (schema.type === 'array') return 'list'
  return schema.type === 'string' ? 'word' : 'number'
}

/** Checks a comparison. Values with a wrong form are skipped, because the schema reports them. */
export function checkFactRule(context: CheckContext, value: Json, pointer: string): void {
  if (!isObject(value) || typeof value.fact !== 'string' || typeof value.op !== 'string') return
  const fact = own(context.catalogue.facts, value.fact)
  if (fact === undefined) return
  const sort = sortOf(fact.schema)
  const report = (message: string, at = pointerTo(pointer, 'value'), hint?: string): void =>
    context.report({
      code: 'CFG-RULE',
      pointer: at,
      message,
      ...(hint === undefined ? {} : { hint }),
      help: fact.description,
    })
  if (!ops[sort].includes(value.op)) {
    report(
      `${value.fact} is ${sortNames[sort]} and cannot be compared by the operator ${quoted(value.op)}`,
      pointerTo(pointer, 'op'),
      `allowed operators are ${ops[sort].join(', ')}`,
    )
    return
  }
  const against = value.value
  if (value.op === 'exists') {
    if (against !== undefined && typeof against !== 'boolean')
      report(`exists takes true or false, got ${quoted(against)}`)
    return
  }
  if (against === undefined) {
    context.report({
      code: 'CFG-REQUIRED',
      pointer,
      message: 'the comparison has no "value"',
      hint: 'add the value that the fact is compared with',
      help: fact.description,
    })
    return
  }
  if (isObject(against)) {
    // Compilation replaces references to arguments and list entries, so they are allowed.
    if (typeof against.$ref === 'string') {
      if (!/^(item|args)\./.test(against.$ref))
        report(`a rule can only refer to values that are known at publish (item.… or args.…), got ${against.$ref}`)
      return
    }
    const other = typeof against.fact === 'string' ? own(context.catalogue.facts, against.fact) : undefined
    if (
      other !== undefined &&
      (['in', 'notIn', 'between', 'bucket'].includes(value.op) || !isComparable(sort, sortOf(other.schema)))
    )
      report(
        `${value.fact} (${sortNames[sort]}) cannot be compared with ${String(against.fact)} ` +
          `(${sortNames[sortOf(other.schema)]}) by ${value.op}`,
      )
    return
  }
  checkValue(value.op, against, fact.schema, sort, report)
}

/** Checks a reference in a comparison: the argument or entry must exist and have the type of the fact. */
export function checkRuleReference(context: CheckContext, scope: Scope, value: Json, pointer: string): void {
  if (
    !isObject(value) ||
    typeof value.fact !== 'string' ||
    !isObject(value.value) ||
    typeof value.value.$ref !== 'string'
  )
    return
  const fact = own(context.catalogue.facts, value.fact)
  const at = pointerTo(pointer, 'value', '$ref')
  const found = resolveReference(value.value.$ref, scope, context.catalogue)
  if (!found.ok)
    context.report({
      code: 'CFG-REF',
      pointer: at,
      message: found.message,
      ...(found.hint === undefined ? {} : { hint: found.hint }),
    })
  else if (fact !== undefined) {
    const type = fact.schema.type === 'array' ? 'string' : fact.schema.type
    const wantsList = value.op === 'in' || value.op === 'notIn' || value.op === 'between'
    const problem = mismatch(found.schema, wantsList ? { type: 'array', items: { type } } : { type })
    if (problem !== undefined)
      context.report({
        code: 'CFG-BIND',
        pointer: at,
        message: `${value.fact} cannot be compared with ${value.value.$ref}: ${problem}`,
        help: fact.description,
      })
  }
}

function isComparable(a: ValueSort, b: ValueSort): boolean {
  return a === 'list' ? b === 'word' : a === b
}

function checkValue(
  op: string,
  value: Json,
  schema: FactSchema,
  sort: ValueSort,
  report: (message: string, at?: string, hint?: string) => void,
): void {
  switch (op) {
    case 'in':
    case 'notIn':
      if (!isList(value) || value.length === 0)
        report(`${op} takes a list with at least one entry, got ${quoted(value)}`)
      else {
        for (const one of value) checkOne(one, schema, sort, report)
        const twice = value.find((one, n) => value.indexOf(one) < n)
        if (twice !== undefined) report(`${quoted(twice)} is in the list twice`)
      }
      return
    case 'between': {
      const [from, to] = isList(value) ? value : []
      if (!isList(value) || value.length !== 2) report(`between takes [lowest, highest], got ${quoted(value)}`)
      else {
        for (const one of value) checkOne(one, schema, sort, report)
        if (typeof from === 'number' && typeof to === 'number' && from > to)
          report(`between takes the lower number first, got ${quoted(value)}`)
        if (typeof from === 'string' && typeof to === 'string' && from.slice(0, to.length) > to)
          report(`between takes the earlier time first, got ${quoted(value)}`)
      }
      return
    }
    case 'bucket': {
      const [from, to] = isList(value) ? value : []
      const isShare = typeof from === 'number' && typeof to === 'number' && from >= 0 && to <= 100 && from < to
      if (!isShare || !isList(value) || value.length !== 2)
        report(`bucket takes [from, to] in percent, such as [0, 10], got ${quoted(value)}`)
      return
    }
    case 'contains':
    case 'notContains':
      checkOne(value, { type: 'string' }, 'word', report)
      return
    default:
      checkOne(value, schema, sort, report)
  }
}

function checkOne(
  value: Json,
  schema: FactSchema,
  sort: ValueSort,
  report: (message: string, at?: string, hint?: string) => void,
): void {
  const wanted: Schema = schema
  const expected = (what: string, hint?: string): void =>
    report(`expected ${what}, got ${quoted(value)}`, undefined, hint)
  switch (sort) {
    case 'boolean':
      if (typeof value !== 'boolean') expected(describe(wanted))
      return
    case 'instant':
      return checkInstant(value, expected)
    case 'version':
      if (typeof value !== 'string' || !/^\d+(\.\d+){0,3}$/.test(value)) expected('a version such as "2.14.0"')
      return
    case 'number':
      return checkNumber(value, wanted, expected)
    case 'word':
    case 'list':
      if (typeof value !== 'string') expected(describe(wanted))
      else if (wanted.enum?.includes(value) === false)
        expected(describe(wanted), nearest(value, wanted.enum.map(String)))
  }
}

type Expected = (what: string, hint?: string) => void

function checkNumber(value: Json, wanted: Schema, expected: Expected): void {
  const { enum: listed, minimum = -Infinity, maximum = Infinity } = wanted
  if (typeof value !== 'number' || (wanted.type === 'integer' && !Number.isInteger(value))) expected(describe(wanted))
  else if (listed?.includes(value) === false || value < minimum || value > maximum) expected(describe(wanted))
  else if (Math.abs(value) > Number.MAX_SAFE_INTEGER)
    expected('a number between -9007199254740991 and 9007199254740991')
}

/** The last instant of a Date, in milliseconds since 1970. */
const LAST = 8.64e15

function checkInstant(value: Json, expected: Expected): void {
  if (typeof value === 'number') {
    if (!Number.isInteger(value) || Math.abs(value) > LAST) expected('an instant in milliseconds since 1970')
  } else if (typeof value !== 'string' || !WALL_TIME.test(value))
    expected(
      'a local date and time such as "2026-12-10T00:00"',
      isDate(value) ? `add the time: "${String(value)}T00:00"` : undefined,
    )
  else {
    const problem = wallTimeProblem(value)
    if (problem !== undefined) expected('a local date and time', problem)
  }
}

function isDate(value: Json): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
}

/** Checks the size of a rule, including the rules of the audiences that it names. */
export function checkRuleSize(context: CheckContext, rule: Json, pointer: string): void {
  const { leaves, depth } = measure(rule, context.site, new Set())
  if (leaves > caps.leaves)
    context.report({
      code: 'CFG-RULE',
      pointer,
      message:
        `the rule has ${leaves > 9999 ? 'more than 9,999' : leaves} comparisons, including its audiences; ` +
        `the maximum is ${caps.leaves}`,
    })
  if (depth > caps.depth)
    context.report({
      code: 'CFG-RULE',
      pointer,
      message: `the rule is nested ${depth} levels deep, including its audiences; the maximum is ${caps.depth}`,
    })
}

function measure(
  rule: Json,
  site: Site,
  within: ReadonlySet<string>,
): { readonly leaves: number; readonly depth: number } {
  if (!isObject(rule)) return { leaves: 0, depth: 0 }
  const parts = isList(rule.all)
    ? rule.all
    : isList(rule.any)
      ? rule.any
      : rule.not === undefined
        ? undefined
        : [rule.not]
  if (parts !== undefined) {
    let leaves = 0
    let depth = 0
    for (const part of parts) {
      const one = measure(part, site, within)
      leaves += one.leaves
      depth = Math.max(depth, one.depth)
      if (leaves > 9999) break
    }
    return { leaves, depth: depth + 1 }
  }
  if (typeof rule.audience === 'string') {
    const audience = site.index.document('audience', rule.audience)?.value
    if (audience === undefined || within.has(rule.audience) || within.size > 20) return { leaves: 1, depth: 1 }
    return measure(audience.rule ?? true, site, new Set([...within, rule.audience]))
  }
  return { leaves: 1, depth: 1 }
}

/** Returns the facts that a rule and its audiences use. */
export function factsOf(rule: Json, site: Site): ReadonlySet<string> {
  const facts = new Set<string>()
  const seen = new Set<string>()
  const stack: Json[] = [rule]
  for (let one = stack.pop(); one !== undefined; one = stack.pop()) {
    if (isList(one)) stack.push(...one)
    if (!isObject(one)) continue
    for (const part of [one.all, one.any, one.not]) if (part !== undefined) stack.push(part)
    for (const side of [one, one.value]) if (isObject(side) && typeof side.fact === 'string') facts.add(side.fact)
    if (typeof one.audience === 'string' && !seen.has(one.audience)) {
      seen.add(one.audience)
      stack.push(site.index.document('audience', one.audience)?.value.rule ?? true)
    }
  }
  return facts
}
