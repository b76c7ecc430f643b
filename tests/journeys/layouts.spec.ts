/**
 * Layouts with text of double size, on phones held sideways, on wide screens, and while only a part of a document has
 * arrived.
 */
import type { Locator, Page } from '@playwright/test'
import { sample, samplePairs } from '../sample.fixture.ts'
import { skins } from './configuration.fixture.ts'
import { brokenAmounts, cutTexts, widerThanScreen } from './fitting.fixture.ts'
import { boxOf } from './box.fixture.ts'
import { expect, inFullRuns, test } from './journey.fixture.ts'
import { logIn, open } from './player.fixture.ts'

const phone = { width: 390, height: 844 }
const sideways = { width: 844, height: 390 }
const desktop = { width: 1440, height: 900 }

/** Ways to double the size of text: a style sheet of the visitor, or the setting of the browser. */
const textSizes = {
  'a style of the visitor': (page: Page) =>
    page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important')),
  'the setting of the browser': async (page: Page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  },
}

const enlarged = samplePairs(Object.entries(textSizes), [
  '/',
  '/slot',
  '/wallet',
  '/rewards',
  '/news',
  '/?dialogType=login',
])

for (const [name, enlarge] of Object.entries(textSizes))
  test(`no text is cut off when ${name} doubles its size`, async ({ page, site, requests }) => {
    await page.setViewportSize(phone)
    for (const [, path] of enlarged.filter(([[size]]) => size === name)) {
      await open(page, site.origin + path)
      await requests.settled()
      await enlarge(page)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect.soft(await cutTexts(page, 'body'), path).toEqual([])
      expect.soft(await brokenAmounts(page), path).toEqual([])
      expect.soft(await widerThanScreen(page), path).toBe(0)
    }
  })

test('on a phone held sideways, a notice and the login have their button on the first screen', async ({
  page,
  site,
}) => {
  await page.setViewportSize(sideways)
  for (const [path, button] of [
    ['/notWork', 'Go to Home'],
    ['/nothing-here', 'Return to the homepage'],
    ['/?dialogType=login', 'Login'],
  ] as const) {
    await open(page, site.origin + path)
    await expect(page.getByText(button, { exact: true }).last(), path).toBeInViewport({ ratio: 1 })
  }
})

test(
  'the balance is not cut off when the size of the text is doubled',
  inFullRuns,
  async ({ page, site, requests }) => {
    await page.setViewportSize(phone)
    await open(page, `${site.origin}/?dialogType=login`)
    await logIn(page, 'demo01', 'habi2026')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (const path of ['/', '/wallet', '/account']) {
      await open(page, site.origin + path)
      await requests.settled()
      await textSizes['a style of the visitor'](page)
      expect.soft(await cutTexts(page, 'body'), path).toEqual([])
      expect.soft(await brokenAmounts(page), path).toEqual([])
    }
  },
)

test('bars, hero and buttons are not cut off in text of default size', inFullRuns, async ({ page, site, requests }) => {
  for (const [width, path] of samplePairs([320, 390, 768, 1440], ['/', '/wallet'])) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, site.origin + path)
    await requests.settled()
    expect.soft(await cutTexts(page, 'header, nav, aside, button:not(li *), h2'), `${path} ${width}`).toEqual([])
    expect.soft(await widerThanScreen(page), `${path} ${width}`).toBe(0)
  }
})

for (const [name, size] of Object.entries({ 'a phone held sideways': sideways, 'a wide screen': desktop }))
  test(`on ${name} the tabs are at the side and cover nothing`, async ({ page, site }) => {
    await page.setViewportSize(size)
    await open(page, `${site.origin}/login`)
    const tabs = await boxOf(page.getByRole('navigation').first())
    const main = await boxOf(page.getByRole('main'))
    expect(tabs.width).toBeLessThan(size.width / 6)
    expect(tabs.height).toBeLessThanOrEqual(size.height)
    expect(main.x).toBeGreaterThanOrEqual(tabs.x + tabs.width)
    const boxes = page.locator('main input, main button[type=submit]')
    expect(await boxes.count()).toBeGreaterThan(2)
    for (const box of await boxes.all()) {
      await box.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
      const isUncovered = await box.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return [0.1, 0.9].every((part) => {
          const found = document.elementFromPoint(left + width / 2, top + height * part)
          return found !== null && (element.contains(found) || found.contains(element))
        })
      })
      expect.soft(isUncovered, await box.evaluate((element) => element.outerHTML)).toBe(true)
    }
  })

