/**
 * Failures after a page was delivered: the last good page stays, its links work, and players see no error. In a usual
 * run each kind of request fails in one way, in a full run in every way.
 */
import type { BrowserContext, Page, Route } from '@playwright/test'
import { sample } from '../sample.fixture.ts'
import { expect, test } from './journey.fixture.ts'
import { hydrate, open, tab, touch } from './player.fixture.ts'
import { followRequests, type RequestLog } from './requests.fixture.ts'
import { type RunningSite, startSite } from './running-site.fixture.ts'
import { collectProblems } from './problems.fixture.ts'

interface ServedPointer {
  readonly sequence: number
  readonly build: string
  readonly routes: { readonly [language: string]: string }
}

async function readPointer(site: RunningSite): Promise<ServedPointer> {
  return (await (await fetch(`${site.origin}/release.json`)).json()) as ServedPointer
}

/** Expects that the page shows text. */
async function expectPage(page: Page, what: string): Promise<void> {
  await expect(async () => {
    const text = await page.locator('main').innerText({ timeout: 2000 })
    expect(text.trim().length, what).toBeGreaterThan(20)
  }).toPass({ timeout: 15_000 })
}

/**
 * Expects that the page shows text, also after its requests have succeeded or failed, and that the same is true of a
 * page to which it links.
 */
async function expectWorkingPage(
  page: Page,
  requests: RequestLog,
  neverAnswered?: (url: string) => boolean,
): Promise<void> {
  await expectPage(page, 'the page')
  await touch(page)
  await requests.settled(neverAnswered)
  await expectPage(page, 'the page after its requests have settled')
  await page.locator('a[href="/news"]').last().click()
  await expect(page).toHaveURL(/\/news$/)
  await expectPage(page, 'the page of the link')
  await requests.settled(neverAnswered)
  await expectPage(page, 'the page of the link after its requests have settled')
}

