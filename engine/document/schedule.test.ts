import { describe, expect, it } from 'vitest'
import { compileRule, TRUE } from '../core/rule.ts'
import type { RulePlan } from '../core/slice.ts'
import { instantOf, scheduleRule, type WeeklyWindow } from './schedule.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Local times of a zone, computed with Intl alone. They are milliseconds since 1970, as if local time were UTC. */
class Wall {
  readonly #clock: Intl.DateTimeFormat
  readonly #minutes = new Map<number, number>()

  constructor(timeZone: string) {
    const [year, month, day, hour, minute] = ['numeric', '2-digit', '2-digit', '2-digit', '2-digit'] as const
    this.#clock = new Intl.DateTimeFormat('en-CA', { timeZone, hourCycle: 'h23', year, month, day, hour, minute })
  }

  at(instant: number): number {
    const minute = Math.floor(instant / MINUTE)
    let wall = this.#minutes.get(minute)
    if (wall === undefined) {
      const part: { [type: string]: number } = {}
      for (const { type, value } of this.#clock.formatToParts(minute * MINUTE)) part[type] = Number(value)
      wall = Date.UTC(part.year ?? 0, (part.month ?? 0) - 1, part.day, part.hour, part.minute)
      this.#minutes.set(minute, wall)
    }
    return wall + instant - minute * MINUTE
  }

  /** The first instant of `[from, until]` whose local time is at least `wall`. */
  first(wall: number, from: number, until: number): number {
    for (let at = from; at <= until; at += MINUTE)
      if (this.at(at + MINUTE - 1) >= wall) return at + Math.max(0, wall - this.at(at))
    return Infinity
  }

  /** The last instant of `[from, until]` whose local time is at most `wall`. */
  last(wall: number, from: number, until: number): number {
    for (let at = until; at >= from; at -= MINUTE)
      if (this.at(at) <= wall) return at + Math.min(MINUTE - 1, wall - this.at(at))
    return -Infinity
  }

  /** Instants of a year at which the clocks were changed. */
  changes(year: number): number[] {
    const found: number[] = []
    for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 30 * MINUTE)
      if (this.at(at) - this.at(at - 30 * MINUTE) !== 30 * MINUTE) found.push(at)
    return found
  }
}

const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const every = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

function timeOf(written: string): number {
  const [hour = 0, minute = 0, second = 0] = written.split(':').map(Number)
  return hour * HOUR + minute * MINUTE + second * 1000
}

/** All windows around `middle`, found minute by minute. */
function openings(
  windows: readonly WeeklyWindow[],
  wall: Wall,
  middle: number,
): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  for (let day = Math.floor(wall.at(middle) / DAY) - 6; day <= Math.floor(wall.at(middle) / DAY) + 4; day++)
    for (const window of windows) {
      // No zone is more than 14 hours from UTC, and no clock change is longer than a day.
      const [from, until] = [day * DAY - 40 * HOUR, (day + 2) * DAY + 40 * HOUR]
      if (!window.days.includes(names[new Date(day * DAY).getUTCDay()] ?? '')) continue
      const opens = timeOf(window.from)
      const closes = timeOf(window.until) + (window.until.length === 5 ? MINUTE : 1000) - 1
      const start = wall.first(day * DAY + opens, from, until)
      const end = wall.last(day * DAY + closes + (closes < opens ? DAY : 0), from, until)
      if (start <= end) found.push([start, end])
    }
  return found
}

function testOf(rule: RulePlan): (at: number) => boolean {
  const { test } = compileRule(rule, { 'clock.now': 't' }, (reason) => {
    throw new Error(reason)
  })
  return (at) => test(() => at) === TRUE
}

const shapes: { readonly [name: string]: readonly WeeklyWindow[] } = {
  'an evening of some days': [{ days: ['fri', 'sat', 'sun'], from: '18:00', until: '22:59' }],
  'nights over midnight': [{ days: every, from: '22:30', until: '01:45' }],
  'a window inside the hour that is skipped or repeated': [
    { days: every, from: '01:10', until: '01:50' },
    { days: every, from: '02:10', until: '02:20:30' },
  ],
  'windows that begin or end inside that hour': [
    { days: every, from: '01:30:15', until: '05:00' },
    { days: ['sat', 'sun'], from: '23:00', until: '02:30' },
  ],
  'a minute and a second': [
    { days: every, from: '02:00', until: '02:00' },
    { days: every, from: '03:00:00', until: '03:00:00' },
  ],
  'nearly a whole day': [
    { days: ['sun'], from: '00:00', until: '23:59' },
    { days: ['mon', 'sat'], from: '02:30', until: '02:29' },
  ],
}

