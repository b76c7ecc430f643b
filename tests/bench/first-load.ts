/** One cold first load in a fresh browser context: what came over the wire, what was painted when, what jumped. */
import type { Browser } from '@playwright/test'

export interface FirstLoad {
  /** Encoded bytes of all scripts until the page is live. */
  readonly scriptBytes: number
  readonly allBytes: number
  /** Requests that ended before the largest contentful paint, the document among them. */
  readonly requestsBeforeLcp: number
  /** Of these, requests for configuration (release JSON, pointer). */
  readonly configurationBeforeLcp: number
  readonly cls: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
}

/** Lighthouse's slow phone: 1.6 Mbps, 150 ms, processor slowed four times. */
const network = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const SETTLE_MS = 4000

interface Painted {
  readonly cls: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly ended: readonly { readonly name: string; readonly at: number }[]
}

export async function measureFirstLoad(
  browser: Browser,
  url: string,
  login?: { readonly loginName: string; readonly password: string },
): Promise<FirstLoad> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    if (login !== undefined) await keepSession(page, url, login)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.clearBrowserCache')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const types = new Map<string, string>()
    let scriptBytes = 0
    let allBytes = 0
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      allBytes += encodedDataLength
      if (types.get(requestId) === 'Script') scriptBytes += encodedDataLength
    })
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForFunction(() => document.documentElement.dataset.live !== undefined, undefined, { timeout: 30_000 })
    await page.waitForTimeout(SETTLE_MS)
    const seen = await page.evaluate(() => {
      const painted = (globalThis as unknown as { habiPainted: { cls: number; lcp: number; tbt: number } }).habiPainted
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const ended = performance
        .getEntriesByType('resource')
        .map((entry) => ({ name: entry.name, at: (entry as PerformanceResourceTiming).responseEnd }))
      return { ...painted, fcp, ended } satisfies Painted
    })
    const before = seen.ended.filter(({ at }) => at > 0 && at <= seen.lcp)
    const isConfiguration = ({ name }: { name: string }): boolean => /\/release\.json|\/r\/[0-9a-f]+\.json/.test(name)
    return {
      scriptBytes,
      allBytes,
      requestsBeforeLcp: before.length + 1,
      configurationBeforeLcp: before.filter(isConfiguration).length,
      cls: seen.cls,
      fcp: seen.fcp,
      lcp: seen.lcp,
      tbt: seen.tbt,
    }
  } finally {
    await context.close()
  }
}

/** Runs in the page before anything else. */
function observe(): void {
  const painted = { cls: 0, lcp: 0, tbt: 0 }
  Object.assign(globalThis, { habiPainted: painted })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) painted.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) painted.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) painted.tbt += Math.max(0, entry.duration - 50)
  }).observe({ type: 'longtask', buffered: true })
}

/** A device on which somebody is logged in: the session lies in storage before the first byte of the page. */
async function keepSession(
  page: import('@playwright/test').Page,
  url: string,
  login: { readonly loginName: string; readonly password: string },
): Promise<void> {
  await page.goto(`${url}?dialogType=login`)
  await page.getByRole('dialog').getByRole('textbox').first().fill(login.loginName)
  await page.getByRole('dialog').locator('input[type=password]').fill(login.password)
  const consent = page.getByRole('dialog').getByRole('checkbox')
  if ((await consent.count()) > 0) await consent.check()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /log ?in/i })
    .last()
    .click()
  await page.waitForFunction(() => localStorage.getItem('habi.session')?.includes('loginName') === true)
  await page.goto('about:blank')
}
