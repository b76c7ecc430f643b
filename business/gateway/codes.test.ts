import { expect, test } from 'vitest'
import { hasCode } from './codes.ts'

test('codes match with and without GW_', () => {
  expect(hasCode(['GW_890203'], '890203')).toBe(true)
  expect(hasCode(['890203'], 'GW_890203')).toBe(true)
  expect(hasCode(['890203'], 'GW_890204')).toBe(false)
})

test('only 801667 has another meaning without its prefix', () => {
  expect(hasCode(['GW_801667'], 'GW_801667')).toBe(true)
  expect(hasCode(['GW_801667'], '801667')).toBe(false)
})
