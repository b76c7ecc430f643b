/** Schedules on a wall of the site's zone become instants: the player knows no zones. See docs/decisions/0009. */
import { Temporal } from 'temporal-polyfill'
import type { JsonObject } from '../core/json.ts'
import type { RulePlan } from '../core/slice.ts'

/** A weekly window as documents write it. */
export interface WeeklyWindow {
  readonly days: readonly string[]
  readonly from: string
  readonly until: string
}

/** Milliseconds, both ends included. */
export type Interval = readonly [from: number, until: number]

const SECOND = 1000
const MINUTE = 60_000
const DAY = 86_400_000
export const WEEK = 7 * DAY
export const weekdays: readonly string[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** A weekly schedule without limits follows the zone's clock changes within these years; outside of them the clocks stay as they are at the edge. */
const FIRST = Date.UTC(2025, 0, 1)
const YEARS = 20
/** Four changes a year of a schedule that runs for two centuries. */
const MAX_CHANGES = 800

/** The rule that a schedule stands for; true where it limits nothing. */
export function scheduleRule(schedule: JsonObject, timeZone: string): RulePlan {
  const from = typeof schedule.from === 'string' ? instantOf(schedule.from, timeZone, false) : null
  const until = typeof schedule.until === 'string' ? instantOf(schedule.until, timeZone, true) : null
  const parts: RulePlan[] = []
  if (from !== null || until !== null) parts.push(['is', 'clock.now', 'between', [from, until]])
  if (Array.isArray(schedule.weekly)) parts.push(weeklyRule(schedule.weekly as unknown as readonly WeeklyWindow[], from, until, timeZone))
  const [only] = parts
  return parts.length === 0 ? true : parts.length === 1 ? (only as RulePlan) : ['all', ...parts]
}

/**
 * Milliseconds of a wall time in `timeZone`: the first instant whose wall clock reads at least `wall`, or for an `end` the last whose wall
 * clock reads at most it. An end without seconds means the whole minute: both ends are inclusive (reading AM-090).
 */
export function instantOf(wall: string, timeZone: string, end: boolean): number {
  const key = `${wall} ${timeZone} ${end ? 'end' : ''}`
  const before = instants.get(key)
  if (before !== undefined) return before
  if (instants.size >= MOST_INSTANTS) instants.clear()
  const instant = findInstant(wall, timeZone, end)
  instants.set(key, instant)
  return instant
}

/** A schedule is compiled for each language and each page that it stands on; its instants are looked up once. */
const instants = new Map<string, number>()
const MOST_INSTANTS = 50_000

function findInstant(wall: string, timeZone: string, end: boolean): number {
  const more = !end ? 0 : /T\d\d:\d\d:\d\d/.test(wall) ? SECOND - 1 : MINUTE - 1
  const time = Temporal.PlainDateTime.from(wall).add({ milliseconds: more })
  const earlier = time.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  const later = time.toZonedDateTime(timeZone, { disambiguation: 'later' })
  if (earlier.toPlainDateTime().equals(time)) return end ? later.epochMilliseconds : earlier.epochMilliseconds
  // The clocks jump over it: everything before the jump reads less, everything after it more.
  const jump = (earlier.getTimeZoneTransition('next') as Temporal.ZonedDateTime).epochMilliseconds
  return end ? jump - 1 : jump
}

/** The windows on a wall clock, in milliseconds of a week that starts on Thursday; one that runs over the week's end ends behind it. */
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

/** Milliseconds behind midnight of the day on which the window starts. */
function timesOf({ from, until }: WeeklyWindow): Interval {
  const start = timeOf(from)
  const end = timeOf(until) + (until.length === 5 ? MINUTE : SECOND) - 1
  return [start, end < start ? end + DAY : end]
}

function timeOf(written: string): number {
  const [hours, minutes, seconds = 0] = written.split(':').map(Number) as [number, number, number?]
  return (hours * 60 + minutes) * MINUTE + seconds * SECOND
}

function weeklyRule(windows: readonly WeeklyWindow[], from: number | null, until: number | null, timeZone: string): RulePlan {
  const start = from ?? FIRST
  const end = until ?? Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(timeZone).add({ years: YEARS }).epochMilliseconds
  const segments = offsetPeriods(start, end, timeZone)
  if (segments.length === 1) return weekLeaf(windows, (segments[0] as OffsetPeriod).offset)
  const whole: Interval[] = []
  const stretches = new Map<number, (readonly [number | null, number | null])[]>()
  segments.forEach((segment, n) => {
    const { offset } = segment
    const next = segments[n + 1]
    stretches.set(offset, [...(stretches.get(offset) ?? []), [n === 0 ? null : segment.from, next === undefined ? null : next.from - 1]])
    if (next !== undefined) whole.push(...tornBy(next, offset - next.offset, windows, timeZone))
  })
  const during = (intervals: readonly (readonly [number | null, number | null])[]): RulePlan =>
    anyOf(intervals.map((interval): RulePlan => ['is', 'clock.now', 'between', [...interval]]))
  const parts = [...stretches].map(([offset, list]): RulePlan => ['all', during(list), weekLeaf(windows, offset)])
  return anyOf([...parts, ...whole.map((interval): RulePlan => ['is', 'clock.now', 'between', [...interval]])])
}

function anyOf(rules: readonly RulePlan[]): RulePlan {
  return rules.length === 1 ? (rules[0] as RulePlan) : ['any', ...rules]
}

function weekLeaf(windows: readonly WeeklyWindow[], offset: number): RulePlan {
  return ['is', 'clock.now', 'week', utcWeek(windows, offset).map((interval) => [...interval])]
}

/** The windows in the UTC week that starts on Thursday, 1 January 1970, while the wall clock is `offset` ahead of UTC. */
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

/** In order, and as few as there can be. */
function merged(intervals: readonly Interval[]): readonly Interval[] {
  const found: [number, number][] = []
  for (const [from, until] of [...intervals].sort((a, b) => a[0] - b[0])) {
    const last = found.at(-1)
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], until)
    else found.push([from, until])
  }
  return found
}

/** A stretch of time during which the wall clock keeps its distance from UTC; it ends where the next one starts. */
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
 * Windows that the weeks before and after a change have not whole. While clocks that are put `back` show the same times twice, the week
 * before closes a window that ends among them too early, and the week after opens one that starts among them too late. Where clocks are
 * put forward nothing is torn: no window holds a time that no clock shows.
 */
function tornBy({ from: at }: OffsetPeriod, back: number, windows: readonly WeeklyWindow[], timeZone: string): readonly Interval[] {
  return openings(windows, at, timeZone).filter(
    ([from, until]) => (from > at - back && from < at) || (until >= at && until < at + back - 1),
  )
}

/** The windows as the wall clock of the zone has them on the day of `at` and the day before. */
function openings(windows: readonly WeeklyWindow[], at: number, timeZone: string): readonly Interval[] {
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
