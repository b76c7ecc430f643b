/** Details of the specification that no other journey shows. */
import { sample } from '../sample.fixture.ts'
import { expect, test } from './journey.fixture.ts'
import { logIn, open, tab } from './player.fixture.ts'

test.describe('the parameter os', () => {
  for (const query of sample(['?os=', '?os=0', '?os=1'], { count: 1 }))
    test(`${query} hides the tab bar, on later pages too`, async ({ page, site }) => {
      await open(page, `${site.origin}/${query}`)
      await expect(tab(page, 'News')).toHaveCount(0)
      await open(page, `${site.origin}/news`)
      await expect(tab(page, 'News')).toHaveCount(0)
    })

  test('does not hide the tab bar when the address has no such parameter', async ({ page, site }) => {
    await open(page, `${site.origin}/`)
    await expect(tab(page, 'News')).toBeVisible()
  })
})

for (const person of sample(['visitor', 'player'], { count: 1 }))
  test(`platform tagging marks the tabs of a ${person}, for screen readers too, and no tab is cut off at 200 % text`, async ({
    page,
    site,
  }) => {
    const entry = { type: 1, channel: 'Bottom Navigation', style: 3 }
    await site.control('PUT', 'site', {
      STORE_OMS_PLATFORM_TAGGING_H5: JSON.stringify([
        { ...entry, subChannel: 'News', title: 'HOT' },
        { ...entry, subChannel: 'Home', type: 0, title: '', style: 5 },
        { ...entry, subChannel: 'Wallet', title: 'A very long title of a mark' },
        { ...entry, subChannel: 'TaraPlay', title: '', style: 77 },
        'malformed',
      ]),
    })
    await open(page, `${site.origin}/${person === 'player' ? '?dialogType=login' : ''}`)
    if (person === 'player') {
      await logIn(page, 'demo01', 'habi2026')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    const tabs = page.getByRole('navigation').first().getByRole('link')
    const names = ['New Home', /Rewards/, 'NEW TaraPlay', 'HOT News', 'A very long title of a mark Account']
    for (const [n, name] of names.entries()) await expect(tabs.nth(n)).toHaveAccessibleName(name)
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size)
      const sizes = await tabs.evaluateAll((links) => ({
        tops: new Set(links.map((link) => link.getBoundingClientRect().top)).size,
        lastMark: links.at(-1)?.querySelector('[data-tone]')?.getBoundingClientRect().right ?? Infinity,
        width: document.documentElement.clientWidth,
        scrollWidth: document.documentElement.scrollWidth,
      }))
      expect(sizes.tops, 'the tabs are in one row').toBe(1)
      expect(sizes.lastMark).toBeLessThanOrEqual(sizes.width)
      expect(sizes.scrollWidth).toBe(sizes.width)
    }
  })

test('the root has the class scrolled when the page is scrolled by more than 40 px', async ({ page, site }) => {
  await open(page, `${site.origin}/`)
  const scrolled = page.locator('html.scrolled')
  await expect(scrolled).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 41))
  await expect(scrolled).toHaveCount(1)
  await page.evaluate(() => scrollTo(0, 40))
  await expect(scrolled).toHaveCount(0)
})

test('after a logout in one tab, another tab leaves a page that requires a login', async ({ page, context, site }) => {
  await open(page, `${site.origin}/?dialogType=login`)
  await logIn(page, 'demo01', 'habi2026')
  await expect(page.getByRole('dialog')).toBeHidden()
  await open(page, `${site.origin}/account`)
  const other = await context.newPage()
  await open(other, `${site.origin}/account`)
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(other).toHaveURL(`${site.origin}/`)
  await expect(page).toHaveURL(`${site.origin}/`)
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
})

test('the maintenance page shows the image that the gateway names', async ({ page, site }) => {
  await site.control('PUT', 'site', {
    isSiteMaintenance: true,
    MAINTENANCE_IMG: [{ mc: 'H5', img: '/sandbox/art/maintenance.svg' }],
  })
  await page.route('**/sandbox/art/maintenance.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await open(page, `${site.origin}/maintenance`)
  await expect(page.locator('main img[src="/sandbox/art/maintenance.svg"]')).toBeVisible()
})

test('/game without parameters says that no game is chosen', async ({ page, site }) => {
  await open(page, `${site.origin}/game`)
  await expect(page.getByText('No game is chosen. Choose one on the home page.')).toBeVisible()
  await page.getByRole('button', { name: 'Choose a game' }).click()
  await expect(page).toHaveURL(`${site.origin}/`)
})

test('the customer service page shows the email address of the service', async ({ page, site }) => {
  await open(page, `${site.origin}/wallet`)
  await page.getByRole('button', { name: 'Customer service' }).last().click()
  await expect(page).toHaveURL(`${site.origin}/support`)
  await expect(page.getByText('care@habi.example')).toBeVisible()
})

test('a verified player is not asked to verify, and a player with a deposit sees no first-deposit rebate', async ({
  page,
  site,
}) => {
  await site.control('POST', 'players', {
    loginName: 'maria01',
    password: 'mariapass1',
    firstDepositFlag: 1,
    newVouchers: 2,
    ekyc: { ekycStatus: 1 },
  })
  await open(page, `${site.origin}/rewards`)
  await expect(page.getByText('First Deposit Rebate')).toBeVisible()
  await page.goto(`${site.origin}/?dialogType=login`)
  await logIn(page, 'maria01', 'mariapass1')
  await expect(page.getByRole('dialog')).toBeHidden()
  await open(page, `${site.origin}/rewards`)
  await expect(page.getByText('2 new vouchers.')).toBeVisible()
  await expect(page.getByText('First Deposit Rebate')).toHaveCount(0)
  await open(page, `${site.origin}/ekyc`)
  await expect(page.getByText('Your identity is verified.')).toBeVisible()
  await expect(page.getByText('Verify with customer service')).toHaveCount(0)
})

test('the games ranking shows ranks', async ({ page, site }) => {
  await open(page, `${site.origin}/games-ranking`)
  const first = page.getByRole('region', { name: 'Most Favorite' }).getByRole('listitem')
  await expect(first.first()).toContainText(/^\D+1 /)
  await expect(first.nth(1)).toContainText(/^\D+2 /)
})

test('every call from a mini-app, including the first call, has the headers of its container', async ({
  page,
  requests,
  site,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/') || pathname.startsWith('/api/static/')) return
    const { container, platform, apptype } = request.headers()
    sent.push(`${pathname}: ${container} ${platform} ${apptype}`)
  })
  await open(page, `${site.origin.replace('localhost', 'lazada.localhost')}/slot`)
  await requests.settled()
  expect(sent).toContain('/api/webToken: MINIAPP MINIAPP 8')
  expect(sent.filter((line) => !line.endsWith(': MINIAPP MINIAPP 8'))).toEqual([])
})
