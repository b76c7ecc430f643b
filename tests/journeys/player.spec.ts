import { expect, test } from '@playwright/test'
import { logIn, open, tab, watchForTrouble } from './player.fixture.ts'
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

test('a visitor looks around Home: channels, tabs, news, and back', async ({ page }) => {
  await open(page, `${site.origin}/`)
  await expect(page.getByText('21+ only')).toBeVisible()
  await page.getByRole('link', { name: 'Slot', exact: true }).click()
  await expect(page).toHaveURL(`${site.origin}/slot`)
  await expect(page.getByRole('heading', { name: 'Most Popular' })).toBeVisible()
  await tab(page, 'News').click()
  await expect(page).toHaveURL(`${site.origin}/news`)
  await expect(tab(page, 'News')).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page).toHaveURL(`${site.origin}/slot`)
  await expect(page.getByRole('heading', { name: 'Most Popular' })).toBeVisible()
})

test('links work before any script has arrived', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(`${site.origin}/`)
  await tab(page, 'News').click()
  await expect(page).toHaveURL(`${site.origin}/news`)
  await expect(page.getByRole('heading', { name: 'News' }).first()).toBeVisible()
  trouble.length = 0
})

test('a tap made before the page is live is not lost', async ({ page }) => {
  await page.goto(`${site.origin}/`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('an unknown address shows the not-found page to the letter, and the way home', async ({ page }) => {
  const answer = await page.goto(`${site.origin}/no/such/page`)
  expect(answer?.status()).toBe(404)
  await expect(
    page.getByText('The page you requested does not exist. Please visit the homepage to explore the rich content.'),
  ).toBeVisible()
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.getByText('Return to the homepage').click()
  await expect(page).toHaveURL(`${site.origin}/`)
})

test('addresses differ by case: /taraPlay is a page, /taraplay is Home', async ({ page }) => {
  await open(page, `${site.origin}/taraPlay`)
  await expect(tab(page, 'TaraPlay')).toHaveAttribute('aria-current', 'page')
  await open(page, `${site.origin}/taraplay`)
  await expect(tab(page, 'Home')).toHaveAttribute('aria-current', 'page')
})

test('the slot channel lists 15 games, then 15 more, then all, and says so', async ({ page }) => {
  await open(page, `${site.origin}/slot`)
  for (const title of ['Most Popular', 'New Games', 'Recommend', 'Most Favorite'])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect(page.getByText(/15\/\d+$/)).toBeAttached()
  await page.getByText('Scroll To Load More Games').scrollIntoViewIfNeeded()
  await expect(page.getByText(/30\/\d+$/)).toBeAttached()
  for (let n = 0; n < 8 && !(await page.getByText('No More Games').isVisible()); n++) {
    await page.mouse.wheel(0, 4000)
    await page.waitForTimeout(700)
  }
  await expect(page.getByText('No More Games')).toBeVisible()
})

test('a slot_ collection leads to its slot page', async ({ page }) => {
  await page.goto(`${site.origin}/collection/slot_most_popular`)
  await expect(page).toHaveURL(`${site.origin}/slot/most-popular`)
})

test('a protected page sends a visitor home and asks to log in; after that it opens', async ({ page }) => {
  await page.goto(`${site.origin}/account`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/`)
  await logIn(page, 'demo01', 'habi2026')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto(`${site.origin}/account`)
  await expect(page).toHaveURL(`${site.origin}/account`)
})

test('?dialogType=login opens the login over Home', async ({ page }) => {
  await page.goto(`${site.origin}/?dialogType=login`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/`)
})

test('the password login says what is wrong with a field, and lets nothing invalid out', async ({ page }) => {
  await page.goto(`${site.origin}/?dialogType=login`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Mobile / e-mail / account').fill('9171234567')
  await dialog.getByLabel('Password', { exact: true }).fill('short')
  await dialog.getByLabel('Mobile / e-mail / account').focus()
  await expect(dialog.getByText('Mobile no.needs to start with 09')).toBeVisible()
  await expect(dialog.getByText('8-16 characters and number')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Login', exact: true })).toBeDisabled()
})

test('a wrong password is told, and the form stays', async ({ page }) => {
  await page.goto(`${site.origin}/?dialogType=login`)
  await logIn(page, 'demo01', 'wrongpass1')
  await expect(page.locator('.habi-toast')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a logged-in player sees the balance, keeps a favourite and logs out', async ({ page }) => {
  await site.control('POST', 'players', {
    loginName: 'maria01',
    password: 'mariapass1',
    balance: 1234.5,
    firstDepositFlag: 1,
    favorites: [],
  })
  await page.goto(`${site.origin}/?dialogType=login`)
  await logIn(page, 'maria01', 'mariapass1')
  await expect(page.getByText('₱1,234.50').first()).toBeVisible()
  await open(page, `${site.origin}/slot/most-popular`)
  const heart = page.getByRole('button', { name: /favou?rite/i }).first()
  await heart.click()
  await expect(async () => {
    const player = (await site.control('GET', 'players/maria01')) as { favorites: string[] }
    expect(player.favorites).toHaveLength(1)
  }).toPass()
})

test('at 30 favourites the next one is refused with the words of the specification', async ({ page }) => {
  await site.control('POST', 'players', {
    loginName: 'full01',
    password: 'fullpass11',
    firstDepositFlag: 1,
    favorites: Array.from({ length: 30 }, (_, n) => String(50_103 + n)),
  })
  await page.goto(`${site.origin}/?dialogType=login`)
  await logIn(page, 'full01', 'fullpass11')
  await expect(page.getByRole('dialog')).toBeHidden()
  await open(page, `${site.origin}/slot/most-popular`)
  await page
    .getByRole('button', { name: /favou?rite/i, pressed: false })
    .first()
    .click()
  await expect(page.getByText('The game you have added has reached the limit~')).toBeVisible()
})

test('a game really opens and closes again', async ({ page }) => {
  await page.goto(`${site.origin}/?dialogType=login`)
  await logIn(page, 'demo01', 'habi2026')
  await expect(page.getByRole('dialog')).toBeHidden()
  await open(page, `${site.origin}/slot/most-popular`)
  await page
    .getByRole('button', { name: /Mayon Fire/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/game\?/)
  const game = page.frameLocator('iframe')
  await expect(game.locator('body')).toContainText(/Mayon Fire/i)
  await page.getByRole('button', { name: 'Leave the game' }).click()
  await expect(page).toHaveURL(`${site.origin}/slot/most-popular`)
})

test('a game in maintenance does not open, but for the people who may', async ({ page }) => {
  await site.control('PUT', 'games/50102', { maintenanceFlag: 1 })
  await page.goto(`${site.origin}/?dialogType=login`)
  await logIn(page, 'demo01', 'habi2026')
  await expect(page.getByRole('dialog')).toBeHidden()
  await open(page, `${site.origin}/slot/most-popular`)
  await page
    .getByRole('button', { name: /Carabao Gold/ })
    .first()
    .click()
  await expect(page.getByText('The game is in maintenance')).toBeVisible()
  await site.control('PUT', 'games/50102', { maintenanceFlag: 0 })
})

test('in restricted mode a restricted page sends everybody home', async ({ page }) => {
  await site.control('PUT', 'site', { restrictedMode: true })
  await page.goto(`${site.origin}/gamezone`)
  await expect(page).toHaveURL(`${site.origin}/`)
  await site.control('PUT', 'site', { restrictedMode: false })
})

test('the first-deposit popup comes once a Manila day, and only to players without a deposit', async ({ page }) => {
  await site.control('POST', 'players', { loginName: 'fresh01', password: 'freshpass1', loginTimes: 1, firstDepositFlag: 0 })
  await page.goto(`${site.origin}/?dialogType=login`)
  await logIn(page, 'fresh01', 'freshpass1')
  const popup = page.getByRole('dialog', { name: 'First Deposit Rebate' })
  await expect(popup).toBeVisible()
  await expect(popup.getByText('+₱300')).toBeVisible()
  await popup.getByRole('button', { name: 'Close' }).first().click()
  await expect(popup).toBeHidden()
  await open(page, `${site.origin}/`)
  await page.waitForTimeout(1500)
  await expect(popup).toBeHidden()
})

test('the language is chosen in the settings and stays', async ({ page }) => {
  await page.goto(`${site.origin}/?dialogType=login`)
  await logIn(page, 'demo01', 'habi2026')
  await expect(page.getByRole('dialog')).toBeHidden()
  await open(page, `${site.origin}/setting`)
  await page.getByRole('radio', { name: 'Tagalog' }).click({ force: true })
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
  await open(page, `${site.origin}/`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
})

test('nothing jumps: not as a visitor, not when the session arrives late', async ({ page }) => {
  const shifts = async (): Promise<number> => await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) (globalThis as unknown as { shifted: number }).shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, `${site.origin}/`)
  await page.waitForTimeout(2500)
  expect(await shifts()).toBe(0)
  await page.goto(`${site.origin}/?dialogType=login`)
  await logIn(page, 'demo01', 'habi2026')
  await expect(page.getByRole('dialog')).toBeHidden()
  await site.control('POST', 'faults', { path: '/customer/getByLoginName', times: 1, delayMs: 1500, status: 200 }).catch(() => undefined)
  await open(page, `${site.origin}/`)
  await page.waitForTimeout(4000)
  expect(await shifts()).toBe(0)
})

test('maintenance of the whole site sends people to /maintenance and back', async ({ page }) => {
  await page.clock.install()
  await open(page, `${site.origin}/`)
  await site.control('PUT', 'site', { isSiteMaintenance: true })
  await page.clock.runFor(301_000)
  await expect(page).toHaveURL(`${site.origin}/maintenance`)
  await site.control('PUT', 'site', { isSiteMaintenance: false })
  await page.clock.runFor(301_000)
  await expect(page).toHaveURL(`${site.origin}/`)
})
