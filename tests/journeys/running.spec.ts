/** What goes wrong after a page was delivered: the last good page stays, its links lead on, and nothing is thrown at the player. */
import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test'
import { watchForTrouble } from './player.fixture.ts'
import { type RunningSite, startSite } from './running-site.fixture.ts'

let site: RunningSite
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

interface Pointer {
  readonly sequence: number
  readonly build: string
  readonly routes: { readonly [language: string]: string }
}

async function pointer(): Promise<Pointer> {
  return (await (await fetch(`${site.origin}/release.json`)).json()) as Pointer
}

/** Something to see in the place of the page. */
async function mustShow(page: Page, what: string): Promise<void> {
  await expect(async () => {
    const words = await page.locator('main').innerText({ timeout: 2000 })
    expect(words.trim().length, what).toBeGreaterThan(20)
  }).toPass({ timeout: 15_000 })
}

/** The page shows, stays, and a link of it leads to another page that shows. */
async function mustStand(page: Page, trouble: readonly string[]): Promise<void> {
  await mustShow(page, 'the page')
  // Long enough for what comes after first paint to go wrong.
  await page.waitForTimeout(1500)
  await mustShow(page, 'the page a little later')
  await page.locator('a[href="/news"]').last().click()
  await expect(page).toHaveURL(`${site.origin}/news`)
  await mustShow(page, 'the page behind the link')
  await page.waitForTimeout(500)
  await mustShow(page, 'that page a little later')
  expect(trouble).toEqual([])
}

/** Waits until the service worker serves the page and has kept what it needs. */
async function settle(page: Page): Promise<void> {
  await page.goto(`${site.origin}/`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  for (const path of ['/news', '/']) {
    await page.goto(`${site.origin}${path}`)
    await expect(page.locator('html[data-live]')).toBeAttached()
    await page.waitForLoadState('networkidle').catch(() => undefined)
  }
}

test('without the network a page loads again, and the pages that were seen are there', async ({ page, context }) => {
  const trouble = watchForTrouble(page)
  await settle(page)
  await context.setOffline(true)
  await page.reload()
  await mustStand(page, trouble)
  await page.goto(`${site.origin}/slot`)
  await mustShow(page, 'a page that was never seen')
})

test('when the server is gone the player goes on, and finds it when it is back', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await settle(page)
  await site.kill()
  try {
    await mustStand(page, trouble)
    await page.reload()
    await mustShow(page, 'the page loaded again')
  } finally {
    await site.restart()
  }
  await page.goto(`${site.origin}/slot`)
  await expect(page.locator('html[data-live]')).toBeAttached()
  await mustShow(page, 'the page after the server is back')
  expect(trouble).toEqual([])
})

