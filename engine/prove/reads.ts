/** Finds the facts and comparisons in rules. */
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

export function readsClock(rule: RulePlan): boolean {
  return reads(rule, (fact) => fact.startsWith('clock.'))
}

/** All comparisons in `rule`. */
export function comparisonsIn(rule: RulePlan): readonly Comparison[] {
  const found: Comparison[] = []
  const add = (part: RulePlan): void => {
    if (typeof part === 'boolean') return
    if (part[0] === 'is') found.push(part)
    else for (let n = 1; n < part.length; n++) add(part[n] as RulePlan)
  }
  add(rule)
  return found
}
