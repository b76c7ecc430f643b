/** Going back closes an open popup, and stays on the page below the popup. */
import type { Page } from '@playwright/test'
import { expect, inFullRuns, test } from './journey.fixture.ts'
import { hydrate, logIn, open, tab } from './player.fixture.ts'

const dialog = (page: Page) => page.getByRole('dialog')

/** True when the current history entry belongs to a popup. */
const isPopupEntry = (page: Page): Promise<boolean> =>
  page.evaluate(() => (history.state as { popup?: boolean } | null)?.popup === true)

async function openLogin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await expect(dialog(page)).toBeVisible()
  await expect.poll(() => isPopupEntry(page)).toBe(true)
}

async function closeLogin(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => isPopupEntry(page)).toBe(false)
}

test('going back closes the login and stays on the page; going back again leaves the page', async ({ page, site }) => {
  await open(page, `${site.origin}/`)
  await tab(page, 'News').click()
  await expect(page).toHaveURL(`${site.origin}/news`)
  await openLogin(page)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(`${site.origin}/news`)
  await expect(page.getByRole('link', { name: 'How to win politely' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${site.origin}/`)
})

test('closing a popup with its button leaves no history entry behind, and the popup can be opened again at once', async ({
  page,
  site,
}) => {
  await open(page, `${site.origin}/`)
  await tab(page, 'News').click()
  await expect(page).toHaveURL(`${site.origin}/news`)
  for (let n = 0; n < 4; n++) {
    await openLogin(page)
    await closeLogin(page)
  }
  await page.goBack()
  await expect(page).toHaveURL(`${site.origin}/`)
})

test(
  'going forward to the history entry of a closed popup stays on the page and opens no popup',
  inFullRuns,
  async ({ page, site }) => {
    await open(page, `${site.origin}/news`)
    await openLogin(page)
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
    await page.goForward()
    await expect.poll(() => isPopupEntry(page)).toBe(false)
    await expect(page).toHaveURL(`${site.origin}/news`)
    await expect(dialog(page)).toBeHidden()
  },
)

test('a reload with an open popup leaves no history entry behind', async ({ page, site }) => {
  await open(page, `${site.origin}/`)
  await tab(page, 'News').click()
  await expect(page).toHaveURL(`${site.origin}/news`)
  await openLogin(page)
  await page.reload()
  await hydrate(page)
  await expect.poll(() => isPopupEntry(page)).toBe(false)
  await expect(dialog(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(`${site.origin}/`)
})

test('a page that is opened from a popup replaces the history entry of the popup', async ({ page, site }) => {
  await open(page, `${site.origin}/news`)
  await openLogin(page)
  await dialog(page).getByRole('link', { name: 'Forgot?' }).click()
  await expect(page).toHaveURL(/\/resetPassword$/)
  await expect(dialog(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(`${site.origin}/news`)
  await expect(dialog(page)).toBeHidden()
  expect(await isPopupEntry(page)).toBe(false)
})

test('a deep link to a page behind the login opens the login on Home, and going back closes only the login', async ({
  page,
  site,
}) => {
  await open(page, `${site.origin}/news`)
  await page.goto(`${site.origin}/account`)
  await hydrate(page)
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/`)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(`${site.origin}/`)
  await page.goBack()
  await expect(page).toHaveURL(`${site.origin}/news`)
})

test('going back from a message above the login shows the login again', inFullRuns, async ({ page, site }) => {
  await site.control('POST', 'faults', {
    path: '/userAuth/loginAndRegisterV4',
    errCode: '801668',
    errMsg: 'Too many logins',
  })
  await open(page, `${site.origin}/news`)
  await openLogin(page)
  await logIn(page, 'demo01', 'habi2026')
  await expect(page.getByRole('dialog', { name: 'Tips' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => isPopupEntry(page)).toBe(true)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(`${site.origin}/news`)
})

test('a login removes the history entry of the login popup', async ({ page, site }) => {
  await open(page, `${site.origin}/news`)
  await tab(page, 'Home').click()
  await expect(page).toHaveURL(`${site.origin}/`)
  await openLogin(page)
  await logIn(page, 'demo01', 'habi2026')
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => isPopupEntry(page)).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL(`${site.origin}/news`)
})

test('Home offers to install the site, even if the browser made the offer on another page before hydration', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve((document.title = 'prompted')),
    })
    addEventListener('load', () => location.pathname === '/news' && dispatchEvent(offer))
  })
  await open(page, `${site.origin}/news`)
  // Until the navigation marks the entry, a link loads a new document, in which the browser would make its offer again.
  await page.waitForFunction(() => history.state !== null)
  await tab(page, 'Home').click()
  await page.getByRole('dialog', { name: 'Habi on your home screen' }).getByRole('button', { name: 'Install' }).click()
  await expect(page).toHaveTitle('prompted')
})
