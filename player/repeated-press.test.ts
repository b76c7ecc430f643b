import { expect, test } from 'vitest'
import { createPressFilter } from './repeated-press.ts'

let time = 0
const isRepeated = createPressFilter(() => time)
const pressAt = (at: number, address = 'page/home#deposit', item = {}): boolean => {
  time = at
  return isRepeated(address, { item }, 'press', undefined)
}

test('a press on the same control repeats for one second after the press that counted', () => {
  expect([0, 300, 999, 1000, 1900, 2000].map((at) => pressAt(at))).toEqual([false, true, true, false, true, false])
})

test('a press on another control, or in another entry of a list, is not repeated', () => {
  expect(pressAt(10_000)).toBe(false)
  expect(pressAt(10_010, 'page/home#other')).toBe(false)
  expect(pressAt(10_020, 'page/home#other', { id: 2 })).toBe(false)
})

test('events of other names are never repeated', () => {
  for (const event of ['favorite', 'favorite', 'more', 'more'])
    expect(isRepeated('page/home#games', {}, event, undefined)).toBe(false)
})