test.describe('with a service worker', () => {
  let site: RunningSite
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    site = await startSite()
  })
  test.afterAll(() => site.stop())

  /** Waits until the service worker serves the page and has cached what it needs. */
  async function visitTwice(page: Page, requests: RequestLog): Promise<void> {
    await page.goto(`${site.origin}/`)
    await touch(page)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    for (const path of ['/news', '/']) {
      await page.goto(`${site.origin}${path}`)
      await hydrate(page)
      await requests.settled()
    }
  }

  test('a visited page can be reloaded without the network, and shows that the network is missing', async ({
    page,
    context,
    requests,
  }) => {
    await visitTwice(page, requests)
    const line = page.getByText('No network. Saved pages are shown.')
    await expect(line).toHaveCount(0)
    await context.setOffline(true)
    await expect(line).toBeVisible()
    await page.reload()
    await expectWorkingPage(page, requests)
    await expect(line).toHaveRole('status')
    await context.setOffline(false)
    await expect(line).toHaveCount(0)
  })

  test('without the network a page that was not visited shows a message, and opens when the network is back', async ({
    page,
    context,
    requests,
  }) => {
    await visitTwice(page, requests)
    await context.setOffline(true)
    // The message appears for a link in the running player app, and for a page that is opened by its address.
    await page.getByRole('link', { name: 'Slot', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible()
    await page.goto(`${site.origin}/slot`)
    await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible()
    await expect(page.getByText('21+ only')).toBeVisible()
    await expect(tab(page, 'Rewards')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('main').getByRole('link', { name: 'News', exact: true }).click()
    await expect(page).toHaveURL(`${site.origin}/news`)
    await expectPage(page, 'a visited page')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Most Popular' })).toBeVisible()
    await expect(page).toHaveURL(`${site.origin}/slot`)
  })

  test('the pages of a first visit load again without the network, in the language of the player', async ({
    page,
    context,
    requests,
  }) => {
    await context.addCookies([{ name: 'lang', value: 'tl', url: site.origin }])
    await open(page, `${site.origin}/slot/most-popular`)
    const cached = (): Promise<string[]> =>
      page.evaluate(async () =>
        (await (await caches.open('habi-pages')).keys()).map(({ url }) => new URL(url).pathname).sort(),
      )
    await expect.poll(cached).toEqual(['/release.json', '/slot/most-popular'])
    await requests.settled()
    await tab(page, 'Balita').click()
    await expect(page).toHaveURL(`${site.origin}/news`)
    await expect.poll(cached).toContain('/news')
    await requests.settled()
    await context.setOffline(true)
    for (const path of ['/slot/most-popular', '/news']) {
      await page.goto(site.origin + path)
      await hydrate(page)
      await expectPage(page, path)
      await expect(page.getByText('Walang network. Mga naka-save na pahina ang nakikita.')).toBeVisible()
    }
    await page.goto(`${site.origin}/rewards`)
    await expect(page.getByRole('heading', { name: 'Walang network', exact: true })).toBeVisible()
    await expect(page.getByText('21+ lamang')).toBeVisible()
  })

  test('the player app keeps working while the server is down and after it is back', async ({ page, requests }) => {
    await visitTwice(page, requests)
    await site.kill()
    try {
      await expectWorkingPage(page, requests)
      await page.reload()
      await expectPage(page, 'the page after a reload')
    } finally {
      await site.restart()
    }
    await page.goto(`${site.origin}/slot`)
    await hydrate(page)
    await expectPage(page, 'the page after the server is back')
  })
})

interface RequestFault {
  /** URLs whose requests fail. The test fails if no such request was made. */
  readonly urls: RegExp | ((pointer: ServedPointer) => RegExp)
  readonly spoil: (route: Route, pointer: ServedPointer) => Promise<void> | void
  /** True for a fault that leaves requests without an answer. */
  readonly neverAnswers?: true
  /** URLs whose requests are also aborted, because with their answers the page would not send the failing requests. */
  readonly alsoAborted?: RegExp
}

const abort = (route: Route): Promise<void> => route.abort()
const notFound = (route: Route): Promise<void> => route.fulfill({ status: 404, body: 'not found' })
/** The directory of routes in English. */
const directory = ({ routes }: ServedPointer): RegExp => new RegExp(`${routes.en ?? ''}$`)
const exceptDirectory = ({ routes }: ServedPointer): RegExp =>
  new RegExp(`(?<!${routes.en ?? ''})(?<=/r/[0-9a-f]+\\.json)$`)

/** Failing requests. The service worker is off, because it would answer some of them. */
const requestFaults: { readonly [what: string]: RequestFault } = {
  'an app file with a changed bit': { urls: directory, spoil: flipBit },
  'slices with a changed bit': { urls: exceptDirectory, spoil: flipBit },
  'a missing app file': { urls: directory, spoil: notFound },
  'missing slices': { urls: exceptDirectory, spoil: notFound },
  'a style sheet that does not load': { urls: /\/r\/[0-9a-f]+\.css$/, spoil: abort },
  'a pointer that is not JSON': { urls: /\/release\.json$/, spoil: (route) => route.fulfill({ body: '{"sequence":' }) },
  'a pointer with properties of other types': {
    urls: /\/release\.json$/,
    spoil: (route) => route.fulfill({ json: { sequence: 'x', routes: 1 } }),
  },
  'a pointer answered with status 500': {
    urls: /\/release\.json$/,
    spoil: (route) => route.fulfill({ status: 500, body: 'no' }),
  },
  'a pointer to a missing release': {
    urls: /\/release\.json$/,
    spoil: (route, pointer) => {
      const routes = Object.fromEntries(
        Object.keys(pointer.routes).map((language) => [language, '/r/00000000000000000000.json']),
      )
      return route.fulfill({ json: { ...pointer, sequence: pointer.sequence + 1, routes } })
    },
  },
  'widget code that does not load': { urls: /\/r\/b\/widgets-/, spoil: abort },
  'no code but the boot script': { urls: /\/r\/b\/(?!boot-)/, spoil: abort },
  'no script at all': { urls: /\/r\/b\//, spoil: abort },
  'a second stage that does not load': { urls: /\/r\/b\/live-/, spoil: abort },
  'actions that do not load': { urls: /\/r\/b\/areas-actions-/, spoil: abort },
  'business areas that do not load': { urls: /\/r\/b\/areas-(?!actions)/, spoil: abort },
  'calls that fail': { urls: /\/api\//, spoil: abort },
  'calls answered with status 500': {
    urls: /\/api\//,
    spoil: (route) => route.fulfill({ status: 500, body: '<h1>Internal</h1>' }),
  },
  'calls answered with half an answer': {
    urls: /\/api\//,
    spoil: (route) => route.fulfill({ contentType: 'application/json', body: '{"head":{"errCode":"0000"},"body":[1,' }),
  },
  'calls answered with other types': {
    urls: /\/api\//,
    spoil: (route) =>
      route.fulfill({
        json: {
          head: { errCode: '0000', errMsg: '' },
          body: { data: { x: [null, 7] }, list: 'no', gameKey: 3, oms: 'x' },
        },
      }),
  },
  'calls answered with null': { urls: /\/api\//, spoil: (route) => route.fulfill({ json: null }) },
  'calls that are never answered': { urls: /\/api\//, spoil: () => undefined, neverAnswers: true },
  'a hint stream that fails': { urls: /\/hint(\?|$)/, spoil: abort },
  'failure reports that are refused': { urls: /\/report$/, spoil: abort, alsoAborted: /\/r\/b\/live-/ },
}

const requestsOf = ([, { urls }]: readonly [string, RequestFault]): string => String(urls)
const allFaults = Object.entries(requestFaults)
/** Faults of some kinds of requests; in a full run, all faults. */
const testedFaults = sample(allFaults, { count: 3, groupOf: requestsOf })

for (const [what, { urls, spoil, neverAnswers, alsoAborted }] of testedFaults)
  test(`with ${what} the page stays and its links work`, async ({ browser, site }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    const problems = collectProblems(page)
    const requests = followRequests(context)
    const pointer = await readPointer(site)
    const pattern = urls instanceof RegExp ? urls : urls(pointer)
    if (alsoAborted !== undefined) await context.route(alsoAborted, abort)
    let spoilt = 0
    await context.route(pattern, async (route) => {
      spoilt++
      await spoil(route, pointer)
    })
    await page.goto(`${site.origin}/`)
    await expectWorkingPage(page, requests, neverAnswers === true ? (url) => pattern.test(url) : undefined)
    expect(spoilt).toBeGreaterThan(0)
    expect(problems).toEqual([])
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  })

/** Scripts that remove features which a browser may lack or forbid. They run in the page before its own scripts. */
const browserFaults: { readonly [what: string]: (context: BrowserContext) => Promise<unknown> } = {
  'full storage': (context) =>
    context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    }),
  'forbidden storage': (context) =>
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
  'storage with invalid values': (context) =>
    context.addInitScript(() => {
      for (const key of ['habi.release', 'habi.session', 'habi.skin', 'habi.device', 'habi.popups.', 'habi.login'])
        localStorage.setItem(key, key.length % 2 === 0 ? '{"sequence":' : '[{"x":null}]')
    }),
  'service workers that cannot be registered': (context) =>
    context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', {
        get: () => ({ register: () => Promise.reject(new Error('no')) }),
      })
    }),
}

