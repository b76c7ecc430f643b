import type { Page, Response } from '@playwright/test'
import { expect, inFullRuns, test } from './journey.fixture.ts'
import { hydrate, logIn, open, tab, touch } from './player.fixture.ts'
import { sample } from '../sample.fixture.ts'
import type { RunningSite } from './running-site.fixture.ts'
import { installClock } from './shifted-date.fixture.ts'

/** Logs in and waits until the login is closed. */
async function enter(page: Page, site: RunningSite, account = 'demo01', password = 'habi2026'): Promise<void> {
  await open(page, `${site.origin}/?dialogType=login`)
  await logIn(page, account, password)
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeHidden()
}

test('a visitor opens a channel and a tab, and goes back', async ({ page, site }) => {
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

test('links work before any script has loaded', async ({ page, site, problems }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(`${site.origin}/`)
  await tab(page, 'News').click()
  await expect(page).toHaveURL(`${site.origin}/news`)
  await expect(page.getByRole('link', { name: 'How to win politely' })).toBeVisible()
  problems.length = 0
})

test.describe('without a service worker', () => {
  // A service worker would answer requests before the route of the test sees them.
  test.use({ serviceWorkers: 'block' })

  test('a tap made before the page is hydrated is replayed', async ({ page, site }) => {
    await site.control('PUT', 'site', { isSiteMaintenance: true })
    // The flow of this button also runs without a tap, so the test replaces the flow with a toast.
    const button = /"do":"flow:check-maintenance","args":\{[^}]*\}/
    await page.route(`${site.origin}/maintenance`, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      expect(html).toMatch(button)
      await route.fulfill({
        response,
        body: html.replace(button, '"do":"ui.toast","args":{"text":["=","This tap was replayed"]}'),
      })
    })
    let release = (): void => undefined
    const held = new Promise<void>((done) => (release = done))
    await page.route(/\/r\/b\/player-/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${site.origin}/maintenance`)
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.locator('html[data-live]')).toHaveCount(0)
    release()
    await expect(page.getByText('This tap was replayed')).toBeVisible()
  })
})

test('an unknown address shows the not-found page with the text of the specification and a link to Home', async ({
  page,
  site,
}) => {
  const answer = await page.goto(`${site.origin}/no/such/page`)
  expect(answer?.status()).toBe(404)
  await expect(
    page.getByText('The page you requested does not exist. Please visit the homepage to explore the rich content.'),
  ).toBeVisible()
  await hydrate(page)
  await page.getByText('Return to the homepage').click()
  await expect(page).toHaveURL(`${site.origin}/`)
})

test('addresses are case-sensitive: /taraPlay is a page, /taraplay redirects to Home', async ({ page, site }) => {
  await open(page, `${site.origin}/taraPlay`)
  await expect(tab(page, 'TaraPlay')).toHaveAttribute('aria-current', 'page')
  await open(page, `${site.origin}/taraplay`)
  await expect(tab(page, 'Home')).toHaveAttribute('aria-current', 'page')
})

test('the slot channel lists 15 games, then 15 more, then reports that there are no more', async ({ page, site }) => {
  await open(page, `${site.origin}/slot`)
  for (const title of ['Most Popular', 'New Games', 'Recommend', 'Most Favorite'])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect(page.getByText(/15\/\d+$/)).toBeAttached()
  await page.getByText('Scroll To Load More Games').scrollIntoViewIfNeeded()
  await expect(page.getByText(/30\/\d+$/)).toBeAttached()
  const last = page.getByText('No More Games')
  const shown = page.getByText(/\d+\/\d+$/)
  for (let pages = 0; pages < 20 && !(await last.isVisible()); pages++) {
    const before = await shown.innerText()
    await page.mouse.wheel(0, 20_000)
    await expect(async () =>
      expect((await last.isVisible()) || (await shown.innerText()) !== before).toBe(true),
    ).toPass()
  }
  await expect(last).toBeVisible()
})

test('the address of a slot_ collection redirects to its slot page', async ({ page, site }) => {
  await page.goto(`${site.origin}/collection/slot_most_popular`)
  await expect(page).toHaveURL(`${site.origin}/slot/most-popular`)
})

test('a page behind the login sends a visitor to Home with the login open, and opens after the login', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/account`)
  await touch(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/`)
  await logIn(page, 'demo01', 'habi2026')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto(`${site.origin}/account`)
  await expect(page).toHaveURL(`${site.origin}/account`)
})

test('?dialogType=login opens the login on Home', async ({ page, site }) => {
  await open(page, `${site.origin}/?dialogType=login`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/`)
})

test('the password login reports an invalid field and cannot be submitted', async ({ page, site }) => {
  await open(page, `${site.origin}/?dialogType=login`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Mobile / e-mail / account').fill('9171234567')
  await dialog.getByLabel('Password', { exact: true }).fill('short')
  await dialog.getByLabel('Mobile / e-mail / account').focus()
  await expect(dialog.getByText('Mobile no.needs to start with 09')).toBeVisible()
  await expect(dialog.getByText('8-16 characters and number')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Login', exact: true })).toBeDisabled()
})

test('a wrong password is reported in the form, with the attempts that are left', async ({ page, site }) => {
  await open(page, `${site.origin}/?dialogType=login`)
  await logIn(page, 'demo01', 'wrongpass1')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toHaveText(
    /^The account or password is wrong\. You can try (once more|\d more times)\.$/,
  )
  await expect(dialog.getByLabel('Mobile / e-mail / account')).toHaveValue('demo01')
  await expect(page.locator('.habi-toast')).toHaveCount(0)
})

test('the balance is never shown as ₱0.00 while it is loaded', async ({ page, site }) => {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { amounts: string[] }
    seen.amounts = []
    new MutationObserver(() => {
      const text = document.querySelector('a[href="/wallet"]')?.textContent ?? ''
      if (text !== seen.amounts.at(-1)) seen.amounts.push(text)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await site.control('POST', 'players', {
    loginName: 'maria01',
    password: 'mariapass1',
    balance: 1234.5,
    firstDepositFlag: 1,
  })
  await enter(page, site, 'maria01', 'mariapass1')
  await expect(page.getByText('₱1,234.50').first()).toBeVisible()
  await page.getByRole('button', { name: 'Refresh the balance' }).first().click()
  await page.goto(`${site.origin}/wallet`)
  await expect(page.getByText('₱1,234.50').first()).toBeVisible()
  const amounts = await page.evaluate(() => (globalThis as unknown as { amounts: string[] }).amounts)
  expect(amounts.filter((text) => text.includes('₱0'))).toEqual([])
})

test('a player sees the balance, adds a favorite and logs out', async ({ page, site }) => {
  await site.control('POST', 'players', {
    loginName: 'maria01',
    password: 'mariapass1',
    balance: 1234.5,
    firstDepositFlag: 1,
    favorites: [],
  })
  await enter(page, site, 'maria01', 'mariapass1')
  await expect(page.getByText('₱1,234.50').first()).toBeVisible()
  // The styles of the login popup are loaded after those of the header, and must not move the balance.
  const refresh = page.getByRole('banner').getByRole('button').last()
  const search = page.getByRole('link', { name: 'Search games' })
  const edges = await Promise.all([refresh, search].map((one) => one.evaluate((box) => box.getBoundingClientRect())))
  expect(edges[1]!.left - edges[0]!.right).toBeLessThan(8)
  await open(page, `${site.origin}/slot/most-popular`)
  const heart = page.getByRole('button', { name: /favou?rite/i }).first()
  await heart.click()
  await expect(async () => {
    const player = (await site.control('GET', 'players/maria01')) as { favorites: string[] }
    expect(player.favorites).toHaveLength(1)
  }).toPass()
  await open(page, `${site.origin}/account`)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You are logged out.')).toBeVisible()
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await expect(page).toHaveURL(`${site.origin}/`)
  // The device remembers the account, and never the password.
  await expect(page.getByRole('dialog').getByLabel('Mobile / e-mail / account')).toHaveValue('maria01')
  await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toHaveValue('')
})

test('the 31st favorite is refused with the text of the specification', inFullRuns, async ({ page, site }) => {
  await site.control('POST', 'players', {
    loginName: 'full01',
    password: 'fullpass11',
    firstDepositFlag: 1,
    favorites: Array.from({ length: 30 }, (_, n) => String(50_103 + n)),
  })
  await enter(page, site, 'full01', 'fullpass11')
  await open(page, `${site.origin}/slot/most-popular`)
  await page
    .getByRole('button', { name: /favou?rite/i, pressed: false })
    .first()
    .click()
  await expect(page.getByText('The game you have added has reached the limit~')).toBeVisible()
})

test('a game opens in its frame, and leaving the game returns to the previous page', async ({ page, site }) => {
  await enter(page, site)
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
  // The focus returns to the card that opened the game, so keyboard users continue there.
  await expect(page.getByRole('button', { name: /^Mayon Fire/ })).toBeFocused()
})

test.describe('while a game opens', () => {
  // A service worker would send the requests that the tests intercept.
  test.use({ serviceWorkers: 'block' })

  test('the cover and name of the game are shown at once, and a launch can be canceled and tried again', async ({
    page,
    site,
  }) => {
    await enter(page, site)
    await open(page, `${site.origin}/slot/most-popular`)
    // The gateway never answers the first launch.
    await page.route(/inGame$/, () => undefined, { times: 1 })
    const asked = page.waitForRequest(/inGame$/)
    const card = page.getByRole('button', { name: /^Mayon Fire/ }).first()
    await card.click()
    const cover = page.getByRole('dialog', { name: 'Mayon Fire' })
    await expect(cover.getByText('The game is opening')).toBeVisible()
    await expect(cover.locator('img')).toBeVisible()
    await expect(cover.getByRole('button')).toHaveCount(1)
    await asked
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('inGame'))
    await cover.getByRole('button', { name: 'Cancel' }).click()
    await expect(cover).toHaveCount(0)
    await aborted
    await expect(page).toHaveURL(`${site.origin}/slot/most-popular`)
    await card.click()
    await expect(page.frameLocator('iframe').locator('body')).toContainText(/Mayon Fire/i)
  })

  test(
    'a game that loads slowly shows a message, can be tried again, and can be left',
    inFullRuns,
    async ({ page, site }) => {
      await enter(page, site)
      await installClock(page)
      await open(page, `${site.origin}/slot/most-popular`)
      await page.route(/\/sandbox\/play\//, () => undefined, { times: 1 })
      await page
        .getByRole('button', { name: /^Mayon Fire/ })
        .first()
        .click()
      await expect(page).toHaveURL(/\/game\?/)
      const game = page.getByRole('dialog', { name: 'Mayon Fire' })
      await expect(game.getByText('The game is opening')).toBeVisible()
      await page.clock.runFor(21_000)
      await expect(game.getByText('The game is slow to open.')).toBeVisible()
      await expect(game.getByRole('button')).toHaveText(['Leave the game', 'Try again'])
      const asked = page.waitForRequest(/inGame$/)
      await game.getByRole('button', { name: 'Try again' }).click()
      await asked
      await expect(page.frameLocator('iframe').locator('body')).toContainText(/Mayon Fire/i)
      await expect(game.getByText('The game is slow to open.')).toHaveCount(0)
      // A launch inside a running game would be refused with this message.
      await expect(page.getByText("You're in-game.")).toHaveCount(0)
      await game.getByRole('button', { name: 'Leave the game' }).click()
      await expect(page).toHaveURL(`${site.origin}/slot/most-popular`)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  )
})

test('a game may ask for the camera only after the player has allowed it', async ({ page, site }) => {
  await site.control('PATCH', 'players/demo01', { silentPhotoSwitch: true })
  await enter(page, site)
  for (const [answer, features] of [
    ['Play without the camera', ['fullscreen', 'autoplay']],
    ['Play with the camera', ['fullscreen', 'autoplay', 'camera']],
  ] as const) {
    await open(page, `${site.origin}/slot/most-popular`)
    await page
      .getByRole('button', { name: /Mayon Fire/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'About the camera' }).getByRole('button', { name: answer }).click()
    const body = page.frameLocator('iframe').locator('body')
    await expect(body).toContainText(/Mayon Fire/i)
    expect(await body.evaluate(allowedFeatures)).toEqual(features)
  }
})

test('a game can fill the screen and play sound, and can use no other feature', inFullRuns, async ({ page, site }) => {
  await enter(page, site)
  await open(page, `${site.origin}/slot/most-popular`)
  await page
    .getByRole('button', { name: /Mayon Fire/ })
    .first()
    .click()
  const body = page.frameLocator('iframe').locator('body')
  await expect(body).toContainText(/Mayon Fire/i)
  expect(await body.evaluate(allowedFeatures)).toEqual(['fullscreen', 'autoplay'])
  await body.evaluate((element) => {
    element.addEventListener('click', () => {
      element.requestFullscreen().then(
        () => (element.dataset.screen = 'full'),
        (error: unknown) => (element.dataset.screen = String(error)),
      )
    })
  })
  await body.click()
  await expect(body).toHaveAttribute('data-screen', 'full')
})

test('a game in maintenance opens only for players who may enter it', inFullRuns, async ({ page, site }) => {
  await site.control('PUT', 'games/50102', { maintenanceFlag: 1 })
  const game = page.getByRole('button', { name: /Carabao Gold/ }).first()
  await enter(page, site)
  await open(page, `${site.origin}/slot/most-popular`)
  await game.click()
  await expect(page.getByText('The game is in maintenance', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/slot/most-popular`)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await site.control('PATCH', 'players/demo01', { pagcorUser: true })
  await enter(page, site)
  await open(page, `${site.origin}/slot/most-popular`)
  await game.click()
  await expect(page).toHaveURL(/\/game\?/)
})

test('in restricted mode a restricted page redirects to Home', async ({ page, site }) => {
  await site.control('PUT', 'site', { restrictedMode: true })
  await page.goto(`${site.origin}/gamezone`)
  await expect(page).toHaveURL(`${site.origin}/`)
})

test('the first-deposit popup opens once per Manila day', inFullRuns, async ({ page, site, requests }) => {
  await site.control('POST', 'players', {
    loginName: 'fresh01',
    password: 'freshpass1',
    loginTimes: 1,
    firstDepositFlag: 0,
  })
  await enter(page, site, 'fresh01', 'freshpass1')
  const popup = page.getByRole('dialog', { name: 'First Deposit Rebate' })
  await expect(popup).toBeVisible()
  await expect(popup.getByText('+₱300')).toBeVisible()
  await popup.getByRole('button', { name: 'Close' }).first().click()
  await expect(popup).toBeHidden()
  await open(page, `${site.origin}/`)
  await requests.settled()
  await expect(popup).toBeHidden()
  await site.control('PUT', 'clock', { now: new Date(Date.now() + 24 * 3_600_000).toISOString() })
  await open(page, `${site.origin}/`)
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: 'How it works' }).click()
  await expect(page).toHaveURL(`${site.origin}/rewards/first-deposit`)
})

test(
  'the first-deposit popup does not open for a player who has deposited',
  inFullRuns,
  async ({ page, site, requests }) => {
    await site.control('POST', 'players', {
      loginName: 'paid01',
      password: 'paidpass11',
      loginTimes: 1,
      firstDepositFlag: 1,
    })
    await enter(page, site, 'paid01', 'paidpass11')
    await requests.settled()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test('the language chosen in the settings is kept on the next visit', async ({ page, site }) => {
  await enter(page, site)
  await open(page, `${site.origin}/setting`)
  // Arrow keys move the focus without choosing, because a choice reloads the page.
  await page.getByRole('radio', { name: 'English' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: '中文' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.keyboard.press('Space')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
  await expect(page.getByRole('radio', { name: 'Tagalog' })).toBeFocused()
  await open(page, `${site.origin}/`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
})

/** The layout shifts since the document was loaded: the score of each, and the elements that moved. */
async function layoutShifts(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => (globalThis as unknown as { layoutShifts: string[] }).layoutShifts)
}

/** Measures the layout shifts of the documents that are loaded from now on. */
async function measureShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly {
        readonly node?: Node
        readonly previousRect: DOMRect
        readonly currentRect: DOMRect
      }[]
    }
    const layoutShifts: string[] = []
    Object.assign(globalThis, { layoutShifts })
    const inWords = ({ node, previousRect: from, currentRect: to }: LayoutShift['sources'][number]): string =>
      `${node instanceof Element ? node.className : node?.textContent} from ${from.x} ${from.y} to ${to.x} ${to.y}`
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) layoutShifts.push(`${value}: ${sources.map(inWords).join(', ')}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

test.describe('the layout does not shift', () => {
  test.beforeEach(async ({ page }) => await measureShifts(page))

  test('when a visitor opens Home', async ({ page, site, requests }) => {
    await open(page, `${site.origin}/`)
    await requests.settled()
    expect(await layoutShifts(page)).toEqual([])
  })

  for (const y of sample([0, 700], { count: 1 }))
    test(`when the player touches a page that was reloaded at ${y} px`, async ({ page, site, requests }) => {
      await open(page, `${site.origin}/`)
      await requests.settled()
      await page.evaluate((top) => scrollTo(0, top), y)
      await page.reload()
      await touch(page)
      await page.locator('html[data-live]').waitFor({ state: 'attached' })
      await requests.settled()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(y)
      const before = await layoutShifts(page)
      await touch(page)
      await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
      expect((await layoutShifts(page)).slice(before.length)).toEqual([])
    })

  test('when the session of a player arrives long after the page', async ({ page, site, requests }) => {
    await enter(page, site)
    await requests.settled()
    const sessionCall = '/customer/getByLoginName'
    await site.control('POST', 'faults', { path: sessionCall, delayMs: 2000 })
    const answers: Response[] = []
    page.on('response', (response) => void (response.url().endsWith(sessionCall) && answers.push(response)))
    await open(page, `${site.origin}/`)
    await expect(page.getByText('The fair is open tonight').first()).toBeVisible()
    expect(answers).toEqual([])
    expect(await layoutShifts(page)).toEqual([])
    await expect.poll(() => answers.length).toBe(1)
    expect(await answers[0]?.json()).toMatchObject({ head: { errCode: '0000' }, body: { loginName: 'demo01' } })
    await expect(page.getByText(/^₱[\d,]+\.\d\d$/).first()).toBeVisible()
    await requests.settled()
    expect(await layoutShifts(page)).toEqual([])
  })
})

test.describe('on a wide screen that prefers light colors', () => {
  test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' })

  test(
    'the card of the profile has the same layout before and after the session selects the light skin',
    inFullRuns,
    async ({ page, site }) => {
      await enter(page, site)
      await open(page, `${site.origin}/account`)
      await expect(page.locator('html')).toHaveAttribute('data-skin', 'morning')
      const layout = () =>
        page.locator('article[data-layout=panel]').evaluate((card) =>
          [card, ...card.querySelectorAll('*')].map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect()
            return [part.className, x, y, width, height]
          }),
        )
      await expect(page.getByText('VIP level 3')).toBeVisible()
      const selected = await layout()
      // The page as it is prerendered: the style sheet follows the device.
      await page.evaluate(() =>
        Object.assign(document.documentElement.dataset, { skin: 'night', scheme: 'dark', follow: 'morning' }),
      )
      expect(await layout()).toEqual(selected)
    },
  )
})

const screens = [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const
for (const [width, height] of sample(screens, { count: 1 }))
  test.describe(`on a screen of ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('the layout does not shift when a player opens the profile', async ({ page, site, requests }) => {
      await enter(page, site)
      await measureShifts(page)
      await open(page, `${site.origin}/account`)
      await expect(page.getByRole('button', { name: /^Add to favorites:/ }).first()).toBeAttached()
      await requests.settled()
      // The badge of Rewards is at the right, so its left edge moves when it shows a shorter text.
      const isBadge = (shift: string): boolean => /: Tab_badge [^,]+$/.test(shift) && Number.parseFloat(shift) < 0.001
      expect((await layoutShifts(page)).filter((shift) => !isBadge(shift))).toEqual([])
    })
  })

test('maintenance of the whole site leads open pages to /maintenance and back', async ({ page, site }) => {
  await installClock(page)
  await open(page, `${site.origin}/`)
  await site.control('PUT', 'site', { isSiteMaintenance: true })
  // The first check runs five minutes after the business area starts, and the area starts later than the page.
  const leadsTo = (path: string) =>
    expect(async () => {
      await page.clock.runFor(301_000)
      await expect(page).toHaveURL(site.origin + path, { timeout: 3000 })
    }).toPass()
  await leadsTo('/maintenance')
  await site.control('PUT', 'site', { isSiteMaintenance: false })
  await leadsTo('/')
})

test.describe('on a device that prefers light', () => {
  // Without a service worker the boot script is loaded from the network, so the test can abort it.
  test.use({ colorScheme: 'light', serviceWorkers: 'block' })

  test(
    'the first paint and the app are light until the player chooses a skin',
    inFullRuns,
    async ({ page, site, problems }) => {
      const skin = page.locator('html')
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      await page.route('**/r/b/**', (route) => route.abort())
      await page.goto(`${site.origin}/`)
      await expect(skin).toHaveAttribute('data-skin', 'night')
      const light = await background()
      await page.unrouteAll()
      problems.length = 0
      await open(page, `${site.origin}/`)
      await expect(skin).toHaveAttribute('data-skin', 'morning')
      expect(await background()).toBe(light)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(skin).toHaveAttribute('data-skin', 'night')
      expect(await background()).not.toBe(light)
      await page.emulateMedia({ colorScheme: 'light' })
      await page.evaluate(() => localStorage.setItem('habi.skin', '"night dark"'))
      await open(page, `${site.origin}/`)
      await expect(skin).toHaveAttribute('data-skin', 'night')
      expect(await background()).not.toBe(light)
    },
  )
})

/** Returns the features that the document may use. Runs in the page. */
function allowedFeatures(): readonly string[] {
  const { featurePolicy } = document as unknown as { featurePolicy: { allowsFeature: (name: string) => boolean } }
  const names = ['fullscreen', 'autoplay', 'camera', 'microphone', 'geolocation']
  return names.filter((name) => featurePolicy.allowsFeature(name))
}
