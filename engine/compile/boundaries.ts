/** Boundaries of rules: instants at which a rule may change because of the clock. */
import { dayIn } from '../core/format.ts'
import { isList } from '../core/json.ts'
import { type Comparison, operands, weekWindows } from '../core/rule-algebra.ts'
import type { RulePlan } from '../core/slice.ts'
import { DAY, WEEK } from '../core/duration.ts'
import { instantOf } from '../document/schedule.ts'

/**
 * Adds to `found` the instants after `at` at which a comparison of `source` with `clock.now` changes, for weekly
 * windows those in the week after `at`.
 */
export function addBoundaries(source: RulePlan, at: number, found: number[]): void {
  const { once, weekly } = changesOf([source])
  for (const instant of once) if (instant > at) found.push(instant)
  for (const offset of weekly) found.push(weeklyAfter(offset, at))
}

/** Returns a function that finds the first boundary of `clock.now` after an instant, if there is one. */
export function boundaryFinder(rules: readonly RulePlan[]): (at: number) => number | undefined {
  const { once, weekly } = changesOf(rules)
  const instants = [...new Set(once)].sort((a, b) => a - b)
  const offsets = [...new Set(weekly)]
  return (at) => {
    const next = Math.min(
      instants.find((instant) => instant > at) ?? Infinity,
      ...offsets.map((offset) => weeklyAfter(offset, at)),
    )
    return next === Infinity ? undefined : next
  }
}

/** Returns the first instant after `at` that has this offset from the start of a week. */
function weeklyAfter(offset: number, at: number): number {
  return at + 1 + ((((offset - at - 1) % WEEK) + WEEK) % WEEK)
}

/**
 * Returns the last boundary of `rules` at or before `at`, and the first one after `at`. Calendar days begin in
 * `timeZone`. With `isDaily`, the start of each day is a boundary too, because a value depends on the day.
 */
export function boundariesAround(
  rules: readonly RulePlan[],
  at: number,
  timeZone: string,
  isDaily = false,
): { readonly last?: number; readonly next?: number } {
  const { once, weekly, days } = changesOf(rules)
  if (isDaily || days.has(EVERY_DAY)) days.add(dayIn(at, timeZone))
  days.delete(EVERY_DAY)
  for (const day of days) once.push(startOf(day, timeZone), startOf(nextDay(day), timeZone))
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

interface ClockChanges {
  /** Instants. */
  readonly once: number[]
  /** Weekly changes, in milliseconds from the start of the week. */
  readonly weekly: number[]
  /** Calendar days at whose start and end a comparison changes. */
  readonly days: Set<string>
}

/** The entry of `days` that represents all calendar days. */
const EVERY_DAY = ''

/** Returns when comparisons with the clock change. */
function changesOf(rules: readonly RulePlan[]): ClockChanges {
  const found: ClockChanges = { once: [], weekly: [], days: new Set() }
  const stack: RulePlan[] = [...rules]
  for (let rule = stack.pop(); rule !== undefined; rule = stack.pop()) {
    if (typeof rule === 'boolean') continue
    if (rule[0] !== 'is') stack.push(...operands(rule))
    else if (rule[1] === 'clock.now') addInstants(rule, found)
    else if (rule[1] === 'clock.today') addDays(rule, found)
  }
  return found
}

function addInstants(rule: Comparison, { once, weekly }: ClockChanges): void {
  const [, , op, value] = rule
  if (op === 'week') {
    for (const [from, until] of weekWindows(rule)) weekly.push(from, (until + 1) % WEEK)
    return
  }
  for (const [n, one] of (isList(value) ? value : [value]).entries()) {
    if (typeof one !== 'number') continue
    // A comparison for equality holds for one millisecond, so it changes at its start and at its end.
    if (op === 'eq' || op === 'neq') once.push(one)
    once.push((op === 'between' && n === 1) || ['lte', 'gt', 'eq', 'neq'].includes(op) ? one + 1 : one)
  }
}

/** Adds the days at which a comparison changes: those that it names, or every day for operators such as `contains`. */
function addDays([, , op, value]: Comparison, { days }: ClockChanges): void {
  if (op === 'exists') return
  const values = isList(value) ? value : [value]
  if (!['eq', 'neq', 'in', 'notIn'].includes(op) || values.some((one) => typeof one !== 'string')) days.add(EVERY_DAY)
  // A text that is not a day adds no boundary, because the current day never equals it.
  else for (const one of values) if (typeof one === 'string' && isDay(one)) days.add(one)
}

function isDay(text: string): boolean {
  const start = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(text)
}

function startOf(day: string, timeZone: string): number {
  return instantOf(`${day}T00:00`, timeZone, false)
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + DAY).toISOString().slice(0, 10)
}
