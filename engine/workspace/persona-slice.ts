/** Reduces the slice of a page to what one persona can see. Only facts of the persona and the clock are known. */
import type { UnstyledSlice } from '../compile/site.ts'
import { dayIn } from '../core/format.ts'
import type { Json } from '../core/json.ts'
import { type Comparison, mapComparisons, otherFact } from '../core/rule-algebra.ts'
import { compileRule, TRUE, UNKNOWN } from '../core/rule.ts'
import type { ItemPlan, NodePlan, RulePlan } from '../core/slice.ts'

export interface SlicePersona {
  readonly facts: { readonly [fact: string]: Json }
  /** The instant at which the persona opens the page, milliseconds since 1970. */
  readonly at: number
}

/**
 * Leaves out nodes and variants that the persona cannot see. Conditions on facts that the persona does not specify are
 * kept.
 */
export function personaSlice(slice: UnstyledSlice, { facts, at }: SlicePersona, timeZone: string): UnstyledSlice {
  const known = new Map<string, Json>([
    ...Object.entries(facts),
    ['clock.now', at],
    ['clock.today', dayIn(at, timeZone)],
  ])
  const evaluate = (comparison: Comparison): RulePlan => {
    const second = otherFact(comparison)
    if (!known.has(comparison[1]) || (second !== undefined && !known.has(second))) return comparison
    const truth = compileRule(comparison, slice.facts).test((fact) => known.get(fact))
    return truth === UNKNOWN ? comparison : truth === TRUE
  }
  const node = ({ condition = true, ...plan }: NodePlan): NodePlan | undefined => {
    const rule = mapComparisons(condition, evaluate)
    if (rule === false) return undefined
    const slots = plan.slots && Object.entries(plan.slots).map(([slot, items]) => [slot, items.flatMap(item)] as const)
    return { ...plan, ...(slots && { slots: Object.fromEntries(slots) }), ...(rule !== true && { condition: rule }) }
  }
  const item = (plan: ItemPlan): readonly ItemPlan[] => {
    if ('variants' in plan) return variants(plan.variants)
    const content = node('outlet' in plan ? plan.outlet : plan)
    if (content === undefined) return []
    return ['outlet' in plan ? { outlet: content } : content]
  }
  const variants = (plans: readonly NodePlan[]): readonly ItemPlan[] => {
    const possible: NodePlan[] = []
    for (const plan of plans) {
      const variant = node(plan)
      if (variant === undefined) continue
      possible.push(variant)
      // Variants after one that always holds are never rendered.
      if (variant.condition === undefined) break
    }
    const [only, ...others] = possible
    if (only === undefined) return []
    return others.length === 0 && only.condition === undefined ? [only] : [{ variants: possible }]
  }
  // The root of a page has no condition of its own.
  return { ...slice, root: node(slice.root) ?? slice.root }
}
