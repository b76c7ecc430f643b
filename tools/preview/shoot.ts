/** Pictures of the real player in a real browser, as a phone shows it. */
import { type Browser, chromium, type Page } from '@playwright/test'
import { getBrowser, launchArguments } from '../browser.ts'

export const phone = { width: 390, height: 844 } as const

/** Milliseconds for one page to come, and for its pictures and lists to settle. */
const PAGE_WITHIN = 30_000
const QUIET_WITHIN = 4_000
/** Pixels of a page that are shown; more nobody reads on a sheet. */
const TALLEST = 6_000

export interface Camera {
  /** A PNG of the page at `url`: of its whole length, or of the screen where something lies over it. */
  readonly shoot: (url: string) => Promise<Buffer>
  /** A PNG of an HTML file, as wide as `width`. */
  readonly sheet: (file: string, width: number) => Promise<Buffer>
  readonly close: () => Promise<void>
}

export async function openCamera(say: (line: string) => void): Promise<Camera> {
  const browser: Browser = await chromium.launch({ executablePath: getBrowser(say), args: [...launchArguments] })

  async function withPage<T>(size: { width: number; height: number }, take: (page: Page) => Promise<T>): Promise<T> {
    const context = await browser.newContext({
      viewport: size,
      isMobile: size === phone,
      hasTouch: size === phone,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    })
    try {
      return await take(await context.newPage())
    } finally {
      await context.close()
    }
  }

  return {
    shoot: (url) =>
      withPage(phone, async (page) => {
        await page.goto(url, { timeout: PAGE_WITHIN })
        await page.locator('html[data-live]').waitFor({ state: 'attached', timeout: PAGE_WITHIN })
        // The bar comes with the persona's facts.
        await page.locator('#preview').waitFor({ state: 'attached', timeout: PAGE_WITHIN })
        await page.waitForLoadState('networkidle', { timeout: QUIET_WITHIN }).catch(() => undefined)
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        // Pictures that wait until they are near are asked for.
        for (let y = 0; y < Math.min(height, TALLEST); y += phone.height) {
          await page.evaluate((top) => scrollTo(0, top), y)
          await page.waitForTimeout(60)
        }
        await page.evaluate(() => scrollTo(0, 0))
        await page.waitForLoadState('networkidle', { timeout: QUIET_WITHIN }).catch(() => undefined)
        // What lies over the page covers a screen, not the page's whole length.
        const isCovered = await page.getByRole('dialog').first().isVisible()
        if (!isCovered) await page.setViewportSize({ width: phone.width, height: Math.max(phone.height, Math.min(height, TALLEST)) })
        return await page.screenshot({ animations: 'disabled', timeout: PAGE_WITHIN })
      }),
    sheet: (file, width) =>
      withPage({ width, height: 800 }, async (page) => {
        await page.goto(`file://${file}`, { timeout: PAGE_WITHIN })
        return await page.screenshot({ fullPage: true, timeout: PAGE_WITHIN })
      }),
    close: () => browser.close(),
  }
}