test('the channels are shown once: on a phone above the page, on a wide screen below the tabs', async ({
  page,
  site,
}) => {
  const channels = page.getByRole('navigation', { name: 'Game channels' })
  const tabs = page.getByRole('navigation', { name: 'Main pages' })
  await page.setViewportSize(phone)
  await open(page, `${site.origin}/bingo`)
  await expect(channels).toHaveCount(1)
  await expect(page.getByRole('main').locator(channels).getByRole('link')).toHaveCount(9)
  await page.setViewportSize(desktop)
  await expect(channels).toHaveCount(1)
  await expect(tabs.locator(channels).getByRole('link')).toHaveCount(8)
  await expect(tabs.getByRole('link', { name: 'Bingo' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'Customer service' }).click()
  await expect(page).toHaveURL(/\/support$/)
  await expect(tabs.locator(channels).getByRole('link')).toHaveCount(8)
  // The pages of a container have other routes and the same channels.
  await page.setViewportSize(phone)
  await open(page, `${site.origin}/maya_fish`)
  await expect(page.getByRole('main').locator(channels).getByRole('link', { name: 'Fishing' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.setViewportSize(desktop)
  // The native app hides the tabs, so the channels are above the page.
  await open(page, `${site.origin}/bingo?os=1`)
  await expect(tabs).toHaveCount(0)
  await expect(page.getByRole('main').locator(channels).getByRole('link')).toHaveCount(9)
})

test('a swipe on a phone opens the channel beside the current one, also on a page of a container', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone)
  const swipe = async (from: number, to: number): Promise<void> =>
    await page.getByRole('main').evaluate(
      (main, [start, end]) => {
        const touch = (clientX = 0): Touch => new Touch({ identifier: 1, target: main, clientX, clientY: 400 })
        main.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch(start)] }))
        main.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [touch(end)] }))
      },
      [from, to],
    )
  for (const [path, next, before] of [
    ['/bingo', '/perya', '/'],
    ['/maya_fish', '/sports', '/poker'],
  ] as const)
    for (const [from, to, expected] of [
      [300, 100, next],
      [100, 300, before],
    ] as const) {
      await open(page, site.origin + path)
      // The code for swipes loads after the page is hydrated, and a swipe before that does nothing.
      await expect(async () => {
        if (page.url() === site.origin + path) await swipe(from, to)
        await expect(page).toHaveURL(site.origin + expected, { timeout: 1000 })
      }).toPass({ timeout: 15_000 })
    }
})

test('on a phone the first covers of the home page are on the first screen', async ({ page, site }) => {
  await page.setViewportSize(phone)
  await open(page, site.origin)
  const first = page.getByRole('region', { name: 'Popular now' }).getByRole('listitem').first()
  await expect(first).toBeInViewport({ ratio: 1 })
  expect((await boxOf(first)).y).toBeLessThan(520)
})

test('on a small phone a whole row of games with its captions is on the first screen', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/slot', '/bingo']) {
    await open(page, site.origin + path)
    const tabs = await boxOf(page.getByRole('navigation', { name: 'Main pages' }))
    const first = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^About the game: / }) })
      .first()
    const card = await boxOf(first)
    expect.soft(card.y + card.height, path).toBeLessThanOrEqual(tabs.y)
  }
})

