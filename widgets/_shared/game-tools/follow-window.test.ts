// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CardWindow, followWindow } from './card-window.ts'

let list: HTMLUListElement

beforeEach(() => {
  vi.useFakeTimers()
  list = document.createElement('ul')
  list.append(imageOf(300), imageOf(0))
})
afterEach(() => {
  scrollBy(0)
  list.remove()
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
  scrollBy(20)
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

/** Gives the list a layout: rows of 100 px and gaps of 10 px, three cards each, from the top of the page. */
function layOut(): void {
  const card = document.createElement('li')
  const at = (height: number) => () => new DOMRect(0, -scrollY, 360, height)
  list.replaceChildren(card)
  card.getBoundingClientRect = at(100)
  list.style.gridTemplateColumns = '110px 110px 110px'
  list.style.rowGap = '10px'
  document.body.append(list)
}

test('a list that is scrolled fast renders no cards before it slows down or rests, but a jump renders its cards at once', () => {
  layOut()
  const windows: CardWindow[] = []
  const stop = followWindow(list, 10_000, (window) => windows.push(window))
  const isShown = () => {
    const { from = 0, to = 0 } = windows.at(-1) ?? {}
    return from <= 3 * Math.floor(scrollY / 110) && to > 3 * Math.floor(scrollY / 110)
  }
  expect(isShown()).toBe(true)
  scrollBy(50_000)
  expect(isShown()).toBe(true)
  vi.advanceTimersByTime(500)

  for (let y = 50_060; y <= 56_000; y += 60) scrollBy(y)
  expect(isShown()).toBe(false)
  scrollBy(scrollY + 20)
  expect(isShown()).toBe(true)

  const { length } = windows
  for (let y = 56_080; y <= 62_000; y += 60) scrollBy(y)
  expect([isShown(), windows.length]).toEqual([false, length])
  vi.advanceTimersByTime(150)
  expect(isShown()).toBe(true)
  stop()
  expect(['--row', '--row-gap', '--columns'].map((name) => list.style.getPropertyValue(name))).toEqual(['', '', ''])
})

test('rows and gaps have whole pixels while a list is followed', () => {
  layOut()
  const [card] = list.children
  if (card !== undefined) card.getBoundingClientRect = () => new DOMRect(0, 0, 360, 157.33)
  list.style.rowGap = '15.96px'
  const windows: CardWindow[] = []
  const stop = followWindow(list, 10_000, (window) => windows.push(window))
  expect([list.style.getPropertyValue('--row'), list.style.getPropertyValue('--row-gap')]).toEqual(['158px', '16px'])
  expect((windows[0]?.after ?? NaN) % 174).toBe(0)
  stop()
})

test('covers do not wait for a list that has ended', () => {
  const stop = followWindow(list, 10_000, () => undefined)
  scrollBy(130)
  stop()
  expect(list.dataset.fast).toBeUndefined()
})
