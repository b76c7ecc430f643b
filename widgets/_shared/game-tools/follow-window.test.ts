// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followWindow } from './card-window.ts'

let list: HTMLUListElement

beforeEach(() => {
  vi.useFakeTimers()
  list = document.createElement('ul')
  list.append(imageOf(300), imageOf(0))
})
afterEach(() => {
  scrollBy(0)
  vi.useRealTimers()
})

/** An image that is loaded when it has a width. */
function imageOf(naturalWidth: number): HTMLImageElement {
  return Object.defineProperty(document.createElement('img'), 'naturalWidth', { value: naturalWidth })
}

function scrollBy(y: number): void {
  Object.defineProperty(globalThis, 'scrollY', { value: y, configurable: true })
  dispatchEvent(new Event('scroll'))
}

test('covers that are not loaded wait while the list is scrolled fast, and are loaded when it rests', () => {
  const stop = followWindow(list, 10_000, () => undefined)
  scrollBy(30)
  expect(list.dataset.fast).toBeUndefined()
  scrollBy(130)
  expect(list.dataset.fast).toBe('')
  expect([...list.querySelectorAll('img')].map(({ dataset }) => dataset.loaded)).toEqual(['', undefined])
  vi.advanceTimersByTime(100)
  scrollBy(230)
  vi.advanceTimersByTime(100)
  expect(list.dataset.fast).toBe('')
  vi.advanceTimersByTime(50)
  expect(list.dataset.fast).toBeUndefined()
  stop()
})

test('covers do not wait for a list that has ended', () => {
  const stop = followWindow(list, 10_000, () => undefined)
  scrollBy(130)
  stop()
  expect(list.dataset.fast).toBeUndefined()
})
