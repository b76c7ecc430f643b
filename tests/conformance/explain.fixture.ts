import type { CompiledRule, ReadFact, Truth } from '../../engine/core/rule.ts'

/** The result of a rule, and the facts that it read, in order. */
export function explain(
  { test }: CompiledRule,
  read: ReadFact,
): { readonly truth: Truth; readonly facts: readonly string[] } {
  const facts = new Set<string>()
  const truth = test((name) => {
    facts.add(name)
    return read(name)
  })
  return { truth, facts: [...facts] }
}
