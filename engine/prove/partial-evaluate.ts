/** Partial evaluation of rules: some facts are known, such as the clock, and all others are not. */
import { dayIn } from '../core/format.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import type { FactType, Op, RulePlan } from '../core/slice.ts'
import type { Json } from '../core/json.ts'
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

/** Evaluates the comparisons of facts that are `known`, and simplifies the result. */
export function withFacts(
  rule: RulePlan,
  known: { readonly [fact: string]: Json },
  types: { readonly [fact: string]: FactType },
): RulePlan {
  const evaluated = (leaf: Comparison): RulePlan =>
    known[leaf[1]] === undefined || otherFact(leaf) !== undefined
      ? leaf
      : compileRule(leaf, types).test((fact) => known[fact]) === TRUE
  return mapComparisons(rule, (leaf) => {
    const [, fact, op] = leaf
    const other = otherFact(leaf)
    if (other === undefined) return evaluated(leaf)
    const value = known[other]
    if (value !== undefined) return evaluated(['is', fact, op, value])
    const [own, turned] = [known[fact], mirrored[op]]
    return own === undefined || turned === undefined ? leaf : ['is', other, turned, own]
  })
}

/** The operator that means the same with exchanged operands. */
const mirrored: { readonly [op in Op]?: Op } = { eq: 'eq', neq: 'neq', gt: 'lt', gte: 'lte', lt: 'gt', lte: 'gte' }
