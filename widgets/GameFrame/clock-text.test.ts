import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [3599, '59:59'],
  [3609, '1:00:09'],
])('%i seconds are shown as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})
