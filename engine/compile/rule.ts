/** Compiles rules and schedules: audiences are inlined, local times converted to instants, constants folded. */
import { isList, isObject, type Json, own } from '../core/json.ts'
import { allOf, anyOf, not } from '../core/rule-algebra.ts'
import type { Op, RulePlan } from '../core/slice.ts'
import type { FactRule, RuleValue, Schedule, WrittenRule } from '../core/vocabulary.gen.ts'
import { type CompileContext, CompileError, recordFact } from './context.ts'
import { instantOf, scheduleRule } from '../document/schedule.ts'

export function rulePlan(source: WrittenRule, context: CompileContext): RulePlan {
  if (typeof source === 'boolean') return source
  if (!isObject(source)) throw new CompileError(context, 'a rule must be true, false or an object')
  if ('all' in source) return combineRules(source.all, allOf, context)
  if ('any' in source) return combineRules(source.any, anyOf, context)
  if ('not' in source) return not(rulePlan(source.not, context))
  if ('audience' in source) {
    const audience = context.site.document('audience', source.audience)
    if (audience === undefined) throw new CompileError(context, `unknown audience ${source.audience}`)
    return rulePlan(audience.value.rule, context)
  }
  if ('arg' in source) return context.args[source.arg] === true
  if ('fact' in source) return comparison(source, context)
  throw new CompileError(context, 'unknown kind of rule')
}

function comparison(source: FactRule, context: CompileContext): RulePlan {
  const { fact, op } = source
  const type = recordFact(context, fact)
  const value = ruleValue(source.value, context)
  if (isObject(value)) recordFact(context, String(value.fact))
  // An empty fallback of a reference means that there is nothing to look for in the list.
  if (type === 'l' && value === '' && isObject(source.value)) return op === 'notContains'
  if (type === 't') return instantComparison(fact, op, value, context.site.locale.timeZone)
  return value === undefined ? ['is', fact, op] : ['is', fact, op, value]
}

/**
 * Resolves the value of a comparison. It may refer to an argument or to an entry of an unrolled list, such as the
 * routes of a tab.
 */
function ruleValue(value: RuleValue | undefined, context: CompileContext): Json | undefined {
  if (!isObject(value) || !('$ref' in value)) return value
  const [root, name = '', ...path] = value.$ref.split('.')
  let here: Json | undefined = root === 'item' ? context.items[name] : root === 'args' ? context.args[name] : undefined
  for (const key of path) here = isObject(here) ? own(here, key) : undefined
  return here ?? value.default
}

/** A local time means its whole minute or second: `gte` compares with its first millisecond, `lte` with its last. */
function instantComparison(fact: string, op: Op, value: Json | undefined, timeZone: string): RulePlan {
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

function combineRules(
  parts: readonly WrittenRule[],
  combine: (rules: readonly RulePlan[]) => RulePlan,
  context: CompileContext,
): RulePlan {
  if (!isList(parts) || parts.length === 0)
    throw new CompileError(context, 'a group of rules must be a list with at least one rule')
  return combine(parts.map((part) => rulePlan(part, context)))
}

/** Properties that decide whether a node or popup is visible, or whether a step runs. */
export interface Conditional {
  readonly when?: WrittenRule
  readonly schedule?: Schedule
}

/** `when` and `schedule` as one rule; undefined when the rule always holds. */
export function visibilityRule({ when, schedule }: Conditional, context: CompileContext): RulePlan | undefined {
  const parts: RulePlan[] = []
  if (when !== undefined) parts.push(rulePlan(when, context))
  if (schedule !== undefined) {
    recordFact(context, 'clock.now')
    parts.push(scheduleRule(schedule, context.site.locale.timeZone))
  }
  return conjunction(parts)
}

export function conjunction(parts: readonly RulePlan[]): RulePlan | undefined {
  const kept = parts.filter((part) => part !== true)
  if (kept.includes(false)) return false
  return kept.length === 0 ? undefined : kept.length === 1 ? kept[0] : ['all', ...kept]
}
