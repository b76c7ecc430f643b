import { type Browser, chromium, expect, test } from '@playwright/test'
import { getBrowser, launchArguments } from '../../tools/browser.ts'
import { type RunningSite, startSite } from './running-site.fixture.ts'

let site: RunningSite
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

interface Directory {
  readonly routes: readonly { readonly redirect?: object; readonly paths: readonly { readonly path: string }[] }[]
}

async function read<T>(path: string): Promise<T> {
  return (await (await fetch(site.origin + path)).json()) as T
}

test('the browser keeps every page whole while somebody is elsewhere, and going back shows it at once', async () => {
  test.setTimeout(300_000)
  const { routes } = await read<{ routes: { [language: string]: string } }>('/release.json')
  const directory = await read<Directory>(routes.en ?? '')
  const paths = directory.routes.flatMap(({ redirect, paths: [first] }) =>
    redirect === undefined && first !== undefined ? [first.path.replaceAll(/\{\w+\}/g, 'x')] : [],
  )
  expect(paths.length).toBeGreaterThan(20)
  const browser: Browser = await chromium.launch({
    executablePath: getBrowser(() => undefined),
    args: [...launchArguments],
    // Playwright switches the back/forward cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await (await browser.newContext()).newPage()
    const lost: string[] = []
    for (const path of paths) {
      await page.goto(site.origin + path)
      await page.locator('html[data-live]').waitFor({ state: 'attached' })
      // The second stage opens a stream for hints, which must not hold the page.
      await page.waitForTimeout(600)
      await page.evaluate(() => {
        const kept = globalThis as unknown as { restored?: boolean }
        addEventListener('pageshow', (event) => (kept.restored = (event as PageTransitionEvent).persisted))
      })
      await page.goto(`${site.origin}/healthz`)
      await page.evaluate(() => history.back()).catch(() => undefined)
      const restored = await page
        .waitForFunction(() => (globalThis as unknown as { restored?: boolean }).restored === true, undefined, { timeout: 5000 })
        .then(
          () => true,
          () => false,
        )
      if (!restored) lost.push(path)
    }
    expect(lost).toEqual([])
  } finally {
    await browser.close()
  }
})

for (const saves of [false, true])
  test(
    saves ? 'a finger on a link fetches nothing for who saves data' : 'a finger on a link fetches the next page before it is lifted',
    async ({ browser }) => {
      const context = await browser.newContext({ serviceWorkers: 'block' })
      const page = await context.newPage()
      if (saves) await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
      await page.goto(`${site.origin}/`)
      await page.waitForResponse(`${site.origin}/release.json`)
      await page.waitForTimeout(1500)
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      const tab = page.locator('nav a[href="/news"]').first()
      await tab.dispatchEvent('pointerdown')
      await page.waitForTimeout(1000)
      expect(asked.some((path) => /^\/r\/[0-9a-f]+\.json$/.test(path))).toBe(!saves)
      expect(new URL(page.url()).pathname).toBe('/')
      await tab.click()
      await expect(page).toHaveURL(`${site.origin}/news`)
      await context.close()
    },
  )
