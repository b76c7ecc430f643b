import { expect, onTestFinished, test, vi } from 'vitest'
import { forgetPresses, isRepeated } from './repeated-press.ts'

function useClock(): (ms: number, press?: string) => boolean {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    forgetPresses()
  })
  return (ms, press = 'page/home#deposit') => {
    vi.advanceTimersByTime(ms)
    return isRepeated(press)
  }
}

test('a press of the same control within one second of the last counted press is a repetition; a press of another control is not', () => {
  const pressAfter = useClock()
  expect([0, 300, 699, 1, 999, 1].map((ms) => pressAfter(ms))).toEqual([false, true, true, false, true, false])
  expect(pressAfter(10, 'page/home#other')).toBe(false)
  expect(pressAfter(10)).toBe(true)
})

test('after a popup has closed, the same control can be pressed at once, and a double press still counts once', () => {
  const pressAfter = useClock()
  expect(pressAfter(0)).toBe(false)
  forgetPresses()
  expect([400, 700, 300].map((ms) => pressAfter(ms))).toEqual([false, true, false])
})
