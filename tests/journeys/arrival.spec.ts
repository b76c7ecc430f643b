/** Arrivals whose address or host decides what happens besides showing a page. */
import { expect, test } from './journey.fixture.ts'
import { logIn, open, sendLogin } from './player.fixture.ts'

test('a short link leads to its campaign and keeps the query; Back does not return to the short link', async ({
  page,
  site,
}) => {
  // The site info contains no install link for this device.
  await site.control('PUT', 'site', { appsfly_relation: {} })
  await open(page, `${site.origin}/news`)
  await page.goto(`${site.origin}/LarongPinoy?clickid=7`)
  await expect(page).toHaveURL(`${site.origin}/perya?utm_campaign=larong-pinoy&clickid=7`)
  await page.goBack()
  await expect(page).toHaveURL(`${site.origin}/news`)
})

test('the return from a payment opens the deposit-success page, and other tabs load the balance', async ({
  page,
  context,
  requests,
  site,
}) => {
  await open(page, `${site.origin}/?dialogType=login`)
  await logIn(page, 'demo01', 'habi2026')
  await expect(page.getByRole('dialog')).toBeHidden()
  await open(page, `${site.origin}/support`)
  await requests.settled()
  const loaded = page.waitForRequest((request) => request.url().endsWith('/refreshBalance'))
  const other = await context.newPage()
  await other.goto(`${site.origin}/?payback=C66_20261122`)
  await expect(other).toHaveURL(`${site.origin}/confirm?state=success`)
  await expect(other.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible()
  await loaded
  await open(other, `${site.origin}/confirm`)
  await expect(other.getByRole('heading', { name: 'No payment is confirmed here' })).toBeVisible()
})

test('the host decides whether visitors must register and whether pages for tests exist', async ({ page, site }) => {
  const on = (host: string, path: string): string => site.origin.replace('localhost', `${host}.localhost`) + path
  await page.goto(on('market', '/news'))
  await expect(page).toHaveURL(on('market', '/market_signup'))
  await open(page, on('market', '/terms-of-use'))
  await expect(page).toHaveURL(on('market', '/terms-of-use'))
  await open(page, on('market', '/news?utm_campaign=fair'))
  await expect(page, 'the parameters of the address are kept').toHaveURL(
    on('market', '/market_signup?utm_campaign=fair'),
  )
  await sendLogin(page.getByRole('main'), 'demo01', 'habi2026')
  await expect(page, 'a player who is logged in needs no registration').toHaveURL(on('market', '/'))
  await open(page, on('test', '/fun'))
  await expect(page.getByText('Scroll To Load More Games')).toBeVisible()
  await open(page, `${site.origin}/fun`)
  await expect(page.getByText('The page you requested does not exist.')).toBeVisible()
})

test('Account leads to the page about the app while appinstall_switch is on', async ({ page, site }) => {
  await site.control('PUT', 'site', { appinstall_switch: true })
  await open(page, `${site.origin}/wallet`)
  await expect(page.getByText('Open it with one tap, without typing an address.')).toBeVisible()
  await page.getByRole('link', { name: 'Get the app' }).click()
  await expect(page).toHaveURL(`${site.origin}/download`)
})