test('in text of double size the open channel stays in view, a jackpot is larger than its label, and a heart is round', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone)
  await open(page, `${site.origin}/slot`)
  await textSizes['a style of the visitor'](page)
  const channel = page.getByRole('navigation', { name: 'Game channels' }).locator('[aria-current]')
  await expect(channel).toBeInViewport({ ratio: 1 })
  const label = page.getByText('Jackpots of these games')
  const sizes = await label.evaluate((element) =>
    [element, element.closest('p')?.nextElementSibling ?? element].map((line) =>
      parseFloat(getComputedStyle(line).fontSize),
    ),
  )
  expect(sizes[1]).toBeGreaterThan(sizes[0] ?? 0)
  const heart = page.getByRole('button', { name: /^Add to favorites/ }).first()
  const { width, height } = await boxOf(heart.locator('svg'))
  expect(width).toBe(height)
})

test(
  'in text of double size the logo, the image of a banner and the first covers are on the first screen',
  inFullRuns,
  async ({ page, site }) => {
    await page.setViewportSize(phone)
    await open(page, site.origin)
    await textSizes['a style of the visitor'](page)
    const logo = await boxOf(page.getByRole('banner').getByRole('link', { name: 'Habi' }).locator('svg'))
    expect(logo.width).toBeGreaterThanOrEqual(28)
    const banner = page.getByRole('link', { name: 'The fair is open tonight' })
    const image = await boxOf(banner.locator('img'))
    expect(image.height).toBeGreaterThan(80)
    const cover = await boxOf(page.getByRole('button', { name: /^Carabao Gold/ }).first())
    const tabs = await boxOf(page.getByRole('navigation', { name: 'Main pages' }))
    expect(cover.y).toBeLessThan(tabs.y - 40)
  },
)

test(
  'on a phone held sideways the channels are in the header, and the first games and the jackpot are on the first screen',
  inFullRuns,
  async ({ page, site }) => {
    await page.setViewportSize(sideways)
    await open(page, site.origin)
    const first = page.getByRole('region', { name: 'Popular now' }).getByRole('listitem').first()
    await expect(first).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('All jackpots tonight')).toBeInViewport({ ratio: 1 })
    const header = page.getByRole('banner')
    const expectChannelsBeside = async (action: Locator) => {
      // The channels have less space when the balance replaces the login button.
      await expect(action).toBeVisible()
      const channels = await boxOf(page.getByRole('navigation', { name: 'Game channels' }))
      const [bar, brand, end] = [
        await boxOf(header),
        await boxOf(header.getByRole('link').first()),
        await boxOf(action),
      ]
      expect(channels.y).toBeGreaterThanOrEqual(bar.y)
      expect(channels.y + channels.height).toBeLessThanOrEqual(bar.y + bar.height)
      expect(channels.x).toBeGreaterThanOrEqual(brand.x + brand.width)
      expect(channels.x + channels.width).toBeLessThanOrEqual(end.x)
    }
    await expectChannelsBeside(header.getByText('Log in', { exact: true }))
    await page.goto(`${site.origin}/?dialogType=login`)
    await logIn(page, 'demo01', 'habi2026')
    await expectChannelsBeside(header.getByRole('link', { name: /1,250/ }))
  },
)

test('on phones the last visible channel is cut, which shows that the row can be scrolled', async ({ page, site }) => {
  await open(page, site.origin)
  for (const width of [320, 360, 375, 390, 412, 430]) {
    await page.setViewportSize({ width, height: 844 })
    const cut = await page
      .getByRole('navigation')
      .locator('a > :first-child')
      .evaluateAll(
        (tiles, edge) =>
          tiles.filter((tile) => {
            const { left, right } = tile.getBoundingClientRect()
            return left < edge - 8 && right > edge
          }).length,
        width,
      )
    expect.soft(cut, `${width} px`).toBe(1)
  }
})

test(
  'the sheet of a game shows its cover completely and its play button on small screens',
  inFullRuns,
  async ({ page, site }) => {
    for (const size of [{ width: 320, height: 640 }, sideways]) {
      await page.setViewportSize(size)
      await open(page, site.origin)
      await page
        .getByRole('button', { name: /^About the game: / })
        .first()
        .click()
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByRole('button', { name: 'Play' })).toBeInViewport({ ratio: 1 })
      const cover = await boxOf(sheet.locator('img').last())
      expect(cover.width / cover.height).toBeLessThan(2.1)
    }
  },
)

