import type { Page } from '@playwright/test'
import { type PreviewRequest, writePreviewToken } from '../../engine/core/preview-token.ts'
import { expect, inFullRuns, test } from './journey.fixture.ts'
import { logIn, open } from './player.fixture.ts'
import { type RunningSite, startSite } from './running-site.fixture.ts'

const DAY = 86_400_000
/** Midnight in Manila about a month from now. */
const later = Math.floor((Date.now() + 30 * DAY) / DAY) * DAY - 8 * 3_600_000
const wall = (at: number): string => new Date(at + 8 * 3_600_000).toISOString().slice(0, 16)

const heading = (id: string, text: { readonly en: string; readonly tl: string; readonly cn: string }) => ({
  id,
  widget: 'Heading',
  v: 1,
  props: { text: { $text: text } },
})

test.describe.configure({ mode: 'default' })
let site: RunningSite
test.beforeAll(async () => {
  site = await startSite()
  await site.edit('page/home.json', (page) => {
    const root = page['root'] as { slots: { items: object[] } }
    root.slots.items.push({
      ...heading('for-vip', { en: 'For our VIP guests', tl: 'Para sa mga VIP', cn: '贵宾专享' }),
      when: { fact: 'player.vipLevel', op: 'gte', value: 5 },
    })
  })
  const schedule = { from: wall(later), until: wall(later + 9 * DAY) }
  await site.edit('banner/home-top/christmas.json', (banner) => (banner['schedule'] = schedule))
  await site.edit('skin/parol.json', (skin) => (skin['schedule'] = schedule))
  const { code, output } = await site.run('publish', site.config)
  expect(output).toContain('Published')
  expect(code).toBe(0)
})
test.afterAll(() => site.stop())

/** This persona has made a deposit, because otherwise a popup would open. */
const vip = { 'session.loggedIn': true, 'player.vipLevel': 5, 'player.firstDeposit': true }
const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' })

async function look(page: Page, preview: PreviewRequest, path = '/'): Promise<void> {
  await open(page, `${site.origin}${path}?preview=${writePreviewToken(preview)}`)
  await expect(bar(page)).toBeVisible()
}

/** Everything that the browser has stored for the site. */
async function storedData(page: Page): Promise<unknown> {
  const inPage = await page.evaluate(async () => ({
    local: Object.fromEntries(
      Object.entries({ ...localStorage }).map(([key, text]: [string, string]) => [key, text.length]),
    ),
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys())
          .map((request) => request.url)
          .filter((url) => /[/?&]preview[?=]/.test(url)),
      ),
    ).then((lists) => lists.flat()),
  }))
  return { ...inPage, cookies: await page.context().cookies() }
}

test('content for VIP players is shown to a VIP persona, and not to a visitor', async ({ page }) => {
  await look(page, { facts: vip, at: Date.now() })
  await expect(page.getByRole('heading', { name: 'For our VIP guests' })).toBeVisible()
  await expect(bar(page)).toContainText('logged in, VIP level 5')
  await look(page, { facts: {}, at: Date.now() })
  await expect(bar(page)).toContainText('a visitor')
  await expect(page.getByRole('heading', { name: 'Popular now' })).toBeAttached()
  await expect(page.getByRole('heading', { name: 'For our VIP guests' })).toBeHidden()
})

test('every tab of a persona has its icon, including tabs that the delivered page does not have', async ({ page }) => {
  await look(page, { facts: { ...vip, 'player.fortuneZone': true }, at: Date.now() })
  await expect(bar(page)).toContainText('logged in')
  const tabs = page.getByRole('navigation').first().getByRole('link')
  await expect(tabs.first()).toBeVisible()
  const icons = await tabs.evaluateAll((links) => links.map((link) => link.querySelectorAll('svg path').length > 0))
  expect(icons.length).toBeGreaterThan(3)
  expect(icons).not.toContain(false)
})

