/** Source rules and schedules become compiled rules: audiences inlined, wall times turned into instants, constants folded. */
import { isObject, type Json, type JsonObject } from '../core/json.ts'
import { allOf, anyOf, not } from '../core/rule-algebra.ts'
import type { Op, RulePlan } from '../core/slice.ts'
import { type CompileContext, CompileError, needFact } from './context.ts'
import { instantOf, scheduleRule, WEEK } from '../document/schedule.ts'

export function rule(source: Json, context: CompileContext): RulePlan {
  if (typeof source === 'boolean') return source
  if (!isObject(source)) throw new CompileError(context, 'a rule must be true, false or an object')
  if (Array.isArray(source.all)) return group(source.all, allOf, context)
  if (Array.isArray(source.any)) return group(source.any, anyOf, context)
  if (source.not !== undefined) return not(rule(source.not, context))
  if (typeof source.audience === 'string') {
    const audience = context.site.document('audience', source.audience)
    if (audience === undefined) throw new CompileError(context, `unknown audience ${source.audience}`)
    return rule(audience.value.rule as Json, context)
  }
  if (typeof source.arg === 'string') return context.args[source.arg] === true
  if (typeof source.fact === 'string') return leaf(source.fact, source, context)
  throw new CompileError(context, 'unknown kind of rule')
}

/** Whether an argument decides that `source` never holds here. */
export function isExcludedByArgument(source: Json | undefined, context: CompileContext): boolean {
  return readsArgument(source) && rule(source as Json, context) === false
}

function readsArgument(source: Json | undefined): boolean {
  if (Array.isArray(source)) return source.some(readsArgument)
  return isObject(source) && (typeof source.arg === 'string' || [source.all, source.any, source.not].some(readsArgument))
}

function leaf(fact: string, source: JsonObject, context: CompileContext): RulePlan {
  const type = needFact(context, fact)
  const value = ruleValue(source.value as Json | undefined, context)
  if (isObject(value)) needFact(context, value.fact as string)
  const op = source.op as Op
  if (type === 't') return instantLeaf(fact, op, value, context.site.timeZone)
  return value === undefined ? ['is', fact, op] : ['is', fact, op, value]
}

/** A rule's value may name an entry of a publish-time `each` (a tab's own routes). */
function ruleValue(value: Json | undefined, context: CompileContext): Json | undefined {
  if (!isObject(value) || typeof value.$ref !== 'string') return value
  const [root, name = '', ...path] = value.$ref.split('.')
  let here: Json | undefined = root === 'item' ? context.items[name] : root === 'args' ? context.args[name] : undefined
  for (const key of path) here = isObject(here) ? (here[key] as Json | undefined) : undefined
  return here ?? (value.default as Json | undefined)
}

/** A wall time stands for its whole minute, or second: it begins with the first of it, and has passed after the last. */
function instantLeaf(fact: string, op: Op, value: Json | undefined, timeZone: string): RulePlan {
  const [start, end] = [false, true].map((last) => (one: Json) => (typeof one === 'string' ? instantOf(one, timeZone, last) : one)) as [
    (one: Json) => Json,
    (one: Json) => Json,
  ]
  if (Array.isArray(value)) return ['is', fact, op, value.map((one: Json, n) => (n === 1 ? end(one) : start(one)))]
  if (value === undefined) return ['is', fact, op]
  if (typeof value === 'string' && (op === 'eq' || op === 'neq')) {
    const during: RulePlan = ['is', fact, 'between', [start(value), end(value)]]
    return op === 'eq' ? during : not(during)
  }
  return ['is', fact, op, op === 'lte' || op === 'gt' ? end(value) : start(value)]
}

function group(parts: readonly Json[], combine: (rules: readonly RulePlan[]) => RulePlan, context: CompileContext): RulePlan {
  if (parts.length === 0) throw new CompileError(context, 'a group of nothing')
  return combine(parts.map((part) => rule(part, context)))
}

/** `when` and `schedule` of a node, or of a document behind it, as one rule; undefined when it is always seen. */
export function condition(source: JsonObject, context: CompileContext): RulePlan | undefined {
  const parts: RulePlan[] = []
  if (source.when !== undefined) parts.push(rule(source.when as Json, context))
  if (isObject(source.schedule)) {
    needFact(context, 'clock.now')
    parts.push(scheduleRule(source.schedule, context.site.timeZone))
  }
  return and(parts)
}

export function and(parts: readonly RulePlan[]): RulePlan | undefined {
  const kept = parts.filter((part) => part !== true)
  if (kept.includes(false)) return false
  return kept.length === 0 ? undefined : kept.length === 1 ? kept[0] : ['all', ...kept]
}

/** Every instant after `at` at which `rule` may change because of the clock; of windows of the week, those of the week that follows. */
export function boundaries(source: RulePlan, at: number, found: number[]): void {
  const { once, weekly } = changesOf([source])
  for (const instant of once) if (instant > at) found.push(instant)
  for (const place of weekly) found.push(at + 1 + ((((place - at - 1) % WEEK) + WEEK) % WEEK))
}

/** The last instant up to `at`, and the first after it, at which one of `rules` may change because of the clock. */
export function boundariesAround(rules: readonly RulePlan[], at: number): { readonly last?: number; readonly next?: number } {
  const { once, weekly } = changesOf(rules)
  const passed = once.filter((instant) => instant <= at)
  const coming = once.filter((instant) => instant > at)
  for (const place of weekly) {
    const last = at - ((((at - place) % WEEK) + WEEK) % WEEK)
    passed.push(last)
    coming.push(last + WEEK)
  }
  return {
    ...(passed.length === 0 ? {} : { last: max(passed) }),
    ...(coming.length === 0 ? {} : { next: -max(coming.map((one) => -one)) }),
  }
}

function max(numbers: readonly number[]): number {
  return numbers.reduce((most, one) => Math.max(most, one))
}

/** When comparisons with the clock begin or cease to hold: once, and in every week. */
function changesOf(rules: readonly RulePlan[]): { readonly once: number[]; readonly weekly: number[] } {
  const once: number[] = []
  const weekly: number[] = []
  const open: RulePlan[] = [...rules]
  for (let rule = open.pop(); rule !== undefined; rule = open.pop()) {
    if (typeof rule === 'boolean') continue
    if (rule[0] !== 'is') {
      open.push(...(rule.slice(1) as RulePlan[]))
      continue
    }
    const [, fact, op, value] = rule
    if (fact !== 'clock.now') continue
    if (op === 'week') {
      for (const [from, until] of value as unknown as readonly (readonly [number, number])[]) weekly.push(from, (until + 1) % WEEK)
      continue
    }
    for (const [n, one] of (Array.isArray(value) ? (value as readonly Json[]) : [value]).entries()) {
      if (typeof one !== 'number') continue
      // Equality holds for one millisecond: it has two ends.
      if (op === 'eq' || op === 'neq') once.push(one)
      once.push((op === 'between' && n === 1) || ['lte', 'gt', 'eq', 'neq'].includes(op) ? one + 1 : one)
    }
  }
  return { once, weekly }
}