const years: { readonly [timeZone: string]: number } = {
  'America/New_York': 2026,
  'Europe/London': 2027,
  'Australia/Lord_Howe': 2026,
  'America/St_Johns': 2026,
  'Africa/Casablanca': 2026,
  'Pacific/Apia': 2011,
  'America/Santiago': 2026,
}

describe.each(Object.keys(years))('in %s', (timeZone) => {
  const wall = new Wall(timeZone)
  const changes = wall.changes(years[timeZone] ?? 0)

  it('the clocks are changed in the tested year', () => expect(changes.length).toBeGreaterThan(0))

  it.each(Object.keys(shapes))('%s: the rule holds exactly when the local time is in a window', (shape) => {
    const windows = shapes[shape] ?? []
    const first = changes[0] ?? 0
    const limits = timeZone === 'Pacific/Apia' ? { from: '2010-12-01T00:00' } : {}
    const isOpen = testOf(scheduleRule({ ...limits, weekly: windows as never }, timeZone))
    for (const change of changes) {
      const open = openings(windows, wall, change)
      const wrong: string[] = []
      const compare = (at: number): void => {
        if (isOpen(at) !== open.some(([from, until]) => at >= from && at <= until))
          wrong.push(new Date(at).toISOString())
      }
      for (let at = change - 100 * MINUTE; at <= change + 100 * MINUTE; at += 1000) compare(at)
      for (let at = change - 3 * DAY; at <= change + 3 * DAY; at += 10 * MINUTE) compare(at)
      for (const [from, until] of open)
        if (Math.abs(from - change) < 3 * DAY && Math.abs(until - change) < 3 * DAY)
          for (const edge of [from, until]) for (const more of [-1, 0, 1]) compare(edge + more)
      expect(
        wrong.slice(0, 5),
        `around ${new Date(change).toISOString()}, of ${new Date(first).toISOString()}`,
      ).toEqual([])
    }
  })
})

it('windows are exact at the start of a schedule that begins right after a clock change', () => {
  // On 1 November 2026, New York shows 01:00 to 02:00 twice; the schedule begins at 01:00, the first time.
  const weekly = [{ days: ['sun'], from: '01:30', until: '05:00' }]
  const rule = scheduleRule({ from: '2026-11-01T01:00', until: '2026-11-01T12:00', weekly }, 'America/New_York')
  const isOpen = testOf(rule)
  expect(isOpen(Date.parse('2026-11-01T05:29:59.999Z'))).toBe(false)
  expect(isOpen(Date.parse('2026-11-01T05:30:00Z'))).toBe(true)
  expect(isOpen(Date.parse('2026-11-01T06:10:00Z'))).toBe(true)
  expect(isOpen(Date.parse('2026-11-01T10:00:59.999Z'))).toBe(true)
  expect(isOpen(Date.parse('2026-11-01T10:01:00Z'))).toBe(false)
})

it('a weekly schedule in Manila, which has no clock changes, is one UTC week', () => {
  const weekly = [{ days: ['fri', 'sun'], from: '18:00', until: '02:00' }]
  const hour = 3_600_000
  expect(scheduleRule({ weekly }, 'Asia/Manila')).toEqual([
    'is',
    'clock.now',
    'week',
    // Friday and Sunday from 10:00 to 18:00:59.999 UTC, in a week that begins on Thursday.
    [
      [34 * hour, 42 * hour + 59_999],
      [82 * hour, 90 * hour + 59_999],
    ],
  ])
  const isOpen = testOf(scheduleRule({ from: '2026-12-11T00:00', weekly }, 'Asia/Manila'))
  expect(isOpen(Date.parse('2026-12-10T10:00:00Z'))).toBe(false)
  expect(isOpen(Date.parse('2026-12-11T09:59:59.999Z'))).toBe(false)
  expect(isOpen(Date.parse('2026-12-11T10:00:00Z'))).toBe(true)
  expect(isOpen(Date.parse('2026-12-11T18:00:59.999Z'))).toBe(true)
  expect(isOpen(Date.parse('2026-12-11T18:01:00Z'))).toBe(false)
})

