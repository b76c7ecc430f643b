// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPointer } from './pointer-watch.ts'

/** An event stream that the test writes to. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  static readonly open = new Set<Stream>()
  readyState = 1
  onmessage: (() => void) | undefined
  onopen: (() => void) | undefined
  onerror: (() => void) | undefined
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
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

/**
 * Opens pages that watch the pointer, with evenly distributed random numbers. Returns the times of their requests in
 * milliseconds.
 */
function pages(count: number): { readonly requests: readonly number[][]; readonly stop: () => void } {
  const start = Date.now()
  const requests = Array.from({ length: count }, (): number[] => [])
  const stops = requests.map((times, n) =>
    watchPointer({
      hints: () => '/hint',
      random: () => n / count,
      apply: () => {},
      check: () => void times.push(Date.now() - start),
    }),
  )
  return { requests, stop: () => stops.forEach(({ stop }) => stop()) }
}

test('after a hint every page sends one request, spread evenly over three seconds', () => {
  const { requests, stop } = pages(300)
  hint()
  vi.advanceTimersByTime(5000)
  expect(requests.every((times) => times.length === 1)).toBe(true)
  for (const second of [0, 1, 2])
    expect(requests.flat().filter((time) => Math.floor(time / 1000) === second)).toHaveLength(100)
  stop()
})

test('further hints do not delay the request, and a hint after the request causes another request', () => {
  const { requests, stop } = pages(2)
  for (let n = 0; n < 10; n++) {
    hint()
    vi.advanceTimersByTime(1000)
  }
  // Random number 0: requests at once. 0.5: 1.5 s after the first hint since the last request.
  expect(requests[0]).toEqual([0, 1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000])
  expect(requests[1]).toEqual([1500, 3500, 5500, 7500, 9500])
  stop()
})

test('without hints every page polls at its own time', () => {
  const { requests, stop } = pages(10)
  vi.advanceTimersByTime(40_000)
  expect(requests.map(([first = 0]) => first)).toEqual(Array.from({ length: 10 }, (_, n) => 22_500 + n * 1500))
  stop()
})

test('a refused stream is requested again after one poll, then after two, four, eight and always sixteen, until it opens', () => {
  const { stop } = pages(1)
  const refuse = (): void =>
    Stream.open.forEach((stream) => {
      stream.readyState = Stream.CLOSED
      Stream.open.delete(stream)
      stream.onerror?.()
    })
  const pollsUntilOpen = (): number => {
    let polls = 0
    for (; Stream.open.size === 0 && polls < 20; polls++) vi.advanceTimersByTime(22_500)
    return polls
  }
  const waits = Array.from({ length: 7 }, () => (refuse(), pollsUntilOpen()))
  expect(waits).toEqual([1, 2, 4, 8, 16, 16, 16])
  Stream.open.forEach((stream) => stream.onopen?.())
  refuse()
  expect(pollsUntilOpen()).toBe(1)
  stop()
})

test('a stopped page sends no requests', () => {
  const { requests, stop } = pages(3)
  hint()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(requests.flat()).toEqual([])
  expect(Stream.open.size).toBe(0)
})

test('an apply event of the development server makes the page show a release at once', () => {
  const apply = vi.fn()
  const { stop } = watchPointer({ hints: () => '/hint', random: () => 1, apply, check: () => {} })
  for (const stream of Stream.open) stream.dispatchEvent(new Event('apply'))
  expect(apply).toHaveBeenCalledOnce()
  stop()
})

test('a page that shows another release connects again with the new release', () => {
  let shown = 7
  const { listen, stop } = watchPointer({
    hints: () => `/hint?shows=${shown}`,
    random: () => 1,
    apply: () => {},
    check: () => {},
  })
  const addresses = (): readonly string[] => [...Stream.open].map(({ address }) => address)
  expect(addresses()).toEqual(['/hint?shows=7'])
  shown = 8
  listen()
  expect(addresses()).toEqual(['/hint?shows=8'])
  stop()
})
