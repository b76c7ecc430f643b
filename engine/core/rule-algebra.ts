/** Rules combined as data. Constants are folded and nested groups of one kind are flattened. */
import type { Op, RulePlan } from './slice.ts'

/** Holds where `rule` does not. */
export function not(rule: RulePlan): RulePlan {
  if (typeof rule === 'boolean') return !rule
  return rule[0] === 'not' ? rule[1] : ['not', rule]
}

/** All of `rules` together. */
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

/** At least one of `rules`. */
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

/** The operator that holds exactly where another does not. Operators that are missing have none. */
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
