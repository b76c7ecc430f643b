/**
 * Converts schedules in the site's local time to instants, because the player does not use time zones. See
 * docs/decisions/0009.
 */
import { Temporal } from 'temporal-polyfill'
import { DAY, WEEK } from '../core/duration.ts'
import type { JsonObject } from '../core/json.ts'
import type { RulePlan } from '../core/slice.ts'

/** A weekly window as a document contains it. */
export interface WeeklyWindow {
  readonly days: readonly string[]
  readonly from: string
  readonly until: string
}

/** Milliseconds, both ends included. */
export type Interval = readonly [from: number, until: number]

const SECOND = 1000
const MINUTE = 60_000
export const weekdays: readonly string[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/**
 * The period in which a weekly schedule without limits follows the zone's clock changes. Outside the period, the
 * nearest offset is used.
 */
const FIRST = Date.UTC(2025, 0, 1)
const YEARS = 20
/** Limit on clock changes of one schedule: four a year for two centuries. */
const MAX_CHANGES = 800

/** The rule of a schedule; true when it has no limits. */
export function scheduleRule(schedule: JsonObject, timeZone: string): RulePlan {
  const from = typeof schedule.from === 'string' ? instantOf(schedule.from, timeZone, false) : null
  const until = typeof schedule.until === 'string' ? instantOf(schedule.until, timeZone, true) : null
  const parts: RulePlan[] = []
  if (from !== null || until !== null) parts.push(['is', 'clock.now', 'between', [from, until]])
  if (Array.isArray(schedule.weekly))
    parts.push(weeklyRule(schedule.weekly as unknown as readonly WeeklyWindow[], from, until, timeZone))
  const [only] = parts
  return parts.length === 0 ? true : parts.length === 1 ? (only as RulePlan) : ['all', ...parts]
}

/**
 * Milliseconds since 1970 of the local time `wall` in `timeZone`: the first instant at which the local time is at least
 * `wall`, or for an `end` the last at which it is at most `wall`. An end without seconds includes its whole minute,
 * because both limits of a schedule are inclusive (reading AM-090).
 */
export function instantOf(wall: string, timeZone: string, end: boolean): number {
  const key = `${wall} ${timeZone} ${end ? 'end' : ''}`
  const before = instants.get(key)
  if (before !== undefined) return before
  if (instants.size >= MAX_CACHED) instants.clear()
  const instant = findInstant(wall, timeZone, end)
  instants.set(key, instant)
  return instant
}

/** Instants by local time. A schedule is compiled for each language and each page that uses it. */
const instants = new Map<string, number>()
const MAX_CACHED = 50_000

function findInstant(wall: string, timeZone: string, end: boolean): number {
  const more = !end ? 0 : /T\d\d:\d\d:\d\d/.test(wall) ? SECOND - 1 : MINUTE - 1
  const time = Temporal.PlainDateTime.from(wall).add({ milliseconds: more })
  const earlier = time.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  const later = time.toZonedDateTime(timeZone, { disambiguation: 'later' })
  if (earlier.toPlainDateTime().equals(time)) return end ? later.epochMilliseconds : earlier.epochMilliseconds
  // The clocks skip this local time: they show an earlier time before the jump, and a later time after it.
  const jump = (earlier.getTimeZoneTransition('next') as Temporal.ZonedDateTime).epochMilliseconds
  return end ? jump - 1 : jump
}

/**
 * The windows in local time, in milliseconds of a week that starts on Thursday. A window that crosses the end of the
 * week ends beyond `WEEK`.
 */
export function wallWindows(
  windows: readonly WeeklyWindow[],
): { readonly window: number; readonly day: string; readonly interval: Interval }[] {
  return windows.flatMap((window, index) => {
    const [from, until] = timesOf(window)
    return window.days.map((day) => {
      // Monday is the fifth day of a week that starts on Thursday.
      const start = ((weekdays.indexOf(day) + 4) % 7) * DAY
      return { window: index, day, interval: [start + from, start + until] as const }
    })
  })
}

/** Start and end in milliseconds after midnight of the day on which the window starts. */
function timesOf({ from, until }: WeeklyWindow): Interval {
  const start = timeOf(from)
  const end = timeOf(until) + (until.length === 5 ? MINUTE : SECOND) - 1
  return [start, end < start ? end + DAY : end]
}

function timeOf(written: string): number {
  const [hours, minutes, seconds = 0] = written.split(':').map(Number) as [number, number, number?]
  return (hours * 60 + minutes) * MINUTE + seconds * SECOND
}

function weeklyRule(
  windows: readonly WeeklyWindow[],
  from: number | null,
  until: number | null,
  timeZone: string,
): RulePlan {
  const start = from ?? FIRST
  const end =
    until ??
    Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(timeZone).add({ years: YEARS }).epochMilliseconds
  const segments = offsetPeriods(start, end, timeZone)
  if (segments.length === 1) return weekLeaf(windows, (segments[0] as OffsetPeriod).offset)
  const crossing: Interval[] = []
  const periods = new Map<number, (readonly [number | null, number | null])[]>()
  segments.forEach((segment, n) => {
    const { offset } = segment
    const next = segments[n + 1]
    periods.set(offset, [
      ...(periods.get(offset) ?? []),
      [n === 0 ? null : segment.from, next === undefined ? null : next.from - 1],
    ])
    if (next !== undefined) crossing.push(...windowsAcrossChange(next, offset - next.offset, windows, timeZone))
  })
  const during = (intervals: readonly (readonly [number | null, number | null])[]): RulePlan =>
    anyOf(intervals.map((interval): RulePlan => ['is', 'clock.now', 'between', [...interval]]))
  const parts = [...periods].map(([offset, list]): RulePlan => ['all', during(list), weekLeaf(windows, offset)])
  return anyOf([...parts, ...crossing.map((interval): RulePlan => ['is', 'clock.now', 'between', [...interval]])])
}

function anyOf(rules: readonly RulePlan[]): RulePlan {
  return rules.length === 1 ? (rules[0] as RulePlan) : ['any', ...rules]
}

function weekLeaf(windows: readonly WeeklyWindow[], offset: number): RulePlan {
  return ['is', 'clock.now', 'week', utcWeek(windows, offset).map((interval) => [...interval])]
}

/** The windows in the UTC week that starts on Thursday, 1 January 1970, while local time is `offset` ahead of UTC. */
function utcWeek(windows: readonly WeeklyWindow[], offset: number): readonly Interval[] {
  return merged(
    wallWindows(windows).flatMap(({ interval: [from, until] }): readonly Interval[] => {
      const start = (((from - offset) % WEEK) + WEEK) % WEEK
      const end = start + until - from
      return end < WEEK
        ? [[start, end]]
        : [
            [start, WEEK - 1],
            [0, end - WEEK],
          ]
    }),
  )
}

/** Sorted intervals, with touching and overlapping ones merged. */
function merged(intervals: readonly Interval[]): readonly Interval[] {
  const found: [number, number][] = []
  for (const [from, until] of [...intervals].sort((a, b) => a[0] - b[0])) {
    const last = found.at(-1)
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], until)
    else found.push([from, until])
  }
  return found
}