test('a preview of a later instant shows the content and the skin that are scheduled for this instant', async ({
  page,
}) => {
  await look(page, { facts: {}, at: later - 1000 })
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'night')
  await expect(page.getByText('Bingo on Christmas nights')).toHaveCount(0)
  await look(page, { facts: {}, at: later })
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'parol')
  await expect(page.getByText('Bingo on Christmas nights').first()).toBeAttached()
  await expect(bar(page)).toContainText(`00:00 Manila`)
})

test('a preview shows the language, the skin and the popups of its persona', async ({ page }) => {
  const facts = {
    'session.loggedIn': true,
    'player.firstDeposit': false,
    'player.loginTimes': 1,
    'player.hasMobile': true,
  }
  await look(page, { facts, at: later, language: 'tl', skin: 'morning' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'morning')
  await expect(page.getByRole('dialog', { name: 'Rebate sa Unang Deposit' })).toBeVisible()
})

test('a preview continues on other pages, including those behind the login, until "Leave preview" is pressed', async ({
  page,
}) => {
  await look(page, { facts: vip, at: later })
  await page.getByRole('link', { name: 'Slot', exact: true }).click()
  await expect(page).toHaveURL(/\/slot\?preview=/)
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'parol')
  await look(page, { facts: vip, at: later }, '/account')
  await expect(page).toHaveURL(/\/account\?preview=/)
  await page.getByRole('link', { name: 'Leave preview' }).click()
  // This browser is not logged in, so the account page redirects to Home and opens the login.
  await expect(page).toHaveURL(`${site.origin}/`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})

test('a preview stores nothing, sends no calls about a player and sends no reports', async ({ page, requests }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`))
  await look(page, { facts: { ...vip, 'session.loginName': 'juan01' }, at: later })
  await page.getByRole('link', { name: 'Slot', exact: true }).click()
  await expect(page.getByText(/15\/\d+$/)).toBeAttached()
  await requests.settled()
  expect(await storedData(page)).toEqual({ local: {}, session: {}, databases: [], caches: [], cookies: [] })
  expect(sent.filter((request) => request.includes('juan01'))).toEqual([])
  expect(sent.filter((request) => /^\/(report|sw\.js)|customer\//.test(request))).toEqual([])
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(0)
  await expect(page.locator('meta[name=robots][content=noindex]')).toBeAttached()
})

test('a preview frame that is removed while a popup loads reports no failed request', async ({ page, problems }) => {
  const token = writePreviewToken({ facts: { 'session.loggedIn': true }, at: Date.now() })
  await open(page, `${site.origin}/terms-of-use`)
  let answer = (): void => undefined
  const isRemoved = new Promise<void>((resolve) => (answer = resolve))
  let isHeld = false
  await page.route(/\/r\/[0-9a-f]{20}\.json$/, async (route) => {
    const response = await route.fetch()
    if (((await response.json()) as { readonly page?: string }).page?.startsWith('popup:') === true) {
      isHeld = true
      await isRemoved
    }
    // The request of a removed frame has ended.
    await route.fulfill({ response }).catch(() => undefined)
  })
  await page.evaluate((src) => {
    const frame = Object.assign(document.createElement('iframe'), { src, sandbox: 'allow-scripts allow-forms' })
    document.body.append(frame)
  }, `/?preview=${token}`)
  await expect.poll(() => isHeld).toBe(true)
  await page.evaluate(() => document.querySelector('iframe')?.remove())
  await expect(page.locator('iframe')).toHaveCount(0)
  // A report would follow the end of the request at once.
  await page.waitForTimeout(500)
  answer()
  expect(problems).toEqual([])
})

test('a player who opens a preview is still logged in afterwards', async ({ page, requests }) => {
  await open(page, `${site.origin}/?dialogType=login`)
  await logIn(page, 'demo01', 'habi2026')
  await expect(page.getByRole('dialog')).toBeHidden()
  await open(page, `${site.origin}/`)
  await expect(page.getByText(/^₱[\d,]+\.\d\d$/).first()).toBeVisible()
  await requests.settled()
  const before = await storedData(page)
  // Without a preview, the site stores data.
  expect(before).toHaveProperty(['local', 'habi.session'])
  await look(page, { facts: {}, at: later })
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Slot', exact: true }).click()
  await expect(page.getByText(/15\/\d+$/)).toBeAttached()
  expect(await storedData(page)).toEqual(before)
  await page.getByRole('link', { name: 'Leave preview' }).click()
  await expect(page).toHaveURL(`${site.origin}/slot`)
  await expect(page.getByText(/^₱[\d,]+\.\d\d$/).first()).toBeVisible()
})

test('a login is refused in a preview', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await look(page, { facts: {}, at: later })
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await logIn(page, 'demo01', 'habi2026')
  await expect(page.getByText('a preview has none').first()).toBeVisible()
  expect(sent.filter((path) => path.includes('loginAndRegister'))).toEqual([])
})

/** Publishes the site with this heading on Home. Returns the hash of the release. */
async function publishHeading(text: string): Promise<string> {
  await site.edit('page/home.json', (page) => {
    const { items } = (page['root'] as { slots: { items: { id: string }[] } }).slots
    const kept = items.filter(({ id }) => id !== 'fair')
    items.splice(0, items.length, heading('fair', { en: text, tl: text, cn: text }), ...kept)
  })
  const { output } = await site.run('publish', site.config)
  const release = /Published release \d+: ([0-9a-f]{20})/.exec(output)?.[1]
  if (release === undefined) throw new Error(output)
  return release
}

test(
  'a preview of an earlier release shows the pages of that release, while the live page shows the current release',
  inFullRuns,
  async ({ page }) => {
    const tuesday = await publishHeading('Fair on Tuesday')
    await publishHeading('Fair today')
    const { output } = await site.run('preview', '--release', tuesday.slice(0, 12))
    const address = /\/\?preview=[\w.-]+/.exec(output)?.[0] ?? ''
    const headings = page.getByRole('heading', { name: /^Fair/ })
    // The delivered page shows the earlier release, even after the player app has started.
    expect(await (await fetch(site.origin + address)).text()).toContain('Fair on Tuesday')
    await open(page, site.origin + address)
    await expect(bar(page)).toContainText(`Release ${tuesday}`)
    await expect(headings).toHaveText(['Fair on Tuesday'])
    // The player app loads other pages of the same release.
    await page.getByRole('link', { name: 'Slot', exact: true }).click()
    await expect(page).toHaveURL(/\/slot\?preview=/)
    await expect(headings).toHaveCount(0)
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(headings).toHaveText(['Fair on Tuesday'])
    await open(page, `${site.origin}/`)
    await expect(headings).toHaveText(['Fair today'])
    await look(page, { facts: {}, at: Date.now(), release: 'f'.repeat(20) })
    await expect(bar(page)).toContainText(
      `this server cannot show the release: release ${'f'.repeat(20)} is not in the store`,
    )
    await expect(headings).toHaveText(['Fair today'])
  },
)

test('a refused token leaves the page unchanged, and the bar shows the reason', async ({ page }) => {
  await open(
    page,
    `${site.origin}/?preview=${Buffer.from('{"facts":{"player.vipLevel":99},"at":1}').toString('base64url')}`,
  )
  await expect(bar(page)).toContainText('player.vipLevel: expected an integer from 0 to 12, got 99')
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'night')
})

test('if the server does not answer or has no previews, the page is shown and the bar gives the reason', async ({
  page,
}) => {
  const address = `${site.origin}/?preview=${writePreviewToken({ facts: vip, at: later })}`
  await page.route('**/preview?*', (route) => route.abort())
  await open(page, address)
  await expect(bar(page)).toContainText('The server did not answer.')
  await page.unrouteAll()
  await page.route('**/preview?*', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' }),
  )
  await open(page, address)
  await expect(bar(page)).toContainText('This server does not support previews.')
  await expect(page.getByRole('heading', { name: 'For our VIP guests' })).toBeHidden()
})
