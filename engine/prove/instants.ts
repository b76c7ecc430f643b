/**
 * Rewrites comparisons with the calendar day as comparisons with the instant, so days, schedules and weekly windows
 * exclude each other as they do in the player.
 */
import { DAY } from '../core/duration.ts'
import { dayIn } from '../core/format.ts'
import { isList } from '../core/json.ts'
import { anyOf, type Comparison, mapComparisons, not, otherFact } from '../core/rule-algebra.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import type { RulePlan } from '../core/slice.ts'
import { type Interval, instantOf } from '../document/schedule.ts'
import { reads } from './reads.ts'

/** The period in which days that match a text, such as every 25th, are listed. It is the same as for weekly windows. */
const FIRST_DAY = Date.UTC(2025, 0, 1)
const LAST_DAY = Date.UTC(2044, 11, 31)

/** Rewrites the comparisons of `clock.today` with literals in `rule` as ranges of `clock.now`. */
export function asInstants(rule: RulePlan, timeZone: string): RulePlan {
  if (!reads(rule, (fact) => fact === 'clock.today')) return rule
  return mapComparisons(rule, (leaf) =>
    leaf[1] === 'clock.today' && otherFact(leaf) === undefined ? instantsOf(leaf, timeZone) : leaf,
  )
}

function instantsOf(leaf: Comparison, timeZone: string): RulePlan {
  const [, , op, value] = leaf
  const named = (): RulePlan => anyOf((isList(value) ? value : [value]).map((day) => dayRule(day, timeZone)))
  switch (op) {
    case 'eq':
    case 'in':
      return named()
    case 'neq':
    case 'notIn':
      return not(named())
    case 'exists':
      return value !== false
    default:
      return daysRule(leaf, timeZone)
  }
}

/** The rule that holds during `day`. False for a text that is not a day. */
function dayRule(day: unknown, timeZone: string): RulePlan {
  if (typeof day !== 'string' || !isDay(day)) return false
  return ['is', 'clock.now', 'between', [...wholeDay(day, day, timeZone)]]
}

function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : NaN
  return !Number.isNaN(at) && dayIn(at, 'UTC') === text
}

function wholeDay(first: string, last: string, timeZone: string): Interval {
  return [instantOf(`${first}T00:00`, timeZone, false), instantOf(`${last}T23:59`, timeZone, true)]
}

/** Cached rules of day comparisons: listing the days of twenty years is slow, and sites repeat a few comparisons. */
const daysRules = new Map<string, RulePlan>()
const MAX_RULES = 1_000

function daysRule(leaf: Comparison, timeZone: string): RulePlan {
  const key = `${timeZone} ${JSON.stringify(leaf)}`
  let rule = daysRules.get(key)
  if (rule === undefined) {
    rule = anyOf(daysWith(leaf, timeZone).map((range): RulePlan => ['is', 'clock.now', 'between', [...range]]))
    if (daysRules.size >= MAX_RULES) daysRules.clear()
    daysRules.set(key, rule)
  }
  return rule
}

/** The days for which `leaf` holds; consecutive days are one range. */
function daysWith(leaf: Comparison, timeZone: string): readonly Interval[] {
  let day = ''
  const { test } = compileRule(leaf, { 'clock.today': 's' })
  const ranges: Interval[] = []
  let first: string | undefined
  let last = ''
  for (let at = FIRST_DAY; at <= LAST_DAY + DAY; at += DAY) {
    day = new Date(at).toISOString().slice(0, 10)
    const holds = at <= LAST_DAY && test(() => day) === TRUE
    if (holds) first ??= day
    else if (first !== undefined) {
      ranges.push(wholeDay(first, last, timeZone))
      first = undefined
    }
    last = day
  }
  return ranges
}
