import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AreaContext } from '../engine/action.ts'
import type { Json } from '../engine/core/json.ts'
import { area } from './clock/area.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Starts the clock area on a page opened at the instant `at`. `offset` is the server's correction, in milliseconds. */
function follow(at: number) {
  vi.setSystemTime(at)
  const page = { offset: 0, ticks: [] as number[] }
  void area.start({
    now: () => Date.now() + page.offset,
    today: () => '2026-12-11',
    setFacts: (facts: { [name: string]: Json | undefined }) => void page.ticks.push(facts['clock.now'] as number),
    every(ms: number, run: () => void) {
      const timer = setInterval(run, ms)
      return () => clearInterval(timer)
    },
  } as unknown as AreaContext)
  return page
}

const OPENS = Date.parse('2026-12-11T10:00:00Z')

test('the clock facts change at each full second', async () => {
  const page = follow(OPENS - 2_345)
  await vi.advanceTimersByTimeAsync(2_345)
  expect(page.ticks).toEqual([OPENS - 2_345, OPENS - 2_000, OPENS - 1_000, OPENS])
})

test('the ticks are aligned to full seconds again after the server has corrected the clock', async () => {
  const page = follow(OPENS - 5_000)
  await vi.advanceTimersByTimeAsync(2_000)
  page.offset = 400
  await vi.advanceTimersByTimeAsync(4_000)
  expect(page.ticks.at(-1)).toBe(OPENS + 1_000)
  expect(page.ticks.slice(-3).every((tick) => tick % 1000 === 0)).toBe(true)
})
