/** The identity check: before a game, after a login, and on its own page. */
import type { Page } from '@playwright/test'
import { expect, inFullRuns, test } from './journey.fixture.ts'
import { logIn, open } from './player.fixture.ts'
import type { RunningSite } from './running-site.fixture.ts'

async function enter(page: Page, site: RunningSite, loginName: string, ekyc: object, more: object = {}): Promise<void> {
  await site.control('POST', 'players', {
    loginName,
    password: 'habi2026',
    firstDepositFlag: 1,
    loginTimes: 9,
    ...more,
  })
  await open(page, `${site.origin}/?dialogType=login`)
  // The status must not change before the check after the login has an answer. Otherwise this check would show the
  // reminder that appears once a day.
  const checked = page.waitForResponse(
    (answer) => answer.url().endsWith('/queryKycStatus') && answer.request().postDataJSON()?.action === 4,
  )
  await logIn(page, loginName, 'habi2026')
  await checked
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await site.control('PATCH', `players/${loginName}`, { ekyc })
  await open(page, `${site.origin}/slot/most-popular`)
}

const game = (page: Page) => page.getByRole('button', { name: /Mayon Fire/ }).first()
const check = (page: Page) => page.getByRole('dialog', { name: 'Identity check' })

test('a reminder that is put off does not open again on the same day', async ({ page, site }) => {
  await enter(page, site, 'weak01', { ekycStatus: -1, popupType: 1 })
  await game(page).click()
  await expect(check(page).getByRole('button', { name: 'Verify Now' })).toBeVisible()
  await check(page).getByRole('button', { name: 'Later' }).click()
  await expect(page).toHaveURL(/\/game\?/)
  await page.getByRole('button', { name: 'Leave the game' }).click()
  await game(page).click()
  await expect(page).toHaveURL(/\/game\?/)
})

test('a forced identity check prevents the launch of the game and leads to the page of the check', async ({
  page,
  site,
}) => {
  await enter(page, site, 'forced01', { ekycStatus: 2, popupType: 7, rejectReason: 'a blurred photo' })
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

test('closing a forced identity check after the login logs the player out', async ({ page, site }) => {
  await site.control('POST', 'players', {
    loginName: 'forced02',
    password: 'habi2026',
    ekyc: { ekycStatus: -1, popupType: 9 },
  })
  await open(page, `${site.origin}/?dialogType=login`)
  await logIn(page, 'forced02', 'habi2026')
  await expect(check(page).getByRole('button', { name: 'Re-verify' })).toBeVisible()
  // The flow ends with a reload of Home. A browser that is closed during a reload may never exit.
  const reloaded = page.waitForEvent('load')
  await check(page).getByRole('button', { name: 'Later' }).click()
  await reloaded
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
  await expect(check(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${site.origin}/`)
})

test('an identity check under review shows the text of the specification', inFullRuns, async ({ page, site }) => {
  await enter(page, site, 'review01', { ekycStatus: 0, popupType: 5 })
  await game(page).click()
  await expect(check(page)).toContainText(
    'Dear User, your KYC verification is currently under review, we appreciate your patience.',
  )
  await open(page, `${site.origin}/ekyc-status?status=review`)
  await expect(page.getByText('Under review', { exact: true })).toBeVisible()
})

test('a game that uses the camera opens after a notice about it', async ({ page, site }) => {
  await enter(page, site, 'photo01', { ekycStatus: 1, popupType: 0 }, { silentPhotoSwitch: true })
  await game(page).click()
  const notice = page.getByRole('dialog', { name: 'About the camera' })
  await expect(notice).toContainText('you may refuse and play on')
  await notice.getByRole('button', { name: 'Play without the camera' }).click()
  await expect(page).toHaveURL(/\/game\?/)
})
