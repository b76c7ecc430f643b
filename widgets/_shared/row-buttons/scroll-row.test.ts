// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { scrollRow } from './scroll-row.ts'

const STEP = 100

/** Returns a row of 10 cards of which `visible` fit, and its two buttons. */
function rowOf(visible: number) {
  document.body.innerHTML = '<div><button></button><button></button></div><ul></ul>'
  const [buttons, row] = document.body.children as unknown as readonly [HTMLElement, HTMLElement]
  for (let n = 0; n < 10; n++) {
    const card = row.appendChild(document.createElement('li'))
    Object.defineProperty(card, 'offsetLeft', { value: n * STEP })
  }
  Object.defineProperties(row, {
    clientWidth: { value: visible * STEP },
    scrollWidth: { value: 10 * STEP },
    scrollBy: {
      value: ({ left = 0 }: ScrollToOptions) => {
        row.scrollLeft = Math.max(0, Math.min(row.scrollLeft + left, (10 - visible) * STEP))
        row.dispatchEvent(new Event('scroll'))
      },
    },
  })
  const stop = new AbortController()
  scrollRow(row, buttons, stop.signal)
  row.dispatchEvent(new Event('scroll'))
  const [previous, next] = buttons.children as unknown as readonly [HTMLElement, HTMLElement]
  return { row, buttons, previous, next, stop }
}

beforeEach(() => document.body.replaceChildren())

test('the buttons scroll a row by as many cards as fit, and are inactive at its ends', () => {
  const { row, previous, next } = rowOf(4)
  expect([previous.ariaDisabled, next.ariaDisabled]).toEqual(['true', 'false'])
  next.click()
  expect(row.scrollLeft).toBe(4 * STEP)
  expect([previous.ariaDisabled, next.ariaDisabled]).toEqual(['false', 'false'])
  next.click()
  expect(row.scrollLeft).toBe(6 * STEP)
  expect([previous.ariaDisabled, next.ariaDisabled]).toEqual(['false', 'true'])
  previous.click()
  expect(row.scrollLeft).toBe(2 * STEP)
})

test('a row whose cards all fit has no buttons', () => {
  expect(rowOf(4).buttons.hasAttribute('data-active')).toBe(true)
  expect(rowOf(10).buttons.hasAttribute('data-active')).toBe(false)
})

test('after the row is removed, its buttons do nothing', () => {
  const { row, next, stop } = rowOf(4)
  stop.abort()
  next.click()
  expect(row.scrollLeft).toBe(0)
})
