/** Compiles a rule that may have more parts than the evaluator of the player app accepts. */
import { operands } from '../core/rule-algebra.ts'
import { compileRule, FALSE, type Test, TRUE, type Truth, UNKNOWN } from '../core/rule.ts'
import type { FactType, RulePlan } from '../core/slice.ts'

/** Rules with more parts are compiled operand by operand. The evaluator accepts 10,000. */
const MAX_PARTS = 5_000

export interface LargeTest {
  readonly test: Test
  /** Whether a comparison has a fact, an operator or a value that the evaluator does not accept. */
  readonly isInvalid: boolean
}

export function largeTest(rule: RulePlan, types: { readonly [fact: string]: FactType }): LargeTest {
  let isInvalid = false
  const build = (part: RulePlan): Test => {
    if (typeof part === 'boolean' || part[0] === 'is' || partsOf(part) <= MAX_PARTS)
      return compileRule(part, types, () => (isInvalid = true)).test
    const tests = operands(part).map(build)
    const [first = () => FALSE] = tests
    if (part[0] === 'not') return (read) => opposite(first(read))
    const decisive = part[0] === 'any' ? TRUE : FALSE
    return (read) => {
      let truth: Truth = opposite(decisive)
      for (const test of tests) {
        const one = test(read)
        if (one === decisive) return one
        if (one === UNKNOWN) truth = one
      }
      return truth
    }
  }
  const test = build(rule)
  return { test: isInvalid ? () => FALSE : test, isInvalid }
}

function opposite(truth: Truth): Truth {
  return truth === UNKNOWN ? UNKNOWN : truth === TRUE ? FALSE : TRUE
}

function partsOf(rule: RulePlan): number {
  if (typeof rule === 'boolean' || rule[0] === 'is') return 1
  return operands(rule).reduce<number>((sum, part) => sum + partsOf(part), 1)
}
