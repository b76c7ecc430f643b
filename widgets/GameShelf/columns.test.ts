import { expect, test } from 'vitest'
import { columns } from './columns.ts'

test('the four sections of the slot channel have full rows on wide screens', () => {
  expect(columns(8, 2, 6, 10)).toBe(10)
  expect(columns(6, 0, 6, 10)).toBe(6)
  expect(columns(9, 0, 6, 10)).toBe(9)
})

test('on a tablet they have at most one empty cell', () => {
  expect(columns(8, 2, 4, 6)).toBe(5)
  expect(columns(6, 0, 4, 6)).toBe(6)
  expect(columns(9, 0, 4, 6)).toBe(5)
})