/** A period of constant offset from UTC. It ends where the next one starts. */
interface OffsetPeriod {
  readonly offset: number
  readonly from: number
}

function offsetPeriods(from: number, until: number, timeZone: string): readonly OffsetPeriod[] {
  const found: OffsetPeriod[] = []
  let at: Temporal.ZonedDateTime | null = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone)
  while (at !== null && at.epochMilliseconds <= until && found.length < MAX_CHANGES) {
    found.push({ offset: at.offsetNanoseconds / 1_000_000, from: at.epochMilliseconds })
    at = at.getTimeZoneTransition('next')
  }
  return found
}

/**
 * Windows that the weekly rules before and after a clock change cut short. Clocks that are set back by `back`
 * milliseconds repeat times. For a window that starts or ends then, the rule before the change ends too early, and the
 * rule after it starts too late. Setting clocks forward cuts no window, because no window contains a skipped time.
 */
function windowsAcrossChange(
  { from: at }: OffsetPeriod,
  back: number,
  windows: readonly WeeklyWindow[],
  timeZone: string,
): readonly Interval[] {
  return windowsAround(windows, at, timeZone).filter(
    ([from, until]) => (from > at - back && from < at) || (until >= at && until < at + back - 1),
  )
}

/** The windows that start on the local day of `at` or the day before. */
function windowsAround(windows: readonly WeeklyWindow[], at: number, timeZone: string): readonly Interval[] {
  const found: Interval[] = []
  const middle = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate()
  for (const days of [-1, 0]) {
    const day = middle.add({ days })
    for (const window of windows) {
      if (!window.days.includes(weekdays[day.dayOfWeek - 1] as string)) continue
      const [, until] = timesOf(window)
      const endDay = until < DAY ? day : day.add({ days: 1 })
      const start = instantOf(`${day.toString()}T${window.from}`, timeZone, false)
      found.push([start, instantOf(`${endDay.toString()}T${window.until}`, timeZone, true)])
    }
  }
  return found
}
