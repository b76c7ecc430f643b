/** What changes automatically in the coming days: scheduled publishes, and schedules inside documents. */
import { DAY } from '../../engine/core/duration.ts'
import type { TimelineChange } from '../../engine/prove/timeline.ts'
import type { Schedule } from '../api/api.ts'
import { wallTime } from '../shell/time.ts'

/** What the clock changes in live documents at an instant. */
export interface DocumentEvent {
  readonly at: number
  readonly changes: readonly Pick<TimelineChange, 'change' | 'title' | 'document' | 'entry' | 'words' | 'witness'>[]
}

export type TimelineEntry =
  | { readonly at: number; readonly schedule: Schedule }
  | { readonly at: number; readonly event: DocumentEvent }

/** Returns, sorted by time, all waiting and running schedules, and those document changes that are in this interval. */
export function entriesOf(
  schedules: readonly Schedule[],
  events: readonly DocumentEvent[],
  { from, until }: { readonly from: number; readonly until: number },
): readonly TimelineEntry[] {
  const entries: readonly TimelineEntry[] = [
    // A due schedule stays in the list until a server has run it, although its moment is in the past.
    ...schedules
      .filter(({ state }) => state === 'waiting' || state === 'running')
      .map((schedule) => ({ at: schedule.dueAt, schedule })),
    ...events.filter(({ at }) => at >= from && at < until).map((event) => ({ at: event.at, event })),
  ]
  return entries.toSorted(byTime)
}

function byTime(a: TimelineEntry, b: TimelineEntry): number {
  return a.at - b.at
}

/** A day of the site's calendar. */
export interface TimelineDay {
  /** `2026-12-24` */
  readonly date: string
  readonly weekday: string
  readonly entries: readonly TimelineEntry[]
}

/** The next days in a zone, each with its entries. */
export function daysOf(
  entries: readonly TimelineEntry[],
  { from, days, zone }: { readonly from: number; readonly days: number; readonly zone: string },
): readonly TimelineDay[] {
  const first = Date.parse(`${wallTime(from, zone).slice(0, 10)}T00:00Z`)
  const dateOf = (at: number): string => wallTime(Math.max(at, from), zone).slice(0, 10)
  return Array.from({ length: days }, (_, n) => {
    const day = new Date(first + n * DAY)
    const date = day.toISOString().slice(0, 10)
    const weekday = day.toLocaleDateString('en', { weekday: 'short', timeZone: 'UTC' })
    return { date, weekday, entries: entries.filter(({ at }) => dateOf(at) === date) }
  })
}
