import { expect, test } from 'vitest'
import { stepOf } from './swipe.ts'

test.each([
  ['to the left opens the next channel', -80, 10, false, 1],
  ['to the right opens the channel before', 80, 10, false, -1],
  ['to the left in a language from right to left opens the channel before', -80, 10, true, -1],
  ['that is too short is no swipe', -60, 0, false, 0],
  ['that scrolls the page is no swipe', -80, 60, false, 0],
])('a movement %s', (_, x, y, isRightToLeft, step) => {
  expect(stepOf(x, y, isRightToLeft)).toBe(step)
})
