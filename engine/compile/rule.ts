/** Source rules and schedules become compiled rules: audiences inlined, wall times turned into instants, constants folded. */
import { isList, isObject, type Json, own } from '../core/json.ts'
import { allOf, anyOf, not, operands, weekWindows } from '../core/rule-algebra.ts'
import type { Op, RulePlan } from '../core/slice.ts'
import type { FactRule, RuleValue, Schedule, WrittenRule } from '../core/vocabulary.gen.ts'
import { type CompileContext, CompileError, type Condition, needFact, type SourceLocation } from './context.ts'
import { instantOf, scheduleRule, WEEK } from '../document/schedule.ts'

export function rule(source: WrittenRule, context: CompileContext): RulePlan {
  if (typeof source === 'boolean') return source
  if ('all' in source) return group(source.all, allOf, context)
  if ('any' in source) return group(source.any, anyOf, context)
  if ('not' in source) return not(rule(source.not, context))
  if ('audience' in source) {
    const audience = context.site.document('audience', source.audience)
    if (audience === undefined) throw new CompileError(context, `unknown audience ${source.audience}`)
    return rule(audience.value.rule, context)
  }
  if ('fact' in source) return leaf(source, context)
  throw new CompileError(context, 'unknown kind of rule')
}

function leaf(source: FactRule, context: CompileContext): RulePlan {
  const { fact, op } = source
  const type = needFact(context, fact)
  const value = ruleValue(source.value, context)
  if (isObject(value)) needFact(context, String(value.fact))
  if (type === 't') return instantLeaf(fact, op, value, context.site.locale.timeZone)
  return value === undefined ? ['is', fact, op] : ['is', fact, op, value]
}

/** A rule's value may name an entry of a publish-time `each` (a tab's own routes). */
function ruleValue(value: RuleValue | undefined, context: CompileContext): Json | undefined {
  if (!isObject(value) || !('$ref' in value)) return value
  const [root, name = '', ...path] = value.$ref.split('.')
  let here: Json | undefined = root === 'item' ? context.items[name] : root === 'args' ? context.args[name] : undefined
  for (const key of path) here = isObject(here) ? own(here, key) : undefined
  return here ?? value.default
}

/** A wall time stands for its whole minute, or second: it begins with the first of it, and has passed after the last. */
function instantLeaf(fact: string, op: Op, value: Json | undefined, timeZone: string): RulePlan {
  const start = (one: Json): Json => (typeof one === 'string' ? instantOf(one, timeZone, false) : one)
  const end = (one: Json): Json => (typeof one === 'string' ? instantOf(one, timeZone, true) : one)
  if (isList(value)) return ['is', fact, op, value.map((one, n) => (n === 1 ? end(one) : start(one)))]
  if (value === undefined) return ['is', fact, op]
  if (typeof value === 'string' && (op === 'eq' || op === 'neq')) {
    const during: RulePlan = ['is', fact, 'between', [start(value), end(value)]]
    return op === 'eq' ? during : not(during)
  }
  return ['is', fact, op, op === 'lte' || op === 'gt' ? end(value) : start(value)]
}

function group(parts: readonly WrittenRule[], combine: (rules: readonly RulePlan[]) => RulePlan, context: CompileContext): RulePlan {
  if (parts.length === 0) throw new CompileError(context, 'a group of nothing')
  return combine(parts.map((part) => rule(part, context)))
}

/** Properties that decide whether something is visible. */
export interface Conditional {
  readonly when?: WrittenRule
  readonly schedule?: Schedule
}

/** `when` and `schedule` as one rule; undefined when it always holds. */
export function condition({ when, schedule }: Conditional, context: CompileContext): RulePlan | undefined {
  const parts: RulePlan[] = []
  if (when !== undefined) parts.push(rule(when, context))
  if (schedule !== undefined) {
    needFact(context, 'clock.now')
    parts.push(scheduleRule(schedule, context.site.locale.timeZone))
  }
  return and(parts)
}

/** `when` and `schedule` of what is written at `origin`, each as a condition with its location. */
export function conditionsOf(
  { when, schedule }: Conditional,
  { document, pointer }: SourceLocation,
  context: CompileContext,
): readonly Condition[] {
  const found: Condition[] = []
  const add = (part: keyof Conditional, rule: RulePlan | undefined): void => {
    if (rule !== undefined) found.push({ rule, document, pointer: `${pointer}/${part}` })
  }
  if (when !== undefined) add('when', condition({ when }, context))
  if (schedule !== undefined) add('schedule', condition({ schedule }, context))
  return found
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
      open.push(...operands(rule))
      continue
    }
    const [, fact, op, value] = rule
    if (fact !== 'clock.now') continue
    if (op === 'week') {
      for (const [from, until] of weekWindows(rule)) weekly.push(from, (until + 1) % WEEK)
      continue
    }
    for (const [n, one] of (isList(value) ? value : [value]).entries()) {
      if (typeof one !== 'number') continue
      // Equality holds for one millisecond: it has two ends.
      if (op === 'eq' || op === 'neq') once.push(one)
      once.push((op === 'between' && n === 1) || ['lte', 'gt', 'eq', 'neq'].includes(op) ? one + 1 : one)
    }
  }
  return { once, weekly }
}