it('windows that cross the end of the UTC week, touch or overlap are split, merged and sorted', () => {
  const weekly = [
    { days: ['thu'], from: '06:00', until: '09:00' },
    { days: ['thu'], from: '08:30', until: '09:59' },
    { days: ['thu'], from: '10:00', until: '10:29' },
  ]
  const hour = 3_600_000
  expect(scheduleRule({ weekly }, 'Asia/Manila')).toEqual([
    'is',
    'clock.now',
    'week',
    [
      [0, 2.5 * hour - 1],
      [166 * hour, 168 * hour - 1],
    ],
  ])
})

it('a weekly schedule follows clock changes for twenty years, and uses the last offset after that', () => {
  const weekly = [{ days: every, from: '18:00', until: '18:59' }]
  const isOpen = testOf(scheduleRule({ weekly }, 'America/New_York'))
  const wall = new Wall('America/New_York')
  for (let at = Date.UTC(2025, 0, 2); at < Date.UTC(2045, 0, 1); at += 7 * DAY + 30 * MINUTE)
    expect([at, isOpen(at)]).toEqual([
      at,
      ((wall.at(at) % DAY) + DAY) % DAY >= 18 * HOUR && ((wall.at(at) % DAY) + DAY) % DAY < 19 * HOUR,
    ])
  // In 2050, summer has the offset of winter, because the last known offset is that of a winter.
  expect(isOpen(Date.parse('2050-01-10T23:30:00Z'))).toBe(true)
  expect(isOpen(Date.parse('2050-07-10T23:30:00Z'))).toBe(true)
})

describe('a limit of a schedule', () => {
  it.each([
    ['Asia/Manila', '2026-12-10T00:00', false, '2026-12-09T16:00:00.000Z'],
    ['Asia/Manila', '2026-12-26T23:59', true, '2026-12-26T15:59:59.999Z'],
    ['Asia/Manila', '2026-12-26T23:59:30', true, '2026-12-26T15:59:30.999Z'],
    // 02:00 to 03:00 is skipped: a start in it becomes 03:00, an end in it becomes the last instant before 02:00.
    ['America/New_York', '2026-03-08T02:30', false, '2026-03-08T07:00:00.000Z'],
    ['America/New_York', '2026-03-08T02:30', true, '2026-03-08T06:59:59.999Z'],
    ['America/New_York', '2026-03-08T01:59', true, '2026-03-08T06:59:59.999Z'],
    ['America/New_York', '2026-03-08T03:00', false, '2026-03-08T07:00:00.000Z'],
    // 01:00 to 02:00 is repeated: a start in it is the first occurrence, an end in it the second.
    ['America/New_York', '2026-11-01T01:30', false, '2026-11-01T05:30:00.000Z'],
    ['America/New_York', '2026-11-01T01:30', true, '2026-11-01T06:30:59.999Z'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', false, '2026-10-03T15:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', true, '2026-04-04T15:15:59.999Z'],
    // 30 December 2011 was skipped.
    ['Pacific/Apia', '2011-12-30T12:00', false, '2011-12-30T10:00:00.000Z'],
    ['Pacific/Apia', '2011-12-30T12:00', true, '2011-12-30T09:59:59.999Z'],
  ])('in %s, written as %s, used as an end: %s, is the instant %s', (timeZone, written, end, expected) => {
    expect(new Date(instantOf(written, timeZone, end)).toISOString()).toBe(expected)
    const wall = new Wall(timeZone)
    const middle = Date.parse(expected)
    const [from, until] = [
      Math.floor(middle / MINUTE) * MINUTE - 2 * DAY,
      Math.floor(middle / MINUTE) * MINUTE + 2 * DAY,
    ]
    const reads = Date.parse(`${written}Z`) + (end ? (written.length === 16 ? MINUTE - 1 : 999) : 0)
    expect(end ? wall.last(reads, from, until) : wall.first(reads, from, until)).toBe(middle)
  })
})
