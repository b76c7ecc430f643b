import { expect, onTestFinished, test, vi } from 'vitest'
import { isRepeated } from './repeated-press.ts'

test('a press repeats for one second after the press that counted, and a press with other values does not', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const pressAfter = (ms: number, press = 'page/home#deposit'): boolean => {
    vi.advanceTimersByTime(ms)
    return isRepeated(press)
  }
  expect([0, 300, 699, 1, 999, 1].map((ms) => pressAfter(ms))).toEqual([false, true, true, false, true, false])
  expect(pressAfter(10, 'page/home#other')).toBe(false)
  expect(pressAfter(10)).toBe(true)
})
