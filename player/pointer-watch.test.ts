// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPointer } from './pointer-watch.ts'

/** A stream that the test speaks on. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  static readonly open = new Set<Stream>()
  readonly readyState = 1
  onmessage: (() => void) | undefined
  constructor() {
    super()
    Stream.open.add(this)
  }
  close(): void {
    Stream.open.delete(this)
  }
}

const hint = (): void => Stream.open.forEach((stream) => stream.onmessage?.())

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Pages that watch, each with its own luck; the times in milliseconds at which each asks. */
function pages(count: number): { readonly asked: readonly number[][]; readonly stop: () => void } {
  const start = Date.now()
  const asked = Array.from({ length: count }, (): number[] => [])
  const stops = asked.map((times, n) =>
    watchPointer({ hints: '/hint', random: () => n / count, check: () => void times.push(Date.now() - start) }),
  )
  return { asked, stop: () => stops.forEach((stop) => stop()) }
}

test('a hint makes every page ask once, evenly over three seconds', () => {
  const { asked, stop } = pages(300)
  hint()
  vi.advanceTimersByTime(5000)
  expect(asked.every((times) => times.length === 1)).toBe(true)
  for (const second of [0, 1, 2]) expect(asked.flat().filter((time) => Math.floor(time / 1000) === second)).toHaveLength(100)
  stop()
})

test('more hints put nothing off, and one that comes after the question is asked for again', () => {
  const { asked, stop } = pages(2)
  for (let n = 0; n < 10; n++) {
    hint()
    vi.advanceTimersByTime(1000)
  }
  // Luck of 0 and of a half: at once, and a second and a half after the first hint that is not answered yet.
  expect(asked[0]).toEqual([0, 1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000])
  expect(asked[1]).toEqual([1500, 3500, 5500, 7500, 9500])
  stop()
})

test('without hints every page asks by itself, at its own time', () => {
  const { asked, stop } = pages(10)
  vi.advanceTimersByTime(40_000)
  expect(asked.map(([first = 0]) => first)).toEqual(Array.from({ length: 10 }, (_, n) => 22_500 + n * 1500))
  stop()
})

test('a page that is left asks nobody any more', () => {
  const { asked, stop } = pages(3)
  hint()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(asked.flat()).toEqual([])
  expect(Stream.open.size).toBe(0)
})
