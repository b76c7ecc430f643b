/** Partial evaluation of rules: the clock is known, all other facts are not. */
import { dayIn } from '../core/format.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import type { RulePlan } from '../core/slice.ts'
import { allOf, anyOf, type Comparison, not, operands, otherFact } from '../core/rule-algebra.ts'

const types = { 'clock.now': 't', 'clock.today': 's' } as const

/** Evaluates the clock comparisons of `rule` at `at`, if `isEvaluated` is true for them, and simplifies the result. */
export function partialEvaluate(
  rule: RulePlan,
  at: number,
  timeZone: string,
  isEvaluated: (leaf: Comparison) => boolean = () => true,
): RulePlan {
  const read = (fact: string): unknown => (fact === 'clock.now' ? at : dayIn(at, timeZone))
  const walk = (one: RulePlan): RulePlan => {
    if (typeof one === 'boolean') return one
    if (one[0] === 'not') return not(walk(one[1]))
    if (one[0] === 'is') return comparesClock(one) && isEvaluated(one) ? compileRule(one, types).test(read) === TRUE : one
    const parts = operands(one).map(walk)
    return one[0] === 'all' ? allOf(parts) : anyOf(parts)
  }
  return walk(rule)
}

/** True if the comparison is between the clock and a literal. */
export function comparesClock(leaf: Comparison): boolean {
  return (leaf[1] === 'clock.now' || leaf[1] === 'clock.today') && otherFact(leaf) === undefined
}
