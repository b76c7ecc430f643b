/** Boundaries of rules: instants at which a rule may change because of the clock. */
import { isList } from '../core/json.ts'
import { operands, weekWindows } from '../core/rule-algebra.ts'
import type { RulePlan } from '../core/slice.ts'
import { WEEK } from '../document/schedule.ts'

/** Adds to `found` the boundaries of a rule after `at`. Of weekly windows, those of the following week are added. */
export function addBoundaries(source: RulePlan, at: number, found: number[]): void {
  const { once, weekly } = changesOf([source])
  for (const instant of once) if (instant > at) found.push(instant)
  for (const offset of weekly) found.push(at + 1 + ((((offset - at - 1) % WEEK) + WEEK) % WEEK))
}

/** The last boundary of `rules` up to `at`, and the first one after it. */
export function boundariesAround(
  rules: readonly RulePlan[],
  at: number,
): { readonly last?: number; readonly next?: number } {
  const { once, weekly } = changesOf(rules)
  const passed = once.filter((instant) => instant <= at)
  const coming = once.filter((instant) => instant > at)
  for (const offset of weekly) {
    const last = at - ((((at - offset) % WEEK) + WEEK) % WEEK)
    passed.push(last)
    coming.push(last + WEEK)
  }
  return {
    ...(passed.length === 0 ? {} : { last: max(passed) }),
    ...(coming.length === 0 ? {} : { next: -max(coming.map((one) => -one)) }),
  }
}

function max(numbers: readonly number[]): number {
  return numbers.reduce((most, one) => Math.max(most, one))
}

/** Instants at which comparisons with the clock change: once, and milliseconds from the start of every week. */
function changesOf(rules: readonly RulePlan[]): { readonly once: number[]; readonly weekly: number[] } {
  const once: number[] = []
  const weekly: number[] = []
  const stack: RulePlan[] = [...rules]
  for (let rule = stack.pop(); rule !== undefined; rule = stack.pop()) {
    if (typeof rule === 'boolean') continue
    if (rule[0] !== 'is') {
      stack.push(...operands(rule))
      continue
    }
    const [, fact, op, value] = rule
    if (fact !== 'clock.now') continue
    if (op === 'week') {
      for (const [from, until] of weekWindows(rule)) weekly.push(from, (until + 1) % WEEK)
      continue
    }
    for (const [n, one] of (isList(value) ? value : [value]).entries()) {
      if (typeof one !== 'number') continue
      // Equality holds for one millisecond: it changes at its start and at its end.
      if (op === 'eq' || op === 'neq') once.push(one)
      once.push((op === 'between' && n === 1) || ['lte', 'gt', 'eq', 'neq'].includes(op) ? one + 1 : one)
    }
  }
  return { once, weekly }
}
