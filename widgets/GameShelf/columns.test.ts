import { expect, test } from 'vitest'
import { columns, wideColumns } from './columns.ts'

test('on wide screens, shelves have cards of two sizes and no empty cell, and a shelf of 9 games is a row', () => {
  expect([8, 16, 6, 12, 18, 9].map(wideColumns)).toEqual([8, 8, 6, 6, 6, 'row'])
})

test('on wide screens, a ranking of 10 games has two rows of five, because ranks and jackpots need space', () => {
  expect(wideColumns(10)).toBe(5)
})

test('shelves of 8, 6 and 9 games have at most one empty cell on a tablet', () => {
  expect(columns(8, 4, 6)).toBe(4)
  expect(columns(6, 4, 6)).toBe(6)
  expect(columns(9, 4, 6)).toBe(5)
})
