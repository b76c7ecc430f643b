import { type Browser, chromium } from '@playwright/test'
import { getFullBrowser, launchArguments } from '../../tools/browser.ts'
import { sample } from '../sample.fixture.ts'
import { pageRoutes, pathOf } from './configuration.fixture.ts'
import { expect, test } from './journey.fixture.ts'
import { open, touch } from './player.fixture.ts'
import { followRequests } from './requests.fixture.ts'

test('the back/forward cache of the browser keeps every page', async ({ site }) => {
  // The browser does not cache answers with the status 404: routes of other hosts, and `/collection/slot_x`.
  const routes = pageRoutes.filter(({ id, hosts }) => hosts === undefined && id !== 'collection-slot-unknown')
  const paths = sample(routes, { count: 3 }).map(pathOf)
  test.setTimeout(240_000 + paths.length * 15_000)
  const browser: Browser = await chromium.launch({
    executablePath: getFullBrowser(() => undefined),
    args: [...launchArguments],
    // Playwright disables the back/forward cache with this argument.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const context = await browser.newContext()
    const requests = followRequests(context)
    const page = await context.newPage()
    const lost: string[] = []
    for (const path of paths) {
      // The second stage of the start opens a stream of hints, which must not keep the page out of the back/forward
      // cache.
      const streaming = page.waitForRequest(/\/hint\?/)
      await page.goto(site.origin + path)
      await touch(page)
      await streaming
      // When the service worker takes control at the first visit, the browser empties the back/forward cache.
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      // Waits, because a guard may redirect to another page, which must load before the test leaves it.
      await requests.settled()
      await page.evaluate(() => {
        const kept = globalThis as unknown as { restored?: boolean }
        addEventListener('pageshow', (event) => (kept.restored = (event as PageTransitionEvent).persisted))
      })
      await page.goto(`${site.origin}/healthz`)
      await page.evaluate(() => void setTimeout(() => history.back()))
      const restored = await page
        .waitForFunction(() => (globalThis as unknown as { restored?: boolean }).restored === true, undefined, {
          timeout: 5000,
        })
        .then(
          () => true,
          () => false,
        )
      if (!restored) lost.push(`${path}: ${await page.evaluate(reasonsNotRestored)}`)
    }
    expect(lost).toEqual([])
  } finally {
    await browser.close()
  }
})

/** Returns as JSON why the browser did not restore the page. */
function reasonsNotRestored(): string {
  return JSON.stringify(
    performance
      .getEntriesByType('navigation')
      .map((entry) => (entry as PerformanceEntry & { readonly notRestoredReasons?: unknown }).notRestoredReasons),
  )
}

test.describe('the start of a press on a link', () => {
  // A service worker would answer requests before this test sees them.
  test.use({ serviceWorkers: 'block' })

  for (const savesData of [false, true])
    test(
      savesData ? 'loads nothing for a visitor who saves data' : 'loads the next page',
      async ({ page, requests, site }) => {
        if (savesData)
          await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
        const pointer = page.waitForResponse(`${site.origin}/release.json`)
        await open(page, `${site.origin}/`)
        await pointer
        await requests.settled()
        const paths: string[] = []
        page.on('request', (request) => paths.push(new URL(request.url()).pathname))
        const tab = page.locator('nav a[href="/news"]').first()
        await tab.dispatchEvent('pointerdown')
        await requests.settled()
        expect(paths.some((path) => /^\/r\/[0-9a-f]+\.json$/.test(path))).toBe(!savesData)
        expect(new URL(page.url()).pathname).toBe('/')
        await tab.click()
        await expect(page).toHaveURL(`${site.origin}/news`)
      },
    )
})
