/** The messages that a player reads when something fails: document 2, section 8. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { sample } from '../sample.fixture.ts'
import { expect, inFullRuns, test } from './journey.fixture.ts'
import { logIn, open, touch } from './player.fixture.ts'
import type { RunningSite } from './running-site.fixture.ts'
import { installClock } from './shifted-date.fixture.ts'

async function enter(page: Page, site: RunningSite): Promise<void> {
  await open(page, `${site.origin}/?dialogType=login`)
  await logIn(page, 'demo01', 'habi2026')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a refused login opens a message with the reason, and closing it returns to the login', async ({ page, site }) => {
  await site.control('POST', 'faults', { path: '/loginAndRegisterV4', errCode: 'GW_801667', errMsg: 'server' })
  await open(page, `${site.origin}/?dialogType=login`)
  await logIn(page, 'demo01', 'habi2026')
  const tips = page.getByRole('dialog', { name: 'Tips' })
  await expect(tips).toContainText(
    'You have accessed too many times, please try again later. If you have any questions, please contact ' +
      'customer service.',
  )
  await expect(page.getByText('21+ only')).toBeVisible()
  await tips.getByRole('button', { name: 'OK' }).click()
  await expect(tips).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('an expired session opens the login', async ({ page, site, requests }) => {
  await enter(page, site)
  await expect(page.getByText(/₱\d/).first()).toBeVisible()
  await requests.settled()
  await site.control('POST', 'expire', { loginName: 'demo01', errCode: 'GW_890203' })
  const again = page.getByRole('dialog', { name: 'Please log in again' })
  // A call of the page itself may be the first to fail with the expired session. Its message then covers the button.
  await Promise.any([page.getByRole('button', { name: 'Refresh the balance' }).first().click(), again.waitFor()])
  await expect(again).toBeVisible()
  await again.getByRole('button', { name: 'Re-login' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/`)
})

test('a heart that is refused because the account is frozen shows the reason and logs the player out', async ({
  page,
  site,
}) => {
  await enter(page, site)
  await site.control('POST', 'faults', { path: '/likeGameV2', errCode: 'GW_801655', errMsg: 'This account is frozen.' })
  await page
    .getByRole('button', { name: /^Add to favorites:/ })
    .first()
    .click()
  const tips = page.getByRole('dialog', { name: 'Tips' })
  await expect(tips).toContainText('This account is frozen.')
  await tips.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
})

test('a login with too many requests opens a message', inFullRuns, async ({ page, site }) => {
  await site.control('POST', 'faults', { path: '/loginAndRegisterV4', status: 429 })
  await open(page, `${site.origin}/?dialogType=login`)
  await logIn(page, 'demo01', 'habi2026')
  await expect(page.getByRole('dialog', { name: 'Tips' })).toContainText(
    'Too many requests. Please wait a moment and try again.',
  )
})

test('a launch that fails ends with a message, and can be repeated or closed', async ({ page, site, problems }) => {
  await enter(page, site)
  await site.control('POST', 'faults', { path: '/game/v2/inGame', status: 500 })
  const game = page.getByRole('button', { name: /^Carabao Gold/ }).first()
  await game.click()
  const cover = page.getByRole('dialog', { name: 'Carabao Gold' })
  await expect(cover).toContainText('The game did not open. Nothing was charged.')
  await expect(cover.getByRole('button')).toHaveText(['Try again', 'Close'])
  await expect(page.getByText(/^Error/)).toHaveCount(0)
  await cover.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/game\?gameId=/)
  problems.length = 0
})

test('the reason why the gateway refuses a launch is a message on the cover of the game, without a toast', async ({
  page,
  site,
}) => {
  await enter(page, site)
  await site.control('POST', 'faults', { path: '/game/v2/inGame', errCode: 'GW_123456', errMsg: 'The room is full.' })
  await page
    .getByRole('button', { name: /^Carabao Gold/ })
    .first()
    .click()
  const cover = page.getByRole('dialog', { name: 'Carabao Gold' })
  await expect(cover.getByRole('button')).toHaveText(['Try again', 'Close'])
  await expect(cover).toContainText('The room is full.')
  await expect(page.locator('.habi-toasts')).toBeEmpty()
})

test('a game of an allowed site opens, and a game that the browser blocks has a message and can be tried again', async ({
  page,
  site,
  problems,
}) => {
  const provider = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Game</title>The game of a provider'),
  )
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening))
  const { port } = provider.address() as AddressInfo
  const launchAs = async (url: string) => {
    const body = { head: { errCode: '0000', errMsg: '' }, body: { url } }
    await site.control('POST', 'faults', { path: '/game/v2/inGame', body })
  }
  try {
    await enter(page, site)
    await launchAs('https://games.localhost:1/')
    await page
      .getByRole('button', { name: /^Carabao Gold/ })
      .first()
      .click()
    const game = page.getByRole('dialog', { name: 'Carabao Gold' })
    await expect(game).toContainText('The game did not open. Nothing was charged.')
    expect(problems.splice(0).filter((problem) => !problem.includes('frame-src'))).toEqual([])
    await launchAs(`http://127.0.0.1:${port}/`)
    await game.getByRole('button', { name: 'Try again' }).click()
    await expect(page.frameLocator('iframe').locator('body')).toHaveText('The game of a provider')
    // The second attempt first loads the address of the first attempt, so the browser may report the blocked frame
    // again.
    expect(problems.splice(0).filter((problem) => !problem.includes('frame-src'))).toEqual([])
  } finally {
    provider.close()
  }
})

const causes = [
  { cause: 'the server', fault: { status: 503 }, text: 'because our server has a problem' },
  { cause: 'the network', fault: undefined, text: 'Please check your connection' },
]
for (const { cause, fault, text } of sample(causes, { count: 1 }))
  test.describe(`games that cannot be loaded because of ${cause}`, () => {
    // A service worker would send the calls that the test aborts.
    test.use({ serviceWorkers: 'block' })

    test('are reported once, with one button that loads them', async ({ page, site, problems }) => {
      if (fault === undefined) await page.route('**/game/allGameData', (route) => route.abort())
      else await site.control('POST', 'faults', { path: '/game/allGameData', times: 1000, ...fault })
      await open(page, `${site.origin}/`)
      await expect(page.getByText(/The games could not be loaded/)).toHaveCount(1)
      await expect(page.getByText(/The games could not be loaded/)).toContainText(text)
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1)
      await site.control('DELETE', 'faults')
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('button', { name: /^Add to favorites:/ }).first()).toBeVisible()
      await expect(page.getByText(/The games could not be loaded/)).toHaveCount(0)
      problems.length = 0
    })
  })

