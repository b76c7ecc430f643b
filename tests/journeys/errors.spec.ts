/** What people read when something goes wrong: document 2, section 8. */
import { expect, type Page, test } from '@playwright/test'
import { logIn, open, watchForTrouble } from './player.fixture.ts'
import { type RunningSite, startSite } from './running-site.fixture.ts'

let site: RunningSite
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())
test.describe.configure({ mode: 'serial' })

let trouble: string[]
test.beforeEach(async ({ page }) => {
  trouble = watchForTrouble(page)
  await site.control('POST', 'reset')
})
test.afterEach(() => expect(trouble).toEqual([]))

async function enter(page: Page): Promise<void> {
  await open(page, `${site.origin}/?dialogType=login`)
  await logIn(page, 'demo01', 'habi2026')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a login that is refused with a dialog says why, and the login is there again behind it', async ({ page }) => {
  await site.control('POST', 'faults', { path: '/loginAndRegisterV4', errCode: 'GW_801667', errMsg: 'server' })
  await open(page, `${site.origin}/?dialogType=login`)
  await logIn(page, 'demo01', 'habi2026')
  const tips = page.getByRole('dialog', { name: 'Tips' })
  await expect(tips).toContainText(
    'You have accessed too many times, please try again later. If you have any questions, please contact customer service.',
  )
  await expect(page.getByText('21+ only')).toBeVisible()
  await tips.getByRole('button', { name: 'OK' }).click()
  await expect(tips).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('a session that expires asks for a new login', async ({ page }) => {
  await enter(page)
  // The balance that is asked for after a login is here: nothing else is on its way.
  await expect(page.getByText(/₱\d/).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await site.control('POST', 'expire', { loginName: 'demo01', errCode: 'GW_890203' })
  const again = page.getByRole('dialog', { name: 'Please log in again' })
  // Whichever call comes first finds out; the button is gone as soon as one has.
  await Promise.any([page.getByRole('button', { name: 'Refresh the balance' }).first().click(), again.waitFor()])
  await expect(again).toBeVisible()
  await again.getByRole('button', { name: 'Re-login' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/`)
})

test('too many requests say so in a dialog', async ({ page }) => {
  await site.control('POST', 'faults', { path: '/loginAndRegisterV4', status: 429 })
  await open(page, `${site.origin}/?dialogType=login`)
  await logIn(page, 'demo01', 'habi2026')
  await expect(page.getByRole('dialog', { name: 'Tips' })).toContainText('Too many requests. Please wait a moment and try again.')
})