test(
  'on a wide screen the login popup leaves most of the page visible, and scrolls in a low window',
  inFullRuns,
  async ({ page, site }) => {
    await page.setViewportSize({ ...desktop, height: 420 })
    await open(page, `${site.origin}/?dialogType=login`)
    const dialog = page.getByRole('dialog')
    const box = await boxOf(dialog)
    expect(box.width).toBeLessThan(desktop.width / 2)
    const submit = dialog.locator('button[type=submit]')
    await submit.scrollIntoViewIfNeeded()
    await expect(submit).toBeInViewport({ ratio: 1 })
  },
)

test(
  'on a phone the tiles of the profile are low, and one of them shows the balance',
  inFullRuns,
  async ({ page, site }) => {
    await page.setViewportSize(phone)
    await open(page, `${site.origin}/?dialogType=login`)
    await logIn(page, 'demo01', 'habi2026')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await open(page, `${site.origin}/account`)
    const tile = page.getByRole('main').locator('a[href="/wallet"]')
    await expect(tile).toContainText('₱')
    expect((await boxOf(tile)).height).toBeLessThan(72)
    await page.setViewportSize({ width: 320, height: 640 })
    expect((await boxOf(tile)).height).toBeLessThan(72)
    const row = page.getByRole('main').getByRole('link', { name: 'Identity check' })
    expect((await boxOf(row)).height).toBeLessThan(64)
  },
)

test('a player sees the balance, the reminders and games on the page of the account tab', async ({ page, site }) => {
  await page.setViewportSize(phone)
  await open(page, `${site.origin}/?dialogType=login`)
  await logIn(page, 'demo01', 'habi2026')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await open(page, `${site.origin}/wallet`)
  const main = page.getByRole('main')
  await expect(main.getByRole('article', { name: 'Balance' })).toContainText('₱')
  await expect(main.getByRole('link', { name: 'Losses in a day' })).toContainText('₱')
  await expect(main.getByRole('link', { name: 'Rewards' })).toContainText('2 new vouchers')
  await expect(main.getByRole('heading', { name: 'Most Popular' })).toBeVisible()
  const amount = await boxOf(main.getByText('₱1,250.50').first())
  const deposit = await boxOf(main.getByRole('link', { name: 'Ask for cash in or out' }))
  expect(deposit.x).toBe(amount.x)
  await expect(main.getByRole('button', { name: 'Refresh the balance' })).toBeVisible()
})

test(
  'the notches of an offer card are hidden in large text, with the image between them',
  inFullRuns,
  async ({ page, site }) => {
    await page.setViewportSize(phone)
    await open(page, `${site.origin}/rewards`)
    const card = page.getByRole('main').getByRole('article', { name: 'Your vouchers' })
    const notches = (): Promise<string> => card.evaluate((element) => getComputedStyle(element, '::before').maskImage)
    expect(await notches()).toContain('gradient')
    await textSizes['a style of the visitor'](page)
    await expect(card.getByRole('img')).toBeHidden()
    expect(await notches()).toBe('none')
  },
)

test(
  'on phones a ticket shows most of the width of its image, and its button has one line',
  inFullRuns,
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 640 })
    await open(page, `${site.origin}/?dialogType=login`)
    await logIn(page, 'demo01', 'habi2026')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (const path of ['/rewards', '/support']) {
      await open(page, `${site.origin}${path}`)
      if (path === '/rewards') await expect(page.getByRole('link', { name: 'Customer service' })).toBeVisible()
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 640 })
        const tickets = page.getByRole('article').filter({ has: page.getByRole('img') })
        expect(await tickets.count(), path).toBeGreaterThan(0)
        for (const ticket of await tickets.all()) {
          const words = await ticket.innerText()
          const image = await ticket.getByRole('img').evaluate((element: HTMLImageElement) => {
            const stub = element.clientWidth / element.clientHeight
            return stub / (Number(element.getAttribute('width')) / Number(element.getAttribute('height')))
          })
          expect.soft(image, `${width} px: ${words}`).toBeGreaterThan(0.6)
          const label = ticket.locator(':scope > :last-child span').last()
          const lines = await label.evaluate((element: HTMLElement) =>
            Math.round(element.offsetHeight / parseFloat(getComputedStyle(element).lineHeight)),
          )
          expect.soft(lines, `${width} px: ${words}`).toBe(1)
        }
      }
    }
  },
)

