import { expect, test } from 'vitest'
import { nextReel } from './keys.ts'

test('keys lead to the video above and below, to the first video and to the end', () => {
  expect(['ArrowDown', 'PageDown', 'ArrowUp', 'PageUp', 'Home', 'End', 'x'].map((key) => nextReel(key, 2, 6))).toEqual([
    3,
    3,
    1,
    1,
    0,
    6,
    undefined,
  ])
})

test('keys do not lead above the first video or below the end', () => {
  expect([nextReel('ArrowUp', 0, 6), nextReel('ArrowDown', 6, 6)]).toEqual([0, 6])
})
