/**
 * Proofs that had nothing to say: they are not asked again for the same places before the clock changes one of their rules. What is said is
 * always proven anew, so that its witness is of the moment of the check.
 */
import { isObject } from '../core/json.ts'
import type { Rule } from '../core/slice.ts'
import { boundaries } from '../compile/rule.ts'
import type { Desk } from './context.ts'
import type { Place } from './targets.ts'

/** Moments of checks for which it is proven that there is nothing to say. */
export interface Silent {
  readonly from: number
  readonly until: number
}

interface Silence extends Silent {
  readonly places: readonly Place[]
}

export class Quiet {
  readonly #known = new WeakMap<Place, Map<string, Silence>>()

  /**
   * Does `work` unless it had nothing to say of just these places. `ahead` is how far it looks into the future beyond all rules; it answers
   * whether it looked at all of them.
   */
  about(desk: Desk, what: string, places: readonly Place[], ahead: number, work: () => boolean): void {
    const [first] = places
    if (first === undefined) return
    let silences = this.#known.get(first)
    const before = silences?.get(what)
    if (before !== undefined && before.from <= desk.at && desk.at < before.until && isSame(before.places, places)) return
    const said = desk.said()
    const isWhole = work()
    if (silences === undefined) this.#known.set(first, (silences = new Map<string, Silence>()))
    if (desk.said() !== said || !isWhole) silences.delete(what)
    else silences.set(what, { places, from: desk.at, until: changeAfter(desk, places, ahead) })
  }
}

function isSame(before: readonly Place[], now: readonly Place[]): boolean {
  return before === now || (before.length === now.length && before.every((place, n) => place === now[n]))
}

/** The first moment of a check at which the answer could be another: a rule changes by then, or comes into sight. */
export function changeAfter({ at, solver }: Desk, places: readonly Place[], ahead: number): number {
  const found: number[] = []
  for (const { rule, conditions } of places)
    for (const one of [rule, ...conditions.map((condition) => condition.rule)]) {
      if (hangsOnOthers(one, solver.types)) return at + 1
      boundaries(one, at, found)
      const later: number[] = []
      if (ahead > 0) boundaries(one, at + ahead, later)
      for (const moment of later) found.push(moment - ahead)
    }
  return found.reduce((least, one) => Math.min(least, one), Infinity)
}

/** Moments that are not the clock's alone: nothing is known about when they matter. */
function hangsOnOthers(rule: Rule, types: Desk['solver']['types']): boolean {
  if (typeof rule === 'boolean') return false
  if (rule[0] !== 'is') return rule.slice(1).some((part) => hangsOnOthers(part as Rule, types))
  return (types[rule[1]] === 't' && rule[1] !== 'clock.now') || isObject(rule[3])
}