test(
  'a full-screen page has the logo over the side navigation, and no header on a phone',
  inFullRuns,
  async ({ page, site }) => {
    await page.setViewportSize(desktop)
    await open(page, `${site.origin}/reels`)
    const logo = page.getByRole('banner').getByRole('link', { name: 'Habi' })
    await expect(logo).toBeVisible()
    await page.setViewportSize(phone)
    await expect(page.getByRole('banner')).toBeHidden()
  },
)

test('pages that belong to a tab mark it', async ({ page, site }) => {
  await page.setViewportSize(phone)
  const tabs = page.getByRole('navigation', { name: 'Main pages' })
  for (const [path, name] of [
    ['/search', 'Home'],
    ['/terms-of-use', 'Account'],
    ['/login', 'Account'],
    ['/support', 'Account'],
    ['/bp-live', 'TaraPlay'],
  ] as const) {
    await open(page, site.origin + path)
    await expect.soft(tabs.locator('[aria-current]:visible'), path).toHaveCount(1)
    await expect.soft(tabs.getByRole('link', { name }), path).toHaveAttribute('aria-current', 'page')
  }
})

test('on a small phone the three looks of the settings are in one row', inFullRuns, async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, `${site.origin}/?dialogType=login`)
  await logIn(page, 'demo01', 'habi2026')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await open(page, `${site.origin}/setting`)
  const looks = page.getByRole('group', { name: 'Look' }).getByRole('radio')
  await expect(looks).toHaveCount(3)
  const tops = await looks.evaluateAll((all) => all.map((look) => look.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test('a page that does not exist shows the most popular games below its text', inFullRuns, async ({ page, site }) => {
  await open(page, `${site.origin}/no/such/page`)
  await expect(page.getByRole('heading', { name: 'Most Popular' })).toBeVisible()
})

test('focus in the bars does not scroll the page', inFullRuns, async ({ page, site }) => {
  await page.setViewportSize(phone)
  await open(page, `${site.origin}/terms-of-use`)
  const moved = await page.evaluate(() => {
    const found: string[] = []
    const bars = 'header a, header button, nav:not(main *) a'
    for (const control of document.querySelectorAll<HTMLElement>(bars)) {
      scrollTo({ top: 600, behavior: 'instant' })
      control.focus()
      if (Math.round(scrollY) !== 600) found.push(`${control.outerHTML.slice(0, 80)}: ${scrollY}`)
    }
    return found
  })
  expect(moved).toEqual([])
})

test(
  'on a phone in landscape the bars cover less than 60 px of a scrolled page',
  inFullRuns,
  async ({ page, site }) => {
    await page.setViewportSize(sideways)
    await open(page, `${site.origin}/terms-of-use`)
    await page.evaluate(() => scrollTo(0, 300))
    const bars = await page.evaluate(() =>
      [...document.querySelectorAll('header, aside')].map((bar) => Math.max(0, bar.getBoundingClientRect().bottom)),
    )
    expect(Math.max(...bars)).toBeLessThan(60)
  },
)

test('on a wide screen forms and text are at most 640 px wide', inFullRuns, async ({ page, site }) => {
  await page.setViewportSize(desktop)
  for (const path of ['/wallet', '/responsive-gaming', '/support', '/terms-of-use', '/news']) {
    await open(page, site.origin + path)
    const widths = await page
      .locator('main :is(p, a:not(:has(img)), label, button)')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().width))
    expect(widths.length).toBeGreaterThan(2)
    expect.soft(Math.max(...widths), path).toBeLessThanOrEqual(640)
  }
})

