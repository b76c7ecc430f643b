/** The steps that a visitor started and that require a login run after the login. */
import { expect, inFullRuns, test } from './journey.fixture.ts'
import { logIn, logInAndReload, open } from './player.fixture.ts'
import type { RunningSite } from './running-site.fixture.ts'

async function favoritesOf(site: RunningSite, player: string): Promise<readonly string[]> {
  return ((await site.control('GET', `players/${player}`)) as { favorites: string[] }).favorites
}

test.beforeEach(async ({ site }) => {
  await site.control('POST', 'players', {
    loginName: 'maria01',
    password: 'mariapass1',
    firstDepositFlag: 1,
    favorites: [],
  })
})

test('a heart that a visitor pressed becomes a favorite after the login, and the login form names the reason', async ({
  page,
  site,
}) => {
  await open(page, `${site.origin}/slot/most-popular`)
  await page.getByRole('button', { name: 'Add to favorites: Mayon Fire' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog.getByText('Log in to add Mayon Fire to your favorites')).toBeVisible()
  await logInAndReload(page, 'maria01', 'mariapass1')
  await expect(dialog).toBeHidden()
  await expect.poll(() => favoritesOf(site, 'maria01')).toHaveLength(1)
  await expect(page.getByRole('button', { name: 'Remove from favorites: Mayon Fire' }).first()).toBeVisible()
})

test(
  'a heart that a visitor pressed for a game that is already a favorite does not remove the favorite after the login',
  inFullRuns,
  async ({ page, site }) => {
    await site.control('PATCH', 'players/maria01', { favorites: ['50101', '50102', '50103'] })
    await open(page, `${site.origin}/slot/most-popular`)
    const before = await favoritesOf(site, 'maria01')
    for (const name of ['Mayon Fire', 'Carabao Gold']) {
      await page
        .getByRole('button', { name: `Add to favorites: ${name}` })
        .first()
        .click()
      await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Close' }).click()
    }
    await page.getByRole('button', { name: 'Add to favorites: Carabao Gold' }).first().click()
    await logInAndReload(page, 'maria01', 'mariapass1')
    await expect(page.getByRole('button', { name: 'Remove from favorites: Carabao Gold' }).first()).toBeVisible()
    expect(await favoritesOf(site, 'maria01')).toEqual(before)
  },
)

test('a game that a visitor pressed opens after the login', async ({ page, site }) => {
  await open(page, `${site.origin}/slot/most-popular`)
  await page
    .getByRole('button', { name: /^Mayon Fire/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText('Log in to play Mayon Fire')).toBeVisible()
  await logIn(page, 'maria01', 'mariapass1')
  await expect(page).toHaveURL(/\/game\?/)
  await expect(page.frameLocator('iframe').locator('body')).toContainText(/Mayon Fire/i)
})

test('a visitor who opens the address of a game is asked to log in, and the game opens after the login', async ({
  page,
  site,
}) => {
  await open(page, `${site.origin}/game?gameId=50101&platformId=31`)
  const login = page.getByRole('dialog', { name: 'Log in' })
  await expect(login.getByText('Log in to play Parol Nights')).toBeVisible()
  await login.getByRole('button', { name: 'Close' }).click()
  let launches = 0
  page.on('request', (request) => (launches += request.url().endsWith('/inGame') ? 1 : 0))
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click()
  await logIn(page, 'maria01', 'mariapass1')
  await expect(page.frameLocator('iframe').locator('body')).toContainText(/Parol Nights/i)
  expect(launches).toBe(1)
})

test(
  'a visitor who opens the address of a game and logs in at once gets the game after the reload',
  inFullRuns,
  async ({ page, site }) => {
    await open(page, `${site.origin}/game?gameId=50101&platformId=31`)
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    await logInAndReload(page, 'maria01', 'mariapass1')
    await expect(page.frameLocator('iframe').locator('body')).toContainText(/Parol Nights/i)
  },
)

test('closing the login cancels the steps that required it', async ({ page, site }) => {
  await open(page, `${site.origin}/`)
  await page
    .getByRole('button', { name: /^Add to favorites:/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog.getByText(/^Log in to add/)).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText(/^Log in to add/)).toHaveCount(0)
  await logIn(page, 'maria01', 'mariapass1')
  await expect(page.getByText(/^₱[\d,]+\.\d\d$/).first()).toBeVisible()
  expect(await favoritesOf(site, 'maria01')).toEqual([])
})
