/** The facts that rules compare. */
import { type Comparison, operands, otherFact } from '../core/rule-algebra.ts'
import type { RulePlan } from '../core/slice.ts'

/** True if `rule` compares a fact for which `wanted` is true. */
export function reads(rule: RulePlan, wanted: (fact: string) => boolean): boolean {
  if (typeof rule === 'boolean') return false
  if (rule[0] === 'is') {
    const other = otherFact(rule)
    return wanted(rule[1]) || (other !== undefined && wanted(other))
  }
  return operands(rule).some((part) => reads(part, wanted))
}

/** All comparisons in `rule`. */
export function comparisonsIn(rule: RulePlan): readonly Comparison[] {
  if (typeof rule === 'boolean') return []
  return rule[0] === 'is' ? [rule] : operands(rule).flatMap(comparisonsIn)
}
