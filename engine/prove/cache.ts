/**
 * Caches proofs without claims. They are not repeated for the same targets until a boundary of one of the rules has
 * passed. Proofs with claims are always repeated, so that their witnesses are current.
 */
import { operands, otherFact } from '../core/rule-algebra.ts'
import type { RulePlan } from '../core/slice.ts'
import { addBoundaries } from '../compile/boundaries.ts'
import type { ProofContext } from './context.ts'
import type { Target } from './targets.ts'

/** Instants from which on a proof has no claims. */
export interface CleanRange {
  readonly from: number
  readonly until: number
}

interface CleanTargets extends CleanRange {
  readonly targets: readonly Target[]
}

export class ProofCache {
  readonly #cleanTargets = new WeakMap<Target, Map<string, CleanTargets>>()

  /**
   * Runs `proof` unless it is cached for exactly these targets. `ahead` is the number of milliseconds after the start
   * up to which the proof evaluates rules. `proof` returns false if it skipped some targets; its result is not cached
   * then.
   */
  prove(context: ProofContext, what: string, targets: readonly Target[], ahead: number, proof: () => boolean): void {
    const [first] = targets
    if (first === undefined) return
    let ranges = this.#cleanTargets.get(first)
    const before = ranges?.get(what)
    if (
      before !== undefined &&
      before.from <= context.at &&
      context.at < before.until &&
      isSame(before.targets, targets)
    )
      return
    const countBefore = context.reportCount()
    const isComplete = proof()
    if (ranges === undefined) this.#cleanTargets.set(first, (ranges = new Map<string, CleanTargets>()))
    if (context.reportCount() !== countBefore || !isComplete) ranges.delete(what)
    else ranges.set(what, { targets: targets, from: context.at, until: nextChange(context, targets, ahead) })
  }
}

function isSame(before: readonly Target[], now: readonly Target[]): boolean {
  return before === now || (before.length === now.length && before.every((target, n) => target === now[n]))
}

/** The first start instant at which the result of a proof may be different. */
export function nextChange({ at, solver }: ProofContext, targets: readonly Target[], ahead: number): number {
  const found: number[] = []
  for (const { rule, conditions } of targets)
    for (const one of [rule, ...conditions.map((condition) => condition.rule)]) {
      if (dependsOnOtherInstants(one, solver.types)) return at + 1
      addBoundaries(one, at, found)
      const later: number[] = []
      if (ahead > 0) addBoundaries(one, at + ahead, later)
      for (const instant of later) found.push(instant - ahead)
    }
  return found.reduce((least, one) => Math.min(least, one), Infinity)
}

/** True if a rule compares instants other than `clock.now`. When such a rule changes is not known. */
function dependsOnOtherInstants(rule: RulePlan, types: ProofContext['solver']['types']): boolean {
  if (typeof rule === 'boolean') return false
  if (rule[0] !== 'is') return operands(rule).some((part) => dependsOnOtherInstants(part, types))
  return (types[rule[1]] === 't' && rule[1] !== 'clock.now') || otherFact(rule) !== undefined
}
