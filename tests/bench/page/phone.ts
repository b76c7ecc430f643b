/** The phone that pages are measured on: a small screen, a slow network and a slow processor. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** Lighthouse's slow phone: 1.6 Mbps, 150 ms, processor slowed four times. */
const network = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }

export interface Phone {
  readonly context: BrowserContext
  readonly page: Page
  readonly session: CDPSession
}

export interface PhoneOptions {
  /** Slows network and processor. */
  readonly slow?: boolean
  readonly serviceWorkers?: 'allow' | 'block'
}

/** A fresh device: nothing cached, nothing stored. Close its context. */
export async function openPhone(browser: Browser, { slow = false, serviceWorkers = 'block' }: PhoneOptions = {}): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers,
  })
  const page = await context.newPage()
  // tsx names functions in source that is handed to the page, which has no such helper.
  await page.addInitScript('globalThis.__name = (f) => f')
  const session = await context.newCDPSession(page)
  if (slow) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  return { context, page, session }
}

export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.live !== undefined, undefined, { timeout: 30_000 })
}
