/** Screenshots of the player app in a browser with the screen of a phone. */
import { type Browser, chromium, errors, type Page } from '@playwright/test'
import { getBrowser, launchArguments } from '../browser.ts'

function ignoreTimeout(error: unknown): void {
  if (!(error instanceof errors.TimeoutError)) throw error
}

export const phone = { width: 390, height: 844 } as const

/** Milliseconds for a page to load. */
const LOADED_WITHIN_MS = 30_000
/** Milliseconds for the images and lists of a page to load. What is late is missing in the screenshot. */
const SETTLED_WITHIN_MS = 4_000
/** Height of the tallest screenshot, CSS pixels. */
const MAX_HEIGHT = 6_000

export interface ScreenshotBrowser {
  /** A PNG of the page at `url`: the whole page, or the screen where a popup covers it. */
  readonly ofPage: (url: string) => Promise<Buffer>
  /** A PNG of an HTML file in a window of this width. */
  readonly ofFile: (file: string, width: number) => Promise<Buffer>
  readonly close: () => Promise<void>
}

export async function openScreenshotBrowser(report: (line: string) => void): Promise<ScreenshotBrowser> {
  const browser: Browser = await chromium.launch({ executablePath: getBrowser(report), args: [...launchArguments] })

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
    ofPage: (url) =>
      withPage(phone, async (page) => {
        await page.goto(url, { timeout: LOADED_WITHIN_MS })
        await page.locator('html[data-live]').waitFor({ state: 'attached', timeout: LOADED_WITHIN_MS })
        // The preview bar appears with the facts of the persona.
        await page.locator('#preview').waitFor({ state: 'attached', timeout: LOADED_WITHIN_MS })
        await page.waitForLoadState('networkidle', { timeout: SETTLED_WITHIN_MS }).catch(ignoreTimeout)
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        // Scrolling loads the lazy images.
        for (let y = 0; y < Math.min(height, MAX_HEIGHT); y += phone.height) {
          await page.evaluate(
            (top) =>
              new Promise<void>(
                (painted) => (scrollTo(0, top), requestAnimationFrame(() => requestAnimationFrame(() => painted()))),
              ),
            y,
          )
        }
        await page.evaluate(() => scrollTo(0, 0))
        await page
          .waitForFunction(() => [...document.images].every(({ complete }) => complete), undefined, {
            timeout: SETTLED_WITHIN_MS,
          })
          .catch(ignoreTimeout)
        // A popup covers the screen, not the whole page.
        const isCovered = await page.getByRole('dialog').first().isVisible()
        if (!isCovered)
          await page.setViewportSize({
            width: phone.width,
            height: Math.max(phone.height, Math.min(height, MAX_HEIGHT)),
          })
        return await page.screenshot({ animations: 'disabled', timeout: LOADED_WITHIN_MS })
      }),
    ofFile: (file, width) =>
      withPage({ width, height: 800 }, async (page) => {
        await page.goto(`file://${file}`, { timeout: LOADED_WITHIN_MS })
        return await page.screenshot({ fullPage: true, timeout: LOADED_WITHIN_MS })
      }),
    close: () => browser.close(),
  }
}
