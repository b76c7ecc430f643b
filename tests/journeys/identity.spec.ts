/** The identity check where it meets a player: before a game, after a login, and on its own page. */
import { expect, type Page, test } from '@playwright/test'
import { logIn, open, watchForTrouble } from './player.fixture.ts'
import { type RunningSite, startSite } from './running-site.fixture.ts'

let site: RunningSite
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

let trouble: string[]
test.beforeEach(async ({ page }) => {
  trouble = watchForTrouble(page)
})
test.afterEach(() => expect(trouble).toEqual([]))

async function enter(page: Page, loginName: string, ekyc: object, more: object = {}): Promise<void> {
  await site.control('POST', 'players', { loginName, password: 'habi2026', firstDepositFlag: 1, loginTimes: 9, ...more })
  await open(page, `${site.origin}/?dialogType=login`)
  await logIn(page, loginName, 'habi2026')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await site.control('PATCH', `players/${loginName}`, { ekyc })
  await open(page, `${site.origin}/slot/most-popular`)
}

const game = (page: Page) => page.getByRole('button', { name: /Mayon Fire/ }).first()
const check = (page: Page) => page.getByRole('dialog', { name: 'Identity check' })

test('a reminder is put off once, and the game opens; it does not come again that day', async ({ page }) => {
  await enter(page, 'weak01', { ekycStatus: -1, popupType: 1 })
  await game(page).click()
  await expect(check(page).getByRole('button', { name: 'Verify Now' })).toBeVisible()
  await check(page).getByRole('button', { name: 'Later' }).click()
  await expect(page).toHaveURL(/\/game\?/)
  await page.getByRole('button', { name: 'Leave the game' }).click()
  await game(page).click()
  await expect(page).toHaveURL(/\/game\?/)
})

test('a forced check keeps the game closed, and leads to its page', async ({ page }) => {
  await enter(page, 'forced01', { ekycStatus: 2, popupType: 7, rejectReason: 'a blurred photo' })
  await game(page).click()
  await expect(check(page)).toContainText(
    'We apologize, but due to a blurred photo, your KYC verification did not pass the review, Please try again later.',
  )
  await expect(check(page).getByRole('button', { name: 'Later' })).toHaveCount(0)
  await check(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(`${site.origin}/slot/most-popular`)
  await game(page).click()
  await check(page).getByRole('button', { name: 'Re-submit' }).click()
  await expect(page).toHaveURL(`${site.origin}/ekyc?forceEKYC=true`)
  await expect(page.getByText('Not verified')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Contact Support' })).toBeVisible()
})

test('a forced check after a login logs out when it is closed', async ({ page }) => {
  await site.control('POST', 'players', { loginName: 'forced02', password: 'habi2026', ekyc: { ekycStatus: -1, popupType: 9 } })
  await open(page, `${site.origin}/?dialogType=login`)
  await logIn(page, 'forced02', 'habi2026')
  await expect(check(page).getByRole('button', { name: 'Re-verify' })).toBeVisible()
  await check(page).getByRole('button', { name: 'Later' }).click()
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
  await expect(check(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${site.origin}/`)
})

test('a review is told to the letter', async ({ page }) => {
  await enter(page, 'review01', { ekycStatus: 0, popupType: 5 })
  await game(page).click()
  await expect(check(page)).toContainText('Dear User, your KYC verification is currently under review, we appreciate your patience.')
  await open(page, `${site.origin}/ekyc-status?status=review`)
  await expect(page.getByText('Under review', { exact: true })).toBeVisible()
})

test('before a game that asks for the camera people read about it, and play', async ({ page }) => {
  await enter(page, 'photo01', { ekycStatus: 1, popupType: 0 }, { silentPhotoSwitch: true })
  await game(page).click()
  const notice = page.getByRole('dialog', { name: 'About the camera' })
  await expect(notice).toContainText('you may refuse and play on')
  await notice.getByRole('button', { name: 'I understand, play' }).click()
  await expect(page).toHaveURL(/\/game\?/)
})
