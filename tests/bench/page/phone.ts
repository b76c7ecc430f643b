/** A browser like a phone: a small screen, and optionally a slow network and processor. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { followRequests, type RequestLog } from '../../journeys/requests.fixture.ts'

/** The slow phone of Lighthouse: 1.6 Mbps, a latency of 150 ms, and a processor slowed four times. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

export interface BenchPhone {
  readonly context: BrowserContext
  readonly page: Page
  readonly session: CDPSession
  readonly requests: RequestLog
}

export interface PhoneOptions {
  /** Slows network and processor. */
  readonly slow?: boolean
  readonly serviceWorkers?: 'allow' | 'block'
}

/** A new device without cache and storage. The caller closes its context. */
export async function openPhone(
  browser: Browser,
  { slow = false, serviceWorkers = 'block' }: PhoneOptions = {},
): Promise<BenchPhone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers,
  })
  const requests = followRequests(context)
  const page = await context.newPage()
  // Defines `__name`, which tsx calls in functions that run in the page.
  await page.addInitScript('globalThis.__name = (f) => f')
  const session = await context.newCDPSession(page)
  if (slow) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  return { context, page, session, requests }
}

export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.live !== undefined, undefined, { timeout: 30_000 })
}