test(
  'vouchers that could not be loaded have a message and a button to try again',
  inFullRuns,
  async ({ page, site, problems }) => {
    await enter(page, site)
    await site.control('POST', 'faults', { path: '/customer/getByLoginName', status: 500, times: 1000 })
    await installClock(page)
    await open(page, `${site.origin}/rewards`)
    await expect(page.getByText('Your vouchers could not be loaded.')).toBeVisible()
    await stopTimers(page)
    await site.control('DELETE', 'faults')
    const vouchers = page.getByRole('article', { name: 'Your vouchers' })
    await vouchers.getByRole('button', { name: 'Try again' }).click()
    await expect(vouchers).toContainText('2 new vouchers.')
    problems.length = 0
  },
)

test('a profile that could not be loaded has a message and a button to try again', async ({ page, site, problems }) => {
  await enter(page, site)
  await site.control('POST', 'faults', { path: '/customer/getByLoginName', status: 500, times: 1000 })
  await installClock(page)
  await open(page, `${site.origin}/account`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Your profile could not be loaded.')
  await stopTimers(page)
  await site.control('DELETE', 'faults')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main).toContainText('VIP level')
  await expect(main).not.toContainText('Your profile could not be loaded.')
  problems.length = 0
})

/** Stops the timers of the page, which loads the record of the player again by itself after some seconds. */
async function stopTimers(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

test(
  'a login goes on when the profile can be loaded at the third attempt',
  inFullRuns,
  async ({ page, site, problems }) => {
    await site.control('POST', 'faults', { path: '/customer/getByLoginName', status: 500, times: 2 })
    await enter(page, site)
    await expect(page.getByText('₱1,250.50').first()).toBeVisible()
    problems.length = 0
  },
)

test('a login whose profile cannot be loaded ends on Home with a message (document 1, section 4)', async ({
  page,
  site,
  problems,
}) => {
  await site.control('POST', 'faults', { path: '/customer/getByLoginName', status: 500, times: 3 })
  await enter(page, site)
  await expect(page.getByText('Our server has a problem').first()).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/`)
  await expect(page.getByText('₱1,250.50')).toHaveCount(0)
  problems.length = 0
})

test.describe('reminder settings whose code cannot be loaded', () => {
  // A service worker would send the requests that the test aborts.
  test.use({ serviceWorkers: 'block' })

  // The page of the account has meters, which would be empty.
  const limits = [
    ['/setting', '₱5,000.00', 1],
    ['/wallet', 'of ₱5,000', 0],
  ] as const
  for (const [path, limit, rows] of sample(limits, { count: 1 }))
    test(`have a message and a button to try again at ${path}`, async ({ page, site, problems }) => {
      await enter(page, site)
      await page.route(/\/actions-reminders-/, (route) => route.abort())
      await open(page, site.origin + path)
      const main = page.getByRole('main')
      await expect(main).toContainText('Your reminders could not be loaded')
      await expect(main.getByText('Losses in a day')).toHaveCount(rows)
      await page.unrouteAll()
      await main.getByRole('button', { name: 'Try again' }).click()
      await expect(main).toContainText(limit)
      await expect(main).not.toContainText('Your reminders could not be loaded')
      problems.length = 0
    })
})

test('a page that would be blank after hydration keeps its delivered content, and its links work', async ({
  page,
  site,
}) => {
  await page.route(`${site.origin}/terms-of-use`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const seed = /(<script type="application\/json" id="seed">)([\s\S]*?)(<\/script>)/
    const damaged = html.replace(seed, (_, open: string, json: string, close: string) => {
      const value = JSON.parse(json) as { slice: { root: { s: unknown } } }
      value.slice.root.s = 'not the children of a node'
      return open + JSON.stringify(value).replaceAll('<', '\\u003c') + close
    })
    await route.fulfill({ response, body: damaged })
  })
  const reported = page.waitForRequest((request) => request.postData()?.includes('the rendered page is blank') === true)
  await page.goto(`${site.origin}/terms-of-use`)
  const heading = page.getByRole('heading', { level: 1 })
  const text = await heading.textContent()
  await touch(page)
  await reported
  await expect(heading).toHaveText(text ?? '')
  await expect(page.locator('html[data-live]')).toHaveCount(0)
  await page.locator('#root a[href="/"]').first().click()
  await expect(page).toHaveURL(`${site.origin}/`)
})

test.describe('a release that cannot be loaded on a first visit', () => {
  // A service worker would answer the requests that the test aborts.
  test.use({ serviceWorkers: 'block' })

  test('is reported to the player until it is loaded', async ({ page, site }) => {
    await page.route('**/release.json', (route) => route.fulfill({ status: 503 }))
    await page.goto(`${site.origin}/slot`)
    const line = page.getByText('Parts of this page cannot be loaded. Trying again.')
    await expect(line).toBeVisible()
    await page.unrouteAll()
    await expect(page.getByRole('button', { name: /^Carabao Gold/ }).first()).toBeVisible()
    await expect(line).toHaveCount(0, { timeout: 15_000 })
  })
})

test.describe('code that cannot be loaded after a press', () => {
  // A service worker would answer the requests that the test aborts.
  test.use({ serviceWorkers: 'block' })

  test('is reported to the player and loaded again by the next press, and a page without its code is loaded as a document', async ({
    page,
    site,
  }) => {
    await open(page, `${site.origin}/slot`)
    const about = page.getByRole('button', { name: 'About the game: Carabao Gold' }).first()
    await expect(about).toBeVisible()
    await page.route('**/r/b/**', (route) => route.abort())
    await about.click()
    await expect(page.getByText('You are offline. Please check your connection.')).toBeVisible()
    await page.unrouteAll()
    await about.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.route('**/widget-GameSearch-*', (route) => route.abort(), { times: 1 })
    const loaded = page.waitForEvent('load')
    await page.getByRole('link', { name: 'Search games' }).first().click()
    await loaded
    await expect(page.getByRole('searchbox')).toBeVisible()
  })
})
