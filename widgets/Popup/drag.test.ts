import { expect, test } from 'vitest'
import { sheetOffset, isDismissed } from './drag.ts'

test('a sheet follows a drag down and resists a drag up', () => {
  expect(sheetOffset(80)).toBe(80)
  expect(sheetOffset(-80)).toBe(-10)
})

test('a sheet closes after a long or fast drag, but not after a touch', () => {
  expect(isDismissed(200, 400, 0)).toBe(true)
  expect(isDismissed(60, 400, 1)).toBe(true)
  expect(isDismissed(60, 400, 0.1)).toBe(false)
  expect(isDismissed(10, 400, 3)).toBe(false)
})
