/**
 * Evaluates rules in the form that documents have, without code of the engine. The time zone is Manila, which has no
 * DST.
 */
import { isList, isObject, type Json } from '../../engine/core/json.ts'
import type { Facts } from '../presence/walk.fixture.ts'

export type Audiences = (id: string) => Json | undefined

/** The instant of a local time in Manila, or of the start of a day. */
export function instantInManila(written: string): number {
  return Date.parse(`${written.length === 10 ? `${written}T00:00` : written}:00+08:00`)
}

/** The last millisecond of a minute. */
const endOfMinute = (written: string): number => instantInManila(written) + 59_999

export function holds(rule: Json, facts: Facts, audiences: Audiences): boolean {
  if (typeof rule === 'boolean') return rule
  if (!isObject(rule)) throw new Error(`no rule: ${JSON.stringify(rule)}`)
  const each = (list: Json | undefined): readonly boolean[] =>
    isList(list) ? list.map((one) => holds(one, facts, audiences)) : []
  if ('all' in rule) return each(rule.all).every(Boolean)
  if ('any' in rule) return each(rule.any).some(Boolean)
  if (rule.not !== undefined) return !holds(rule.not, facts, audiences)
  if (typeof rule.audience === 'string') return holds(audiences(rule.audience) ?? false, facts, audiences)
  return compare(String(rule.fact), String(rule.op), rule.value ?? null, facts)
}

function compare(fact: string, op: string, value: Json, facts: Facts): boolean {
  const own = facts[fact]
  if (own === undefined) throw new Error(`the person has no ${fact}`)
  const number = (written: Json | undefined, isEnd = false): number =>
    fact !== 'clock.now' ? Number(written) : isEnd ? endOfMinute(String(written)) : instantInManila(String(written))
  const list = isList(value) ? value : []
  switch (op) {
    case 'eq':
      return own === value
    case 'neq':
      return own !== value
    case 'in':
      return list.includes(own)
    case 'notIn':
      return !list.includes(own)
    case 'gte':
      return Number(own) >= number(value)
    case 'lt':
      return Number(own) < number(value)
    case 'between':
      return Number(own) >= number(list[0]) && Number(own) <= number(list[1], true)
    case 'contains':
      return String(own).includes(String(value))
    default:
      throw new Error(`no planted rule used ${op} when this was written: add it`)
  }
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** Whether an instant is in a schedule. */
export function isScheduled(schedule: Json, at: number): boolean {
  if (!isObject(schedule)) throw new Error('no schedule')
  const { from, until, weekly } = schedule
  if (typeof from === 'string' && at < instantInManila(from)) return false
  if (typeof until === 'string' && at > endOfMinute(until)) return false
  if (!isList(weekly)) return true
  const wall = new Date(at + 8 * 3_600_000)
  const [day, time] = [weekdays[wall.getUTCDay()] as string, wall.toISOString().slice(11, 16)]
  // No window of these tests crosses midnight.
  return weekly.some(
    (window) =>
      isObject(window) &&
      isList(window.days) &&
      window.days.includes(day) &&
      String(window.from) <= time &&
      time <= String(window.until),
  )
}
