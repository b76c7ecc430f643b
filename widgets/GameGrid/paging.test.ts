import { expect, test } from 'vitest'
import { nextShown, wholeRows } from './paging.ts'

test('each step adds one page of cards, up to the number of games', () => {
  expect(nextShown(0, 15, 40)).toBe(15)
  expect(nextShown(15, 15, 40)).toBe(30)
  expect(nextShown(30, 15, 40)).toBe(40)
  expect(nextShown(0, 15, 3)).toBe(3)
})

test('a list that goes on ends with a whole row', () => {
  expect(wholeRows(15, 5, 40)).toBe(15)
  expect(wholeRows(15, 6, 40)).toBe(18)
  expect(wholeRows(30, 7, 40)).toBe(35)
  expect(wholeRows(15, 6, 16)).toBe(16)
  expect(wholeRows(15, 1, 40)).toBe(15)
})