test('on a wide screen the text of all text pages starts at the same position', inFullRuns, async ({ page, site }) => {
  await page.setViewportSize(desktop)
  const starts = new Map<string, number | undefined>()
  for (const path of ['/FAQ', '/terms-of-use', '/responsive-gaming', '/news/bingo-night']) {
    await open(page, site.origin + path)
    starts.set(path, (await boxOf(page.locator('main p').last())).x)
  }
  expect(new Set(starts.values()).size, JSON.stringify([...starts])).toBe(1)
})

test('the first article of the news is larger than the others', inFullRuns, async ({ page, site }) => {
  await page.setViewportSize(desktop)
  await open(page, `${site.origin}/news`)
  const widths = await page
    .locator('main a:has(strong)')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width))
  expect(widths[0]).toBeGreaterThan(Math.max(...widths.slice(1)) * 1.5)
})

test('on wide screens all cards of a shelf have the same size, and no cover is cropped', async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open(page, `${site.origin}/slot`)
  await expect(page.locator('main section li img').first()).toBeVisible()
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const shelves = await page.locator('main section:has(li)').evaluateAll((sections) =>
      sections.map((section) =>
        [...section.querySelectorAll('li')].map((card) => {
          const cover = card.querySelector('button > span, span > span')
          if (cover === null) throw new Error('a card has no cover')
          const box = cover.getBoundingClientRect()
          return `${Math.round(box.width)}x${Math.round(box.height)}`
        }),
      ),
    )
    expect(shelves.length).toBeGreaterThan(1)
    for (const sizes of shelves) expect.soft(new Set(sizes).size, `${width} px: ${sizes.join(' ')}`).toBe(1)
    const cropped = await page.locator('main li img').evaluateAll(async (images) => {
      const found: string[] = []
      for (const image of images as HTMLImageElement[]) {
        image.loading = 'eager'
        await image.decode()
        const { width: across, height } = image.getBoundingClientRect()
        if (Math.abs(across / height / (image.naturalWidth / image.naturalHeight) - 1) > 0.02)
          found.push(`${image.currentSrc} ${across}x${height}`)
      }
      return found
    })
    expect(cropped, `${width} px`).toEqual([])
  }
})

test(
  'the sorts, the filters and the providers of a list are in one line, and the counter is below the games',
  inFullRuns,
  async ({ page, site }) => {
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      await open(page, `${site.origin}/bingo`)
      const parts = [
        page.getByRole('button', { name: 'Bayan Bingo', exact: true }),
        page.getByRole('button', { name: 'With jackpot' }),
        page.getByRole('combobox', { name: 'Order of the games' }),
      ]
      const middles: number[] = []
      for (const part of parts) {
        const box = await boxOf(part)
        middles.push(box.y + box.height / 2)
      }
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(12)
      const games = await boxOf(page.getByRole('main').getByRole('list').last())
      const counter = await boxOf(page.getByText('Games shown'))
      expect(counter.y).toBeGreaterThan(games.y + games.height)
    }
  },
)

