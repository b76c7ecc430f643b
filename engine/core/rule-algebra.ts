/** Combines rules. Constants are folded and nested groups of one kind are flattened. */
import { isList, isObject, type Json } from './json.ts'
import type { Op, RulePlan } from './slice.ts'

/** A rule that compares a fact. */
export type Comparison = Extract<RulePlan, readonly ['is', ...unknown[]]>

/** A rule made of other rules. */
export type RuleGroup = Exclude<RulePlan, boolean | Comparison>

/** The rules that `group` combines. */
export function operands([, ...rules]: RuleGroup): readonly RulePlan[] {
  return rules
}

/** The second fact of a comparison of two facts; undefined when the comparison is with a value. */
export function otherFact([, , , value]: Comparison): string | undefined {
  return isObject(value) && typeof value.fact === 'string' ? value.fact : undefined
}

/** The windows of a comparison with `week`; empty for any other comparison. */
export function weekWindows([, , op, value]: Comparison): readonly (readonly [from: number, until: number])[] {
  return op === 'week' && isList(value) ? value.filter(isWindow) : []
}

function isWindow(value: Json): value is readonly [number, number] {
  return isList(value) && typeof value[0] === 'number' && typeof value[1] === 'number'
}

/** The negation of `rule`. */
export function not(rule: RulePlan): RulePlan {
  if (typeof rule === 'boolean') return !rule
  return rule[0] === 'not' ? rule[1] : ['not', rule]
}

/** The conjunction of `rules`. */
export function allOf(rules: readonly RulePlan[]): RulePlan {
  const kept: RulePlan[] = []
  for (const rule of rules) {
    if (rule === false) return false
    if (rule === true) continue
    if (rule[0] === 'all') kept.push(...operands(rule))
    else kept.push(rule)
  }
  return combined('all', kept, true)
}

/** The disjunction of `rules`. */
export function anyOf(rules: readonly RulePlan[]): RulePlan {
  const kept: RulePlan[] = []
  for (const rule of rules) {
    if (rule === true) return true
    if (rule === false) continue
    if (rule[0] === 'any') kept.push(...operands(rule))
    else kept.push(rule)
  }
  return combined('any', kept, false)
}

/** Replaces each comparison in `rule` with the rule that `map` returns, and simplifies the result. */
export function mapComparisons(rule: RulePlan, map: (comparison: Comparison) => RulePlan): RulePlan {
  if (typeof rule === 'boolean') return rule
  if (rule[0] === 'is') return map(rule)
  if (rule[0] === 'not') return not(mapComparisons(rule[1], map))
  const parts = operands(rule).map((part) => mapComparisons(part, map))
  return rule[0] === 'all' ? allOf(parts) : anyOf(parts)
}

function combined(kind: 'all' | 'any', [first, ...others]: readonly RulePlan[], empty: boolean): RulePlan {
  if (first === undefined) return empty
  return others.length === 0 ? first : [kind, first, ...others]
}

/** The operator that holds exactly when the given operator does not. Operators that are not listed have no opposite. */
export const opposites: { readonly [op in Op]?: Op } = {
  eq: 'neq',
  neq: 'eq',
  in: 'notIn',
  notIn: 'in',
  gt: 'lte',
  lte: 'gt',
  gte: 'lt',
  lt: 'gte',
  contains: 'notContains',
  notContains: 'contains',
}
