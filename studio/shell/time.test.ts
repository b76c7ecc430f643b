import { expect, test } from 'vitest'
import { instantOf, timeInWords, wallTime } from './time.ts'

test('a wall time in Manila is converted with an offset of eight hours from UTC', () => {
  expect(instantOf('2026-12-01T18:00', 'Asia/Manila')).toBe(Date.UTC(2026, 11, 1, 10))
  expect(wallTime(Date.UTC(2026, 11, 1, 10), 'Asia/Manila')).toBe('2026-12-01T18:00')
  expect(timeInWords(Date.UTC(2026, 11, 1, 10), 'Asia/Manila')).toBe('1 Dec 2026 18:00 Manila')
})

test('a wall time is converted with the offset of its date, before and after a clock change', () => {
  expect(instantOf('2026-03-28T12:00', 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 28, 11))
  expect(instantOf('2026-03-30T12:00', 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 30, 10))
})

test('an empty text has no instant', () => {
  expect(instantOf('', 'Asia/Manila')).toBeUndefined()
})