test.describe('with a mouse', () => {
  test.use({ hasTouch: false, isMobile: false, viewport: desktop })

  test(
    'on a wide screen a row shows whole cards, and its buttons scroll it to its ends',
    inFullRuns,
    async ({ page, site }) => {
      await open(page, site.origin)
      const row = page.getByRole('region', { name: 'Popular now' })
      const previous = row.getByRole('button', { name: 'Previous games' })
      const next = row.getByRole('button', { name: 'Next games' })
      // The delivered page has only the first games, so the row is longer as soon as its call is answered.
      await expect(row.getByRole('listitem')).toHaveCount(12)
      await expect(previous).toBeDisabled()
      await next.focus()
      await page.keyboard.press('Enter')
      await expect(next).toBeDisabled()
      await expect(next).toBeFocused()
      await expect(previous).toBeEnabled()
      const cut = await row.locator('ul').evaluate((list) => {
        const { left, right } = list.getBoundingClientRect()
        const cards = [...list.children].map((card) => card.getBoundingClientRect())
        return cards
          .filter((card) => card.right > left + 1 && card.left < right - 1)
          .filter((card) => card.left < left || card.right > right).length
      })
      expect(cut).toBe(0)
    },
  )

  test(
    'on a wide screen a shelf whose cards are all large shows four wide covers',
    inFullRuns,
    async ({ page, site }) => {
      await open(page, site.origin)
      const cards = page.getByRole('region', { name: 'Bingo night' }).getByRole('listitem')
      await expect(cards).toHaveCount(8)
      const covers = await cards.locator('button > span:has(img)').evaluateAll((boxes) =>
        boxes.map((box) => {
          const { right, width, height } = box.getBoundingClientRect()
          return { isShown: right < innerWidth, ratio: (width / height).toFixed(2) }
        }),
      )
      expect(covers.filter(({ isShown }) => isShown)).toHaveLength(4)
      expect(new Set(covers.map(({ ratio }) => ratio))).toEqual(new Set(['1.78']))
    },
  )

  test(
    'the heart and the details of a game are visible while its card is hovered or has the focus',
    inFullRuns,
    async ({ page, site }) => {
      await open(page, site.origin)
      const card = page.getByRole('region', { name: 'Popular now' }).getByRole('listitem').first()
      const buttons = [/^Add to favorites/, /^About/].map((name) => card.getByRole('button', { name }))
      const expectOpacity = async (opacity: string) => {
        for (const button of buttons) await expect(button).toHaveCSS('opacity', opacity)
      }
      await expectOpacity('0')
      await card.hover()
      await expectOpacity('1')
      await page.mouse.move(0, 0)
      await expectOpacity('0')
      await card.getByRole('button').first().focus()
      await expectOpacity('1')
    },
  )
})

test(
  'the jackpot of a wide screen shows its three highest games, which do not move it, and a phone loads none',
  inFullRuns,
  async ({ page, site }) => {
    const games = page.locator('[class*=JackpotGames_]').getByRole('button')
    for (const path of ['/', '/slot']) {
      await page.setViewportSize(desktop)
      await open(page, site.origin + path)
      await expect(games).toHaveCount(3)
      const names = await games.allInnerTexts()
      const amounts = names.map((name) => Number(name.replaceAll(/[^\d\n]/g, '').trim()))
      expect(amounts, path).toEqual(amounts.toSorted((a, b) => b - a))
      await page.setViewportSize(phone)
      await expect(games).toHaveCount(0)
    }
    await page.setViewportSize(desktop)
    await page.route('**/games/jackpots*', (route) => route.abort())
    await open(page, `${site.origin}/`)
    const amount = page.locator('[class*=Jackpot_amount]')
    const before = await boxOf(amount)
    await page.unroute('**/games/jackpots*')
    await open(page, `${site.origin}/`)
    await expect(games).toHaveCount(3)
    expect((await boxOf(amount)).y).toBeCloseTo(before.y, 0)
  },
)

test(
  'on a wide screen the search and the login have the same place on pages with and without a title',
  inFullRuns,
  async ({ page, site }) => {
    await page.setViewportSize(desktop)
    const places: string[] = []
    for (const path of ['/', '/games-ranking', '/support']) {
      await open(page, site.origin + path)
      const header = page.getByRole('banner')
      const search = await boxOf(header.getByRole('link', { name: 'Search games' }))
      const login = await boxOf(header.getByRole('button', { name: 'Log in' }))
      places.push(`search ${search.x} to ${search.x + search.width}, login ${login.x} to ${login.x + login.width}`)
    }
    expect(new Set(places).size, places.join('; ')).toBe(1)
    await page.setViewportSize(phone)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeHidden()
  },
)

test(
  'on a wide screen the field of the search page is in the header, where the link to the page was',
  inFullRuns,
  async ({ page, site }) => {
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, `${site.origin}/support`)
      const link = await boxOf(page.getByRole('banner').getByRole('link', { name: 'Search games' }))
      await open(page, `${site.origin}/search`)
      const field = await boxOf(page.getByRole('search'))
      expect(Math.abs(field.x - link.x)).toBeLessThan(2)
      expect(Math.abs(field.width - link.width)).toBeLessThan(2)
      expect(Math.abs(field.y + field.height / 2 - link.y - link.height / 2)).toBeLessThan(4)
    }
  },
)

