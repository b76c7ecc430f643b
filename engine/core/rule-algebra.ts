/** Combines rules. Constants are folded and nested groups of one kind are flattened. */
import type { Op, RulePlan } from './slice.ts'

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
    if (rule[0] === 'all') kept.push(...(rule.slice(1) as RulePlan[]))
    else kept.push(rule)
  }
  return kept.length === 0 ? true : kept.length === 1 ? (kept[0] as RulePlan) : ['all', ...kept]
}

/** The disjunction of `rules`. */
export function anyOf(rules: readonly RulePlan[]): RulePlan {
  const kept: RulePlan[] = []
  for (const rule of rules) {
    if (rule === true) return true
    if (rule === false) continue
    if (rule[0] === 'any') kept.push(...(rule.slice(1) as RulePlan[]))
    else kept.push(rule)
  }
  return kept.length === 0 ? false : kept.length === 1 ? (kept[0] as RulePlan) : ['any', ...kept]
}

/** For each operator the one that holds exactly when it does not. Other operators have no opposite. */
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
