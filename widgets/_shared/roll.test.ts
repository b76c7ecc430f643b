import { expect, test } from 'vitest'
import { rollingAmount } from './roll.ts'

test('a jackpot rolls from the previous to the new amount in half a second', () => {
  const steps = [0, 100, 250, 400, 500].map((elapsed) => rollingAmount(1000, 2000, elapsed))
  expect(steps[0]).toBe(1000)
  expect(steps[4]).toBe(2000)
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
})

test('a roll ends at the new amount, even if a frame is late', () => {
  expect(rollingAmount(1000, 2000, 90000)).toBe(2000)
  expect(rollingAmount(2000, 1000, -5)).toBe(2000)
})
