/** What is left of a rule when the clock is known: who it holds for at one moment. */
import { dayIn } from '../core/format.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import type { RulePlan } from '../core/slice.ts'
import { allOf, anyOf, type Comparison, not, operands, otherFact } from '../core/rule-algebra.ts'

const types = { 'clock.now': 't', 'clock.today': 's' } as const

/** `rule` with every comparison of the clock answered as it is at `at`, and folded; those that `isAsked` passes over stay. */
export function partialEvaluate(
  rule: RulePlan,
  at: number,
  timeZone: string,
  isAsked: (leaf: Comparison) => boolean = () => true,
): RulePlan {
  const read = (fact: string): unknown => (fact === 'clock.now' ? at : dayIn(at, timeZone))
  const walk = (one: RulePlan): RulePlan => {
    if (typeof one === 'boolean') return one
    if (one[0] === 'not') return not(walk(one[1]))
    if (one[0] === 'is') return isOfClock(one) && isAsked(one) ? compileRule(one, types).test(read) === TRUE : one
    const parts = operands(one).map(walk)
    return one[0] === 'all' ? allOf(parts) : anyOf(parts)
  }
  return walk(rule)
}

/** True for a comparison of the clock with what is written: its answer changes at moments that can be listed. */
export function isOfClock(leaf: Comparison): boolean {
  return (leaf[1] === 'clock.now' || leaf[1] === 'clock.today') && otherFact(leaf) === undefined
}
