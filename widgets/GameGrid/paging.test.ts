import { expect, test } from 'vitest'
import { nextShown } from './paging.ts'

test('each step adds one page of cards, up to the number of games', () => {
  expect(nextShown(0, 15, 40)).toBe(15)
  expect(nextShown(15, 15, 40)).toBe(30)
  expect(nextShown(30, 15, 40)).toBe(40)
  expect(nextShown(0, 15, 3)).toBe(3)
})
