/** The first games of a page, and the search for games. */
import type { Page } from '@playwright/test'
import { sample } from '../sample.fixture.ts'
import { expect, test } from './journey.fixture.ts'
import { hydrate, logIn, open } from './player.fixture.ts'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

declare global {
  interface Window {
    /** Layout shifts in the content of the page since it was opened. */
    shifts: number[]
  }
}

/**
 * Returns by how many pixels the first line of a caption moves when the second line, which is parsed later, is missing.
 */
function firstLineMovesWithoutSecond(card: Element): number {
  const button = card.querySelector('button')
  const [, first, second] = button?.children ?? []
  if (button === null || first === undefined || second === undefined) return NaN
  const before = first.getBoundingClientRect().top
  second.remove()
  const after = first.getBoundingClientRect().top
  button.append(second)
  return after - before
}

/** Records the layout shifts in the content of the pages that are opened from now on. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        for (const { node } of entry.sources)
          if (node?.parentElement?.closest('main') != null) window.shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/**
 * Answers no call until the returned function is called, so all visible content comes from the HTML of the page. Images
 * get an answer.
 */
async function holdCalls(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/**', async (route) => {
    if (route.request().resourceType() !== 'image') await held
    await route.continue()
  })
  return () => release()
}

/** The covers of games that are at least partly in the viewport. */
const coversInSight = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main li img[src*="/covers/"]')].flatMap((cover) => {
      const { top, bottom, left, right } = cover.getBoundingClientRect()
      const isInSight = top < innerHeight && bottom > 0 && left < innerWidth && right > 0
      return isInSight ? [new URL(cover.src).pathname] : []
    }),
  )

const listPaths = ['/', '/slot', '/bingo', '/perya', '/casino', '/slot/most-popular', '/games-ranking']
for (const path of sample(listPaths, { count: 2 }))
  test(`a tall phone shows all covers of the first screen of ${path} before any call is answered`, async ({
    page,
    site,
    requests,
  }) => {
    await page.setViewportSize({ width: 412, height: 915 })
    const release = await holdCalls(page)
    await expect.poll(async () => await (await fetch(site.origin + path)).text()).toContain('/covers/')
    await page.goto(site.origin + path)
    const prerendered = await coversInSight(page)
    release()
    await hydrate(page)
    await requests.settled()
    const complete = await coversInSight(page)
    expect(complete.length).toBeGreaterThanOrEqual(4)
    expect(prerendered).toEqual(complete)
  })

test('a page shows its games before any call is answered, and nothing moves when the lists have loaded', async ({
  page,
  site,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await recordShifts(page)
  const release = await holdCalls(page)
  await expect.poll(async () => await (await fetch(`${site.origin}/slot`)).text()).toContain('/covers/')
  await page.goto(`${site.origin}/slot`)
  const shelf = page.getByRole('region', { name: 'Most Popular' })
  const covers = shelf.locator('img')
  await expect(covers).toHaveCount(8)
  await expect.poll(() => covers.first().evaluate((cover: HTMLImageElement) => cover.naturalWidth)).toBeGreaterThan(0)
  expect(await shelf.locator('li').nth(3).evaluate(firstLineMovesWithoutSecond)).toBe(0)
  const names = await shelf.locator('li').allTextContents()
  release()
  await hydrate(page)
  // The counter of the grid appears only after the whole list has loaded.
  await expect(page.getByText('15/', { exact: false })).toBeVisible()
  expect((await shelf.locator('li').allTextContents()).length).toBe(names.length)
  await expect(covers).toHaveCount(8)
  expect(await page.evaluate(() => window.shifts)).toEqual([])
  const calls = addresses.filter((address) => /\/api\/(?!static\/)/.test(address))
  expect(calls.filter((call, n) => calls.indexOf(call) !== n)).toEqual([])
})

test('on a wide screen a list that goes on ends with a whole row, and nothing moves', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await recordShifts(page)
  await open(page, `${site.origin}/slot`)
  await expect(page.getByText(/18\/\d+$/)).toBeAttached()
  await open(page, `${site.origin}/perya`)
  await expect(page.getByText('16/16', { exact: false })).toBeVisible()
  expect(await page.evaluate(() => window.shifts)).toEqual([])
})

test('a jackpot that arrives after the first paint moves nothing in the card of its game', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await recordShifts(page)
  const release = await holdCalls(page)
  await expect.poll(async () => await (await fetch(`${site.origin}/slot/most-popular`)).text()).toContain('/covers/')
  await page.goto(`${site.origin}/slot/most-popular`)
  const game = page.getByRole('listitem').filter({ hasText: 'Carabao Gold' })
  await expect(game).toContainText('From')
  release()
  await expect(game).toContainText(/₱\d,\d{3},\d{3}/)
  // The amount is on the screen two frames after it is in the document.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await page.evaluate(() => window.shifts)).toEqual([])
})

