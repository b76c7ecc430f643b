import { expect, test } from 'vitest'
import { wideColumns } from './columns.ts'

test('on wide screens shelves have six cards beside each other: a grid without an empty cell, or else a row', () => {
  expect([6, 12, 18, 8, 9].map(wideColumns)).toEqual([6, 6, 6, 'row', 'row'])
})

test('on wide screens a ranking of 10 games has two rows of five, because ranks and jackpots need space', () => {
  expect(wideColumns(10)).toBe(5)
})
