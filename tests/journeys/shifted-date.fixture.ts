/**
 * The date on which journeys run. `TEST_DATE`, such as `2026-12-15T20:00+08:00`, moves the clocks of the servers and of
 * the pages, so the journeys can run in and out of a season. The clock of the test process stays.
 */

import type { BrowserContext, Page } from '@playwright/test'

/** The name of the variable that tells the processes of one run how far to move their clocks, in milliseconds. */
const SHIFT = 'TEST_DATE_SHIFT'

/** Reads `TEST_DATE` once for all processes of this run. */
export function chooseDate(): void {
  const date = process.env.TEST_DATE
  if (date === undefined) return
  const shift = Date.parse(date) - Date.now()
  if (Number.isNaN(shift)) throw new Error(`TEST_DATE must be a date such as 2026-12-15T20:00+08:00, not "${date}"`)
  process.env[SHIFT] ??= String(shift)
}

/** Returns a script that moves the clock of the place that runs it; undefined when the journeys run today. */
export function dateScript(): string | undefined {
  const shift = process.env[SHIFT]
  return shift === undefined ? undefined : `(${String(moveClock)})(${shift})`
}

/** Returns the current time of the servers and of the pages, in milliseconds. */
export const journeyNow = (): number => Date.now() + Number(process.env[SHIFT] ?? 0)

type InitScript = Awaited<ReturnType<BrowserContext['addInitScript']>>

/** The scripts that move the clocks of pages. */
const pageScripts = new WeakMap<BrowserContext, InitScript>()

/** Moves the clocks of the pages that are opened in this context from now on. */
export async function moveClocks(context: BrowserContext): Promise<void> {
  const date = dateScript()
  if (date !== undefined) pageScripts.set(context, await context.addInitScript(date))
}

/**
 * Gives the page a clock that the journey can move. It starts at the current time of the servers, so the pages that are
 * opened from now on need no other script for it.
 */
export async function installClock(page: Page): Promise<void> {
  await pageScripts.get(page.context())?.dispose()
  await page.clock.install({ time: journeyNow() })
}

function moveClock(shift: number): void {
  const now = (): number => RealDate.now() + shift
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    apply: () => String(new RealDate(now())),
    construct: (date, given: readonly number[], target) =>
      Reflect.construct(date, given.length === 0 ? [now()] : given, target) as Date,
    get: (date, name) => (name === 'now' ? now : (Reflect.get(date, name) as unknown)),
  })
}
