/** A site with addresses of languages in the browser: `examples/bus` in German and Czech. */
import { expect, test } from './journey.fixture.ts'
import { hydrate, open } from './player.fixture.ts'
import { type RunningSite, startSiteOf } from './running-site.fixture.ts'

// One worker: each starts a server.
test.describe.configure({ mode: 'default' })
let site: RunningSite
test.beforeAll(async () => {
  site = await startSiteOf('examples/bus')
})
test.afterAll(() => site.stop())

test('links within the page keep the language of the address', async ({ page, requests }) => {
  await open(page, `${site.origin}/cs/preise`)
  await requests.settled()
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  for (const path of ['/cs/', '/cs/kontakt', '/cs/preise']) {
    await page.locator(`nav a[href="${path}"]`).click()
    await expect(page).toHaveURL(site.origin + path)
    await expect(page.locator(`nav a[href="${path}"]`)).toHaveAttribute('aria-current', 'page')
  }
  await page.goBack()
  await expect(page).toHaveURL(`${site.origin}/cs/kontakt`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await expect(page.locator('html[data-same-document]')).toBeAttached()
})

test('the language that a visitor chooses leads to its addresses', async ({ page, requests }) => {
  await open(page, `${site.origin}/cs/kontakt?from=map`)
  await requests.settled()
  await page.getByRole('radio', { name: 'Deutsch' }).click({ force: true })
  await expect(page).toHaveURL(`${site.origin}/kontakt?from=map`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await hydrate(page)
  await requests.settled()
  await page.getByRole('radio', { name: 'čeština' }).click({ force: true })
  await expect(page).toHaveURL(`${site.origin}/cs/kontakt?from=map`)
  await page.goto(`${site.origin}/preise`)
  await expect(page).toHaveURL(`${site.origin}/cs/preise`)
})