for (const [what, spoil] of sample(Object.entries(browserFaults), { count: 2 }))
  test(`with ${what} the page stays and its links work`, async ({ page, context, requests, site }) => {
    await spoil(context)
    await page.goto(`${site.origin}/`)
    await expectWorkingPage(page, requests)
  })

test.describe('without a service worker', () => {
  // A service worker would answer requests before the route of the test sees them.
  test.use({ serviceWorkers: 'block' })

  test('a pointer with a lower sequence is ignored', async ({ page, context, requests, site }) => {
    const pointer = await readPointer(site)
    const storedSequence = async (): Promise<number | undefined> => {
      const text = await page.evaluate(() => localStorage.getItem('habi.release'))
      return text === null ? undefined : (JSON.parse(text) as ServedPointer).sequence
    }
    await page.goto(`${site.origin}/`)
    await hydrate(page)
    await expect.poll(storedSequence).toBe(pointer.sequence)
    const older = { ...pointer, sequence: pointer.sequence - 1, routes: { en: '/r/00000000000000000000.json' } }
    let served = 0
    await context.route('**/release.json', (route) => {
      served++
      return route.fulfill({ json: older })
    })
    await page.goto(`${site.origin}/slot`)
    await expectWorkingPage(page, requests)
    expect(served).toBeGreaterThan(0)
    expect(await storedSequence()).toBe(pointer.sequence)
  })

  test('a release of another player build takes effect with a full page load at the next navigation', async ({
    page,
    context,
    requests,
    site,
  }) => {
    await page.goto(`${site.origin}/`)
    await hydrate(page)
    await requests.settled()
    await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }))
    const pointer = await readPointer(site)
    await context.route('**/release.json', (route) =>
      route.fulfill({ json: { ...pointer, sequence: pointer.sequence + 1, build: 'another' } }),
    )
    const answered = page.waitForResponse('**/release.json')
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await answered
    await requests.settled()
    await page.locator('a[href="/news"]').last().click()
    await expect(page).toHaveURL(`${site.origin}/news`)
    await expect
      .poll(() => page.evaluate(() => (globalThis as { neverReloaded?: boolean }).neverReloaded))
      .toBeUndefined()
    await expectPage(page, 'the page of the document')
  })
})

/** Changes one bit of the answer. */
async function flipBit(route: Route): Promise<void> {
  const response = await route.fetch()
  const body = await response.body()
  const at = body.length >> 1
  body[at] = (body[at] ?? 0) ^ 1
  await route.fulfill({ response, body })
}
