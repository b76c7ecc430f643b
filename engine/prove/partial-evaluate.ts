/** Partial evaluation of rules: the clock is known, all other facts are not. */
import { dayIn } from '../core/format.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import type { RulePlan } from '../core/slice.ts'
import { type Comparison, mapComparisons, otherFact } from '../core/rule-algebra.ts'

const types = { 'clock.now': 't', 'clock.today': 's' } as const

/** Evaluates the clock comparisons of `rule` at `at`, if `isEvaluated` is true for them, and simplifies the result. */
export function partialEvaluate(
  rule: RulePlan,
  at: number,
  timeZone: string,
  isEvaluated: (leaf: Comparison) => boolean = () => true,
): RulePlan {
  const read = (fact: string): unknown => (fact === 'clock.now' ? at : dayIn(at, timeZone))
  return mapComparisons(rule, (leaf) =>
    comparesClock(leaf) && isEvaluated(leaf) ? compileRule(leaf, types).test(read) === TRUE : leaf,
  )
}

/** True if the comparison is between the clock and a literal. */
export function comparesClock(leaf: Comparison): boolean {
  return (leaf[1] === 'clock.now' || leaf[1] === 'clock.today') && otherFact(leaf) === undefined
}
