import { expect, test } from 'vitest'
import type { Schedule } from '../api/api.ts'
import { ApiError } from '../api/client.ts'
import { daysOf, entriesOf } from './timeline.ts'
import { momentProblem, operationInWords } from './words.ts'

const zone = 'Asia/Manila'
const from = Date.parse('2026-12-24T15:00+08:00')
const HOUR = 3_600_000

const schedule = (title: string, dueAt: number, state: Schedule['state'] = 'waiting'): Schedule => ({
  id: title,
  changeSet: title,
  title,
  operation: 'publish',
  follows: null,
  content: '',
  build: null,
  wallTime: '',
  zone,
  occurrence: null,
  dueAt,
  state,
  reason: null,
  sequence: null,
  attempts: 0,
  finishedAt: null,
  createdBy: 'Ana',
  createdAt: 0,
})
const event = (at: number) => ({ at, changes: [] })

test('scheduled publishes and schedules of documents form one list ordered by time', () => {
  const entries = entriesOf(
    [
      schedule('later', from + 3 * HOUR),
      schedule('due', from - 1000),
      schedule('next year', from + 9999 * HOUR),
      schedule('missed', from + HOUR, 'missed'),
      schedule('done', from + HOUR, 'done'),
    ],
    [event(from + HOUR), event(from - HOUR), event(from + 99 * HOUR)],
    { from, until: from + 48 * HOUR },
  )
  expect(entries.map((entry) => ('schedule' in entry ? entry.schedule.title : 'document'))).toEqual([
    'due',
    'document',
    'later',
    'next year',
  ])
})

test('an entry is listed under its day in the time zone of the site', () => {
  const late = schedule('late', Date.parse('2026-12-24T23:30+08:00'))
  const early = schedule('early', Date.parse('2026-12-25T00:30+08:00'))
  const entries = entriesOf([late, early], [], { from, until: from + 48 * HOUR })
  const days = daysOf(entries, { from, days: 3, zone })
  expect(days.map(({ date, weekday, entries: { length } }) => [date, weekday, length])).toEqual([
    ['2026-12-24', 'Thu', 1],
    ['2026-12-25', 'Fri', 1],
    ['2026-12-26', 'Sat', 0],
  ])
})

test('a local time that does not exist, or exists twice, is refused at its field with the times to choose from', () => {
  const moments = { at: '2026-10-25T02:30', until: '2026-03-29T02:30' }
  const refusal = (body: object) => momentProblem(new ApiError(422, 'it does not exist', body), moments)
  expect(refusal({ field: 'until', nonexistent: { before: '2026-03-29T01:30', after: '2026-03-29T03:30' } })).toEqual({
    field: 'until',
    message: 'it does not exist',
    choices: [
      { label: 'Use 01:30', moment: { wallTime: '2026-03-29T01:30' } },
      { label: 'Use 03:30', moment: { wallTime: '2026-03-29T03:30' } },
    ],
  })
  expect(refusal({ field: 'at', ambiguous: { first: 'a', second: 'b' } })?.choices.map(({ moment }) => moment)).toEqual(
    [
      { wallTime: '2026-10-25T02:30', occurrence: 'first' },
      { wallTime: '2026-10-25T02:30', occurrence: 'second' },
    ],
  )
  expect(refusal({ field: 'at' })?.choices).toEqual([])
  expect(refusal({ findings: [] })).toBeUndefined()
})

test('an operation of a schedule is described in words', () => {
  expect(operationInWords({ operation: 'take back', title: 'Christmas' })).toBe('“Christmas” is taken back')
})