test('a visitor finds a game in spite of a typing error, and a reload keeps the search', async ({ page, site }) => {
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname))
  await open(page, `${site.origin}/slot`)
  await page.getByRole('link', { name: 'Search games' }).click()
  const field = page.getByRole('searchbox', { name: 'Search all games' })
  await expect(field).toBeFocused()
  await field.fill('rush mnago')
  await expect(page.getByText('Games found: 1')).toBeVisible()
  expect(workers).toEqual([expect.stringMatching(/^\/r\/b\/search-thread-/)])
  await field.press('Enter')
  await expect(page.getByRole('button', { name: /^Mango Rush/ }).first()).toBeFocused()
  // Few results leave space for other games.
  await expect(page.getByRole('heading', { name: 'Most Popular' })).toBeVisible()
  // The action that stores the search is loaded on demand, so it can run after the focus moved.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('habi.searches'))).toContain('rush mnago')
  await page.reload()
  await hydrate(page)
  await expect(field).toHaveValue('rush mnago')
  await expect(page.getByText('Games found: 1')).toBeVisible()
  await field.press('Escape')
  await expect(page.getByRole('button', { name: 'rush mnago' })).toBeVisible()
  await page.getByRole('button', { name: 'Perya', exact: true }).click()
  await expect(field).toHaveValue('Perya')
  await expect(page.getByRole('button', { name: /^Kulay Kubo/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Mango Rush/ })).toHaveCount(0)
  // More games match the search than are shown.
  await field.fill('slot')
  await expect(page.getByText(/^Games found: 60\/\d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Show more games' }).click()
  await expect(page.getByText(/^Games found: (120\/)?\d+$/)).toBeVisible()
  await field.fill('arcade')
  await expect(page.getByRole('button', { name: /^Lapu Lapu Reef/ }).first()).toBeVisible()
  await field.fill('qqqq')
  await expect(page.getByRole('heading', { name: 'No game found' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Most Popular' })).toBeVisible()
  expect(workers, 'one worker for each visit').toHaveLength(2)
})

test('an address contains a search, and a search finds games by their mark', async ({ page, site }) => {
  await open(page, `${site.origin}/search?q=hot`)
  const field = page.getByRole('searchbox', { name: 'Search all games' })
  await expect(field).toHaveValue('hot')
  await expect(page.getByText(/^Games found: \d+/)).toBeVisible()
  const found = page.getByRole('main')
  await expect(found.getByText('Hot', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await field.fill('new')
  await expect(found.getByText('New', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await field.press('Escape')
  await expect(field).toHaveValue('')
})

test('the sheet of a game counts a like at once, and the order of a list is kept in the address of the page', async ({
  page,
  site,
}) => {
  await open(page, `${site.origin}/?dialogType=login`)
  await logIn(page, 'demo01', 'habi2026')
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeHidden()
  await open(page, `${site.origin}/slot/most-popular?platformId=999`)
  await page.getByRole('combobox', { name: 'Order of the games' }).selectOption('name')
  await expect(page).toHaveURL(/[?&]sort=name/)
  await page.reload()
  await hydrate(page)
  await expect(page.getByRole('combobox', { name: 'Order of the games' })).toHaveValue('name')
  await page
    .getByRole('button', { name: /^About the game: Parol Nights/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: 'Parol Nights' })
  const likes = sheet.locator('dl > div', { hasText: 'Likes' }).locator('dd')
  const before = Number(await likes.innerText())
  await sheet.getByRole('button', { name: 'Like' }).click()
  await expect(likes).toHaveText(String(before + 1))
  await sheet.getByRole('button', { name: 'Play' }).click()
  await expect(page).toHaveURL(/\/game\?/)
  await expect(page.getByRole('timer')).toBeVisible()
})

test('the jackpot of Home opens the list of the games with jackpots, the highest first', async ({ page, site }) => {
  await open(page, site.origin)
  await page.getByRole('link', { name: 'All jackpots tonight' }).click()
  await expect(page).toHaveURL(`${site.origin}/jackpots`)
  await expect(page.getByRole('heading', { name: 'Jackpots' })).toBeVisible()
  const captions = page
    .getByRole('main')
    .getByRole('listitem')
    .getByText(/^₱[\d,]+$/)
  await expect(captions).not.toHaveCount(0)
  const amounts = (await captions.allInnerTexts()).map((amount) => Number(amount.replaceAll(/\D/g, '')))
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
})

test('the game zone shows the games of the chosen kind, also after a reload', async ({ page, site }) => {
  await open(page, `${site.origin}/gamezone`)
  const kinds = page.getByRole('group', { name: 'Kinds of games' })
  await expect(kinds.getByRole('button')).toHaveText([
    'All',
    'Bingo',
    'Slot',
    'Casino',
    'Poker',
    'Fishing',
    'Sports',
    'Loteria',
  ])
  const counter = page.getByText(/\d+\/\d+$/)
  const all = await counter.innerText()
  await kinds.getByRole('button', { name: 'Sports' }).click()
  await expect(page).toHaveURL(/\?kind=sports$/)
  await expect(counter).not.toHaveText(all)
  const sports = await counter.innerText()
  await page.reload()
  await hydrate(page)
  await expect(kinds.getByRole('button', { name: 'Sports', pressed: true })).toBeVisible()
  await expect(counter).toHaveText(sports)
})

test('banners leave out a game that the player may not see, and say that a game is in maintenance', async ({
  page,
  site,
}) => {
  const onHome = page.locator('[data-document="banner/home-top/mango-rush"]')
  const onSlot = page.locator('[data-document="banner/slot/3-mango-try"]')
  await site.control('PUT', 'games/50103', { notApprovedFor: ['demo01'], maintenanceFlag: 1 })
  await open(page, `${site.origin}/slot`)
  await expect(onSlot.getByText('In maintenance', { exact: true })).toBeVisible()
  await open(page, `${site.origin}/?dialogType=login`)
  await expect(onHome).toHaveCount(1)
  await logIn(page, 'demo01', 'habi2026')
  await expect(onHome).toHaveCount(0)
  await expect(page.locator('[data-document="banner/home-top/welcome"]')).toHaveCount(1)
  await open(page, `${site.origin}/slot`)
  await expect(onSlot).toHaveCount(0)
})

test('a collection without games offers the most popular games below its message', async ({ page, site }) => {
  await open(page, `${site.origin}/collection/gone`)
  const main = page.getByRole('main')
  await expect(main.getByText('This collection does not exist, or has no games now')).toBeVisible()
  const popular = main.getByRole('region', { name: 'Most Popular' })
  await expect(popular.getByRole('listitem')).toHaveCount(6)
})
