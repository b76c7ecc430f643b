import { expect, test } from 'vitest'
import { columns } from './columns.ts'

test('shelves of 8, 6 and 9 games have full rows on wide screens', () => {
  expect(columns(8, 6, 10)).toBe(8)
  expect(columns(6, 6, 10)).toBe(6)
  expect(columns(9, 6, 10)).toBe(9)
})

test('shelves of 8, 6 and 9 games have at most one empty cell on a tablet', () => {
  expect(columns(8, 4, 6)).toBe(4)
  expect(columns(6, 4, 6)).toBe(6)
  expect(columns(9, 4, 6)).toBe(5)
})
