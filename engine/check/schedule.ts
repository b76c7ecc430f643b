/** Checks the local times and weekly windows of schedules. */
import { isObject, type Json } from '../core/json.ts'
import { WEEK } from '../core/duration.ts'
import { wallWindows, type WeeklyWindow } from '../document/schedule.ts'
import { pointerTo } from '../document/finding.ts'
import type { CheckContext } from './context.ts'

export const WALL_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?$/

/** Returns why a local time is refused: it is before 1900, or does not exist, such as 31 February. */
export function wallTimeProblem(value: string): string | undefined {
  const [, year = '', month, day, hour, minute, second = '0'] = WALL_TIME.exec(value) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (year < '1900') return 'a schedule must not begin or end before 1900'
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return 'this day does not exist'
  return Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59 ? 'this time of day does not exist' : undefined
}

/** Checks a schedule. Local times are compared as strings. An `until` without seconds includes its whole minute. */
export function checkSchedule(context: CheckContext, value: Json, pointer: string): void {
  if (!isObject(value)) return
  if (Array.isArray(value.weekly)) checkOverlaps(context, value.weekly, pointerTo(pointer, 'weekly'))
  if (typeof value.from !== 'string' || typeof value.until !== 'string') return
  const until = value.until.length === 16 ? `${value.until}:59` : value.until
  if (until < value.from)
    context.report({
      code: 'CFG-SCHEDULE',
      pointer,
      message: `the schedule ends (${value.until}) before it starts (${value.from})`,
      hint: 'swap "from" and "until", or correct the year',
    })
}

const dayNames: { readonly [day: string]: string } = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** Maximum length of a list of windows that is checked for overlaps. The schema refuses shorter lists already. */
const MAX_COMPARED = 100

/** Warns about overlapping windows, once for each pair. */
function checkOverlaps(context: CheckContext, windows: readonly Json[], pointer: string): void {
  if (windows.length > MAX_COMPARED || !windows.every(isWindow)) return
  const open = wallWindows(windows).flatMap((one) => {
    const [from, until] = one.interval
    // A window that crosses the end of the week also covers the start of the week.
    return until < WEEK ? [one] : [one, { ...one, interval: [from - WEEK, until - WEEK] as const }]
  })
  const reported = new Set<string>()
  for (const a of open)
    for (const b of open) {
      if (a.window >= b.window || reported.has(`${a.window} ${b.window}`)) continue
      if (a.interval[0] > b.interval[1] || b.interval[0] > a.interval[1]) continue
      reported.add(`${a.window} ${b.window}`)
      const later = a.interval[0] < b.interval[0] ? b : a
      context.report({
        code: 'CFG-SCHEDULE',
        severity: 'warning',
        pointer: pointerTo(pointer, b.window),
        message:
          `the window overlaps window ${a.window + 1} on ${dayNames[later.day] ?? later.day} ` +
          `from ${windows[later.window]?.from ?? ''}`,
        hint: 'merge the two windows, or change a time',
      })
    }
}

function isWindow(value: Json): value is WeeklyWindow & Json {
  return (
    isObject(value) &&
    Array.isArray(value.days) &&
    value.days.every((day) => typeof day === 'string' && Object.hasOwn(dayNames, day)) &&
    [value.from, value.until].every((time) => typeof time === 'string' && /^\d\d:\d\d(:\d\d)?$/.test(time))
  )
}