/** Without the service worker, so that each request can be spoilt. */
const faults: { readonly [what: string]: (context: BrowserContext) => Promise<unknown> } = {
  'an app whose bytes were changed on the way': async (context) => {
    const { routes } = await pointer()
    await context.route(`${site.origin}${routes.en}`, flipped)
  },
  'slices whose bytes were changed on the way': async (context) => {
    const { routes } = await pointer()
    await context.route(/\/r\/[0-9a-f]+\.json$/, (route) =>
      route
        .request()
        .url()
        .endsWith(routes.en ?? '')
        ? route.fallback()
        : flipped(route),
    )
  },
  'an app that is not there': async (context) => {
    const { routes } = await pointer()
    await context.route(`${site.origin}${routes.en}`, (route) => route.fulfill({ status: 404, body: 'no such file' }))
  },
  'slices that are not there': async (context) => {
    const { routes } = await pointer()
    await context.route(/\/r\/[0-9a-f]+\.json$/, (route) =>
      route
        .request()
        .url()
        .endsWith(routes.en ?? '')
        ? route.fallback()
        : route.fulfill({ status: 404, body: 'no such file' }),
    )
  },
  'a style that does not arrive': (context) => context.route(/\/r\/[0-9a-f]+\.css$/, (route) => route.abort()),
  'a pointer that is garbage': (context) => context.route('**/release.json', (route) => route.fulfill({ body: '{"sequence":' })),
  'a pointer that is something else': (context) =>
    context.route('**/release.json', (route) => route.fulfill({ json: { sequence: 'x', routes: 1 } })),
  'a pointer that fails': (context) => context.route('**/release.json', (route) => route.fulfill({ status: 500, body: 'no' })),
  'a pointer to a release that is not there': async (context) => {
    const good = await pointer()
    const routes = Object.fromEntries(Object.keys(good.routes).map((language) => [language, '/r/00000000000000000000.json']))
    await context.route('**/release.json', (route) => route.fulfill({ json: { ...good, sequence: good.sequence + 1, routes } }))
  },
  'widgets whose code does not arrive': (context) => context.route(/\/r\/b\/widgets-/, (route) => route.abort()),
  'no code at all but the boot script': (context) =>
    context.route(/\/r\/b\//, (route) => (route.request().url().includes('/boot-') ? route.fallback() : route.abort())),
  'no script at all': (context) => context.route(/\/r\/b\//, (route) => route.abort()),
  'a second stage that does not arrive': (context) => context.route(/\/r\/b\/live-/, (route) => route.abort()),
  'actions that do not arrive': (context) => context.route(/\/r\/b\/actions-/, (route) => route.abort()),
  'calls that fail': (context) => context.route('**/api/**', (route) => route.abort()),
  'calls answered with an error': (context) =>
    context.route('**/api/**', (route) => route.fulfill({ status: 500, body: '<h1>Internal</h1>' })),
  'calls answered with garbage': (context) =>
    context.route('**/api/**', (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"head":{"errCode":"0000"},"body":[1,' }),
    ),
  'calls answered with other types': (context) =>
    context.route('**/api/**', (route) =>
      route.fulfill({
        json: { head: { errCode: '0000', errMsg: '' }, body: { data: { x: [null, 7] }, list: 'no', gameKey: 3, oms: 'x' } },
      }),
    ),
  'calls answered with nothing': (context) => context.route('**/api/**', (route) => route.fulfill({ json: null })),
  'calls that never end': (context) => context.route('**/api/**', () => undefined),
  'a hint that fails': (context) => context.route('**/hint', (route) => route.abort()),
  'reports that are refused': (context) => context.route('**/report', (route) => route.abort()),
  'storage that is full': (context) =>
    context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    }),
  'storage that is forbidden': (context) =>
    context.addInitScript(() => {
      const forbid = {
        get: () => {
          throw new DOMException('no', 'SecurityError')
        },
        configurable: true,
      }
      Object.defineProperty(globalThis, 'localStorage', forbid)
      Object.defineProperty(globalThis, 'sessionStorage', forbid)
      Object.defineProperty(globalThis, 'caches', forbid)
      Object.defineProperty(globalThis, 'indexedDB', forbid)
    }),
  'storage full of garbage': (context) =>
    context.addInitScript(() => {
      for (const key of ['habi.release', 'habi.session', 'habi.skin', 'habi.device', 'habi.popups.', 'habi.lastLogin'])
        localStorage.setItem(key, key.length % 2 === 0 ? '{"sequence":' : '[{"x":null}]')
    }),
  'no service workers': (context) =>
    context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => ({ register: () => Promise.reject(new Error('no')) }) })
    }),
}

for (const [what, spoil] of Object.entries(faults))
  test(`with ${what} the page stays and its links lead on`, async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    const trouble = watchForTrouble(page)
    await spoil(context)
    await page.goto(`${site.origin}/`)
    await mustStand(page, trouble)
    await context.close()
  })

test('an older pointer takes nobody back', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const trouble = watchForTrouble(page)
  await page.goto(`${site.origin}/`)
  await expect(page.locator('html[data-live]')).toBeAttached()
  const good = await pointer()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('habi.release'))).toContain(`"sequence":${good.sequence}`)
  const older = { ...good, sequence: good.sequence - 1, routes: { en: '/r/00000000000000000000.json' } }
  await context.route('**/release.json', (route) => route.fulfill({ json: older }))
  await page.goto(`${site.origin}/slot`)
  await mustStand(page, trouble)
  const kept = JSON.parse((await page.evaluate(() => localStorage.getItem('habi.release'))) ?? '{}') as Pointer
  expect(kept.sequence).toBe(good.sequence)
  await context.close()
})

test('a release of another build is taken by loading a document', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const trouble = watchForTrouble(page)
  await page.goto(`${site.origin}/`)
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }))
  const good = await pointer()
  await context.route('**/release.json', (route) => route.fulfill({ json: { ...good, sequence: good.sequence + 1, build: 'another' } }))
  const asked = page.waitForRequest('**/release.json')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await asked
  await page.waitForTimeout(300)
  await page.locator('a[href="/news"]').last().click()
  await expect(page).toHaveURL(`${site.origin}/news`)
  await expect.poll(() => page.evaluate(() => (globalThis as { neverReloaded?: boolean }).neverReloaded)).toBeUndefined()
  await mustShow(page, 'the page of the document')
  expect(trouble).toEqual([])
  await context.close()
})

/** One bit of one byte is another. */
async function flipped(route: Route): Promise<void> {
  // Not through the browser: it may be closed by the time the answer is here.
  const response = await fetch(route.request().url())
  const body = Buffer.from(await response.arrayBuffer())
  const at = body.length >> 1
  body[at] = (body[at] ?? 0) ^ 1
  await route.fulfill({ contentType: response.headers.get('content-type') ?? '', body }).catch(() => undefined)
}
