import { expect, test } from 'vitest'
import { isWrittenDate, withDay } from './DateField.tsx'

const MANILA = 'Asia/Manila'
const at = (instant: string): number => Date.parse(instant)

test('a date is a field with a day if its instant is written, and not if it comes from a fact', () => {
  expect(isWrittenDate({ $format: 'date', value: 0 })).toBe(true)
  for (const other of [{ $format: 'date', value: { $ref: 'fact.a' } }, { $format: 'amount', value: 5 }, 'Monday'])
    expect(isWrittenDate(other)).toBe(false)
})

test('another day keeps the time of day in the time zone of the site, and a new date is noon', () => {
  const nine = { $format: 'date', value: at('2026-11-09T09:00+08:00') }
  const changed = withDay(nine, '2026-12-24', '2026-11-09T09:00', MANILA)
  expect(changed).toEqual({ $format: 'date', value: at('2026-12-24T09:00+08:00') })
  expect(withDay(undefined, '2026-12-24', '', MANILA)).toEqual({
    $format: 'date',
    value: at('2026-12-24T12:00+08:00'),
  })
})

test('an emptied day changes nothing', () => {
  const nine = { $format: 'date', value: at('2026-11-09T09:00+08:00') }
  expect(withDay(nine, '', '2026-11-09T09:00', MANILA)).toBe(nine)
})
