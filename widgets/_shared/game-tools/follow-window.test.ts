// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CardWindow, followColumns, followWindow } from './card-window.ts'

let list: HTMLUListElement

beforeEach(() => {
  vi.useFakeTimers()
  list = document.createElement('ul')
  list.append(imageOf(300), imageOf(0))
})
afterEach(() => {
  scrollPage(0)
  list.remove()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Returns an image that counts as loaded if `naturalWidth` is not 0. */
function imageOf(naturalWidth: number): HTMLImageElement {
  return Object.defineProperty(document.createElement('img'), 'naturalWidth', { value: naturalWidth })
}

/** Scrolls to `y`, `ms` milliseconds after the previous frame. */
function scrollPage(y: number, ms = 16): void {
  vi.advanceTimersByTime(ms)
  Object.defineProperty(globalThis, 'scrollY', { value: y, configurable: true })
  dispatchEvent(new Event('scroll'))
}

test('covers are not loaded while the list is scrolled fast, and are loaded when it stops', () => {
  const stop = followWindow(list, 10_000, () => undefined)
  scrollPage(80, 80)
  expect(list.dataset.fast).toBeUndefined()
  scrollPage(330, 80)
  expect(list.dataset.fast).toBe('')
  expect([...list.querySelectorAll('img')].map(({ dataset }) => dataset.loaded)).toEqual(['', undefined])
  scrollPage(630, 100)
  vi.advanceTimersByTime(100)
  expect(list.dataset.fast).toBe('')
  vi.advanceTimersByTime(50)
  expect(list.dataset.fast).toBeUndefined()
  stop()
})

/** Gives the list a layout from the top of the page: rows of 100 px with three cards, and gaps of 10 px. */
function layOut(): void {
  const card = document.createElement('li')
  const at = (height: number) => () => new DOMRect(0, -scrollY, 360, height)
  list.replaceChildren(card)
  card.getBoundingClientRect = at(100)
  list.style.gridTemplateColumns = '110px 110px 110px'
  list.style.rowGap = '10px'
  document.body.append(list)
}

test('a list that is scrolled fast renders no cards until it slows down or stops, but a jump renders cards at once', () => {
  layOut()
  const windows: CardWindow[] = []
  const stop = followWindow(list, 10_000, (window) => windows.push(window))
  const isShown = () => {
    const { from = 0, to = 0 } = windows.at(-1) ?? {}
    return from <= 3 * Math.floor(scrollY / 110) && to > 3 * Math.floor(scrollY / 110)
  }
  expect(isShown()).toBe(true)
  scrollPage(50_000)
  expect(isShown()).toBe(true)
  vi.advanceTimersByTime(500)

  for (let y = 50_060; y <= 56_000; y += 60) scrollPage(y)
  expect(isShown()).toBe(false)
  for (let frame = 0; frame < 6; frame++) scrollPage(scrollY + 20)
  expect(isShown()).toBe(true)

  for (let y = 56_200; y <= 62_000; y += 60) scrollPage(y)
  expect(isShown()).toBe(false)
  const { length } = windows
  for (let y = 62_060; y <= 64_000; y += 60) scrollPage(y)
  expect(windows).toHaveLength(length)
  vi.advanceTimersByTime(150)
  expect(isShown()).toBe(true)
  stop()
  expect(['--row', '--row-gap', '--columns'].map((name) => list.style.getPropertyValue(name))).toEqual(['', '', ''])
})

test('late frames are not treated as fast scrolling', () => {
  layOut()
  let last: CardWindow | undefined
  const stop = followWindow(list, 10_000, (window) => (last = window))
  for (let y = 60; y <= 6_000; y += 60) {
    scrollPage(y, 50)
    expect(list.dataset.fast).toBeUndefined()
    expect(last?.to).toBeGreaterThan(3 * Math.floor(y / 110))
  }
  stop()
})

/** Returns the minimum height that the list sets for its rows. */
function rowHeight(): number | undefined {
  const height = list.style.getPropertyValue('--row')
  return height === '' ? undefined : Number.parseFloat(height)
}

test('the heights of rows and gaps are whole pixels while the scroll position of a list is followed', () => {
  layOut()
  const [card] = list.children
  if (card !== undefined) card.getBoundingClientRect = () => new DOMRect(0, 0, 360, 157.33)
  list.style.rowGap = '15.96px'
  const windows: CardWindow[] = []
  const stop = followWindow(list, 10_000, (window) => windows.push(window))
  expect([list.style.getPropertyValue('--row'), list.style.getPropertyValue('--row-gap')]).toEqual(['158px', '16px'])
  expect((windows[0]?.after.at(-1) ?? NaN) % 174).toBe(0)

  // Rows are lower on a narrower screen, so a height that was measured before must not be kept.
  if (card !== undefined) card.getBoundingClientRect = () => new DOMRect(0, 0, 300, rowHeight() ?? 120.5)
  vi.stubGlobal('innerHeight', innerHeight + 56)
  dispatchEvent(new Event('resize'))
  expect(rowHeight()).toBe(158)
  vi.stubGlobal('innerWidth', innerWidth - 60)
  dispatchEvent(new Event('resize'))
  expect(rowHeight()).toBe(121)
  stop()
})

test('covers are loaded when the list is no longer followed', () => {
  const stop = followWindow(list, 10_000, () => undefined)
  scrollPage(130)
  stop()
  expect(list.dataset.fast).toBeUndefined()
})

test('a list knows its number of columns, also after the window is resized', () => {
  layOut()
  const found: number[] = []
  const stop = followColumns(list, (columns) => found.push(columns))
  list.style.gridTemplateColumns = '50px 50px 50px 50px 50px 50px'
  dispatchEvent(new Event('resize'))
  stop?.()
  dispatchEvent(new Event('resize'))
  expect(found).toEqual([3, 6])
})
