/** Screenshots of the player app in a browser with the screen of a phone. */
import { type Browser, chromium, errors, type Page } from '@playwright/test'
import { getBrowser, launchArguments } from '../browser.ts'
import { shownTargets } from './shown-targets.ts'

function ignoreTimeout(error: unknown): void {
  if (!(error instanceof errors.TimeoutError)) throw error
}

export const phone = { width: 390, height: 844 } as const

/** Time limit in milliseconds for a page to load. */
const LOADED_WITHIN_MS = 30_000
/** Time limit in milliseconds for images and lists. Content that arrives later is missing in the screenshot. */
const SETTLED_WITHIN_MS = 4_000
/** Maximum height of a screenshot in CSS pixels. */
const MAX_HEIGHT = 6_000

export interface PageScreenshots {
  /** A PNG of the whole page, or of the screen if a popup covers it. */
  readonly whole: Buffer
  /**
   * PNGs of the screen, scrolled to targets that `whole` does not show. Popups are hidden in screenshots of targets
   * outside popups.
   */
  readonly parts: readonly { readonly addresses: readonly string[]; readonly image: Buffer }[]
  /** Targets that no PNG shows. */
  readonly hidden: readonly string[]
}

export interface ScreenshotBrowser {
  /**
   * Takes screenshots of the page at `url` that show the targets with these addresses. `inPopups`: addresses of targets
   * in popups.
   */
  readonly ofPage: (
    url: string,
    addresses: readonly string[],
    inPopups: ReadonlySet<string>,
  ) => Promise<PageScreenshots>
  /** Returns a PNG of an HTML file in a window of this width. */
  readonly ofFile: (file: string, width: number) => Promise<Buffer>
  readonly close: () => Promise<void>
}

const isPopup = (address: string): boolean => address.startsWith('popup:')

const isPopupOpen = (page: Page): Promise<boolean> => page.getByRole('dialog').first().isVisible()

const screenshotOf = (page: Page): Promise<Buffer> =>
  page.screenshot({ animations: 'disabled', timeout: LOADED_WITHIN_MS })

/** Takes screenshots of the screen, each after scrolling to the first target that no earlier screenshot shows. */
async function takeParts(
  page: Page,
  addresses: readonly string[],
  isCovered: boolean,
): Promise<Pick<PageScreenshots, 'parts' | 'hidden'>> {
  const parts: PageScreenshots['parts'][number][] = []
  const hidden: string[] = []
  if (addresses.length > 0) await page.setViewportSize(phone)
  if (addresses.length > 0 && isCovered) await hidePopups(page)
  let left = addresses
  for (let [first] = left; first !== undefined; [first] = left) {
    const shown = await shownTargets(page, left, first)
    if (shown.includes(first)) parts.push({ addresses: shown, image: await screenshotOf(page) })
    else hidden.push(first)
    left = left.filter((address) => address !== first && !shown.includes(address))
  }
  return { parts, hidden }
}

/** Hides open popups without closing them: some cannot be closed, and closing one may open the next. */
async function hidePopups(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const popup of document.querySelectorAll('[role="dialog"]'))
      if (popup.parentElement !== null) popup.parentElement.style.display = 'none'
    // The page under a popup is inert, so no element in it could be found by its position.
    for (const element of document.querySelectorAll('[inert]:not(.habi-kept)')) element.removeAttribute('inert')
  })
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
    // tsx adds calls of its helper `__name` to inner functions. The helper does not exist in the browser.
    await context.addInitScript('globalThis.__name = (value) => value')
    try {
      return await take(await context.newPage())
    } finally {
      await context.close()
    }
  }

  return {
    ofPage: (url, addresses, inPopups) =>
      withPage(phone, async (page) => {
        await page.goto(url, { timeout: LOADED_WITHIN_MS })
        await page.locator('html[data-live]').waitFor({ state: 'attached', timeout: LOADED_WITHIN_MS })
        // The preview bar appears when the facts of the persona are set.
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
        const fullHeight = Math.max(phone.height, Math.min(height, MAX_HEIGHT))
        // A popup covers the screen, so the screenshot shows only the screen, not the whole page.
        const isCovered = await isPopupOpen(page)
        if (!isCovered) await page.setViewportSize({ width: phone.width, height: fullHeight })
        const [popups, nodes] = [addresses.filter(isPopup), addresses.filter((address) => !isPopup(address))]
        const shown = await shownTargets(page, nodes)
        const whole = await screenshotOf(page)
        const left = nodes.filter((address) => !shown.includes(address))
        const isInPopup = (address: string): boolean => inPopups.has(address)
        // Nodes in popups come first, because popups are hidden for the screenshots of all other nodes.
        const inside = await takeParts(page, left.filter(isInPopup), false)
        const rest = await takeParts(
          page,
          left.filter((address) => !isInPopup(address)),
          isCovered,
        )
        return {
          whole,
          parts: [...inside.parts, ...rest.parts],
          hidden: [...(isCovered ? [] : popups), ...inside.hidden, ...rest.hidden],
        }
      }),
    ofFile: (file, width) =>
      withPage({ width, height: 800 }, async (page) => {
        await page.goto(`file://${file}`, { timeout: LOADED_WITHIN_MS })
        return await page.screenshot({ fullPage: true, timeout: LOADED_WITHIN_MS })
      }),
    close: () => browser.close(),
  }
}
