/** Compiles comparisons to tests and caches them: many rules share a comparison. */
import { otherFact, type Comparison } from '../core/rule-algebra.ts'
import { compileRule, type Test } from '../core/rule.ts'
import type { FactType } from '../core/slice.ts'

interface CompiledTest {
  /** The types of the fact and of the other fact in the comparison, if any: the test depends on both. */
  readonly type: FactType | undefined
  readonly otherType: FactType | undefined
  readonly test: Test
}

const compiled = new WeakMap<Comparison, CompiledTest>()

export function comparisonTest(comparison: Comparison, types: { readonly [fact: string]: FactType }): Test {
  const other = otherFact(comparison)
  const [type, otherType] = [types[comparison[1]], other === undefined ? undefined : types[other]]
  const known = compiled.get(comparison)
  if (known !== undefined && known.type === type && known.otherType === otherType) return known.test
  const { test } = compileRule(comparison, types)
  compiled.set(comparison, { type, otherType, test })
  return test
}
