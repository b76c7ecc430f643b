import { expect, test } from 'vitest'
import { followed, isThrown } from './drag.ts'

test('a sheet follows the finger down and hardly up', () => {
  expect(followed(80)).toBe(80)
  expect(followed(-80)).toBe(-10)
})

test('it closes when pulled far or thrown, not when touched', () => {
  expect(isThrown(200, 400, 0)).toBe(true)
  expect(isThrown(60, 400, 1)).toBe(true)
  expect(isThrown(60, 400, 0.1)).toBe(false)
  expect(isThrown(10, 400, 3)).toBe(false)
})
