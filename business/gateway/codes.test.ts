import { expect, test } from 'vitest'
import { hasCode } from './codes.ts'

test('an error code matches with and without the prefix GW_', () => {
  expect(hasCode(['GW_890203'], '890203')).toBe(true)
  expect(hasCode(['890203'], 'GW_890203')).toBe(true)
  expect(hasCode(['890203'], 'GW_890204')).toBe(false)
})

test('GW_801667 and 801667 are different error codes', () => {
  expect(hasCode(['GW_801667'], 'GW_801667')).toBe(true)
  expect(hasCode(['GW_801667'], '801667')).toBe(false)
})
