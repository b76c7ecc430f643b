/** Thirty taps on the controls of a page, on a slow processor: the time from the slowest tap to its paint. */
import type { Browser, Page } from '@playwright/test'
import type { PageProxy } from './page-proxy.ts'
import { openPhone, untilLive } from './phone.ts'

export interface TapResult {
  readonly slowestMs: number
  readonly slowest: string
  readonly taps: number
}

const TAPS = 30
const BETWEEN_MS = 450

export async function measureTaps(browser: Browser, gate: PageProxy, path: string): Promise<TapResult> {
  const { context, page, session } = await openPhone(browser)
  try {
    await page.addInitScript(observe)
    await page.goto(gate.origin + path)
    await untilLive(page)
    await page.waitForTimeout(2500)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    let slowestMs = 0
    let slowest = ''
    let taps = 0
    for (let n = 0; n < TAPS; n++) {
      const name = await tap(page, n)
      if (name === undefined) continue
      taps++
      await page.waitForTimeout(BETWEEN_MS)
      const ms = await page.evaluate(() => (globalThis as unknown as { taken: () => number }).taken())
      if (ms > slowestMs) [slowestMs, slowest] = [ms, name]
    }
    return { slowestMs, slowest, taps }
  } finally {
    await context.close()
  }
}

/**
 * Taps an enabled and visible control of the open popup, or else of the page. The choice is the same in every run.
 */
async function tap(page: Page, n: number): Promise<string | undefined> {
  const found = await page.evaluate((turn) => {
    const dialog = [...document.querySelectorAll('[role=dialog],dialog[open]')].at(-1)
    const within: ParentNode = dialog ?? document
    const controls = [...within.querySelectorAll<HTMLElement>('button:not([disabled]),a[href^="/"],summary')].filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && control.closest('[inert]') === null,
    )
    // In a popup, takes the controls in order, so one of the taps closes the popup.
    const control =
      dialog === undefined
        ? controls[(turn * 7) % Math.max(1, controls.length)]
        : controls[turn % Math.max(1, controls.length)]
    if (control === undefined) return undefined
    control.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = control.getBoundingClientRect()
    const name = control.getAttribute('aria-label') ?? control.textContent ?? control.tagName
    return { x: x + width / 2, y: y + height / 2, name: name.trim().slice(0, 40) }
  }, n)
  if (found === undefined) return undefined
  await page.waitForTimeout(100)
  await page.evaluate(() => (globalThis as unknown as { taken: () => number }).taken())
  await page.touchscreen.tap(found.x, found.y)
  return found.name
}

function observe(): void {
  let worst = 0
  Object.assign(globalThis, {
    taken() {
      const ms = worst
      worst = 0
      return ms
    },
  })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) worst = Math.max(worst, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
