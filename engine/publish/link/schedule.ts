/** Local wall times of schedules. */
import { isObject, type Json } from '../../core/json.ts'
import type { Desk } from './desk.ts'

/** Why a well-formed wall time is no moment: there is no 31 February. */
export function wallTimeProblem(value: string): string | undefined {
  const [, year, month, day, hour, minute, second = '0'] = (/^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(value) ?? []) as (
    string | undefined
  )[]
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return 'there is no such day'
  return Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59 ? 'there is no such time of day' : undefined
}

/** Wall times of one zone compare as texts; `until` includes its whole minute. */
export function checkSchedule(desk: Desk, value: Json, pointer: string): void {
  if (!isObject(value) || typeof value.from !== 'string' || typeof value.until !== 'string') return
  const until = value.until.length === 16 ? `${value.until}:59` : value.until
  if (until < value.from) desk.say({ code: 'CFG-SCHEDULE', pointer, message: `it ends (${value.until}) before it starts (${value.from})` })
}