test(
  'beside a long text, its contents stay in the window and lead to its parts',
  inFullRuns,
  async ({ page, site }) => {
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 700 })
      await open(page, `${site.origin}/terms-of-use`)
      const contents = page.getByRole('navigation', { name: 'On this page' })
      await contents.getByRole('link', { name: 'Fair play' }).click()
      const heading = page.getByRole('heading', { name: 'Fair play' })
      await expect.poll(async () => (await boxOf(heading)).y).toBeLessThan(200)
      expect((await boxOf(heading)).y).toBeGreaterThan(84)
      await expect(contents.getByRole('link', { name: 'Changes' })).toBeInViewport()
    }
  },
)

test(
  'the first game of the ranking is the largest, between the second and the third',
  inFullRuns,
  async ({ page, site }) => {
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, `${site.origin}/games-ranking`)
      const covers = page.locator('main section').first().locator('li img')
      const boxes = await Promise.all([0, 1, 2].map((n) => boxOf(covers.nth(n))))
      const [first, second, third] = boxes
      if (first === undefined || second === undefined || third === undefined) throw new Error('there is no podium')
      expect(first.width).toBeGreaterThan(second.width * 1.3)
      expect(second.x).toBeLessThan(first.x)
      expect(first.x).toBeLessThan(third.x)
      expect(first.y).toBeLessThan(second.y)
    }
  },
)

test('the page and the strip have the full width of the window', inFullRuns, async ({ page, site }) => {
  for (const { id, scheme } of skins.slice(0, 2)) {
    await page.setViewportSize(desktop)
    await open(page, `${site.origin}/support`)
    await page.evaluate((skin) => Object.assign(document.documentElement.dataset, skin), { skin: id, scheme })
    const [strip, page_] = [page.locator('#locked'), page.locator('#root > *').first()]
    expect((await boxOf(strip)).width).toBe(desktop.width)
    expect((await boxOf(page_)).width).toBe(desktop.width)
  }
})

test.describe('while a document arrives', () => {
  test.use({ javaScriptEnabled: false })

  /**
   * Returns the left and top positions, in pixels, of all visible elements of the bars and of the links and buttons of
   * the page, in document order.
   */
  const places = (page: Page) =>
    page.locator('header *, nav *, main :is(a, button)').evaluateAll((elements) =>
      elements.map((element) => {
        const { left, top } = element.getBoundingClientRect()
        return element.checkVisibility({ visibilityProperty: true }) ? `${Math.round(left)},${Math.round(top)}` : ''
      }),
    )

  const arriving = samplePairs([phone, sideways, { width: 768, height: 1024 }, desktop], ['/', '/support', '/rewards'])
  for (const [size, path] of sample(arriving, { count: 2 }))
    test(`no visible element of ${path} moves at ${size.width}x${size.height}`, async ({ page, site }) => {
      await page.setViewportSize(size)
      const html = await (await fetch(site.origin + path)).text()
      const start = html.indexOf('<div id="root"')
      const ends = [...html.slice(start).matchAll(/<\/(?:a|button|svg|h1|header|nav)>/g)]
        .map((tag) => start + tag.index + tag[0].length)
        .slice(0, 60)
      expect(ends.length).toBeGreaterThanOrEqual(8)
      const cuts = sample(ends, { count: 4 })
      let sent = html
      await page.route(site.origin + path, (route) => route.fulfill({ contentType: 'text/html', body: sent }))
      await page.goto(site.origin + path)
      const complete = await places(page)
      for (const cut of cuts) {
        sent = html.slice(0, cut)
        await page.goto(site.origin + path)
        const moved = (await places(page)).flatMap((place, n) =>
          place === '' || place === complete[n] ? [] : [`${place} -> ${complete[n]}`],
        )
        expect.soft(moved, `${path} after ${html.slice(Math.max(start, cut - 60), cut)}`).toEqual([])
      }
      await page.unroute(site.origin + path)
    })
})
