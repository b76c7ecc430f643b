/**
 * Proofs that had nothing to say: they are not asked again for the same places before the clock changes one of their rules. What is said is
 * always proven anew, so that its witness is of the moment of the check.
 */
import { operands, otherFact } from '../core/rule-algebra.ts'
import type { RulePlan } from '../core/slice.ts'
import { addBoundaries } from '../compile/boundaries.ts'
import type { ProofContext } from './context.ts'
import type { Target } from './targets.ts'

/** Moments of checks for which it is proven that there is nothing to say. */
export interface CleanRange {
  readonly from: number
  readonly until: number
}

interface CleanTargets extends CleanRange {
  readonly places: readonly Target[]
}

export class ProofCache {
  readonly #known = new WeakMap<Target, Map<string, CleanTargets>>()

  /**
   * Does `work` unless it had nothing to say of just these places. `ahead` is how far it looks into the future beyond all rules; it answers
   * whether it looked at all of them.
   */
  about(context: ProofContext, what: string, targets: readonly Target[], ahead: number, work: () => boolean): void {
    const [first] = targets
    if (first === undefined) return
    let silences = this.#known.get(first)
    const before = silences?.get(what)
    if (before !== undefined && before.from <= context.at && context.at < before.until && isSame(before.places, targets)) return
    const said = context.reported()
    const isWhole = work()
    if (silences === undefined) this.#known.set(first, (silences = new Map<string, CleanTargets>()))
    if (context.reported() !== said || !isWhole) silences.delete(what)
    else silences.set(what, { places: targets, from: context.at, until: changeAfter(context, targets, ahead) })
  }
}

function isSame(before: readonly Target[], now: readonly Target[]): boolean {
  return before === now || (before.length === now.length && before.every((target, n) => target === now[n]))
}

/** The first moment of a check at which the answer could be another: a rule changes by then, or comes into sight. */
export function changeAfter({ at, solver }: ProofContext, targets: readonly Target[], ahead: number): number {
  const found: number[] = []
  for (const { rule, conditions } of targets)
    for (const one of [rule, ...conditions.map((condition) => condition.rule)]) {
      if (dependsOnOtherInstants(one, solver.types)) return at + 1
      addBoundaries(one, at, found)
      const later: number[] = []
      if (ahead > 0) addBoundaries(one, at + ahead, later)
      for (const moment of later) found.push(moment - ahead)
    }
  return found.reduce((least, one) => Math.min(least, one), Infinity)
}

/** Moments that are not the clock's alone: nothing is known about when they matter. */
function dependsOnOtherInstants(rule: RulePlan, types: ProofContext['solver']['types']): boolean {
  if (typeof rule === 'boolean') return false
  if (rule[0] !== 'is') return operands(rule).some((part) => dependsOnOtherInstants(part, types))
  return (types[rule[1]] === 't' && rule[1] !== 'clock.now') || otherFact(rule) !== undefined
}
