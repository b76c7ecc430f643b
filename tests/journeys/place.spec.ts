/** After going back, a reload or leaving a game, the page is at the same scroll position as before. */
import type { Page } from '@playwright/test'
import { expect, inFullRuns, test } from './journey.fixture.ts'
import { hydrate, logIn, open, tab } from './player.fixture.ts'

/** Shows 30 games of the slot channel, and returns the scroll position. */
async function scrollFar(page: Page): Promise<number> {
  // The complete list starts to follow the scrolling only when it is loaded.
  await expect(page.getByText(/15\/\d+$/)).toBeAttached()
  // Scrolls once. A second scroll could arrive after the list has grown, and make it grow to 45 games.
  await page.getByText('Scroll To Load More Games').scrollIntoViewIfNeeded()
  await expect(page.getByText(/30\/\d+$/)).toBeAttached()
  // The 20th card is far below the end of the first page, which has 15 games.
  const top = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight - 2.5 * innerHeight)
    return Math.round(scrollY)
  })
  expect(top).toBeGreaterThan(1000)
  return top
}

async function expectPlace(page: Page, top: number): Promise<void> {
  await expect(page.getByText(/30\/\d+$/)).toBeAttached()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top)
}

test('going back restores the scroll position and the number of games', async ({ page, site }) => {
  await open(page, `${site.origin}/slot`)
  const top = await scrollFar(page)
  await tab(page, 'News').click()
  await expect(page).toHaveURL(`${site.origin}/news`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(`${site.origin}/slot`)
  await expectPlace(page, top)
})

test('a reload restores the scroll position and the number of games', async ({ page, site }) => {
  await open(page, `${site.origin}/slot`)
  const top = await scrollFar(page)
  await page.reload()
  await hydrate(page)
  await expectPlace(page, top)
  // Goes back to a page that the player left before the reload.
  await tab(page, 'News').click()
  await expect(page).toHaveURL(`${site.origin}/news`)
  await page.reload()
  await hydrate(page)
  await page.goBack()
  await expectPlace(page, top)
})

test('Home lays out shelves near the screen only, and returns to the same shelf', async ({ page, site }) => {
  const shelf = page.getByRole('region', { name: 'Cards and tables', exact: true })
  const isLaidOut = (): Promise<boolean> =>
    shelf.evaluate((found) => found.lastElementChild!.checkVisibility({ contentVisibilityAuto: true }))
  const topOfShelf = (): Promise<number> =>
    shelf.evaluate((found) => Math.round(found.firstElementChild!.getBoundingClientRect().top))
  await open(page, site.origin)
  expect(await isLaidOut()).toBe(false)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(isLaidOut).toBe(true)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - innerHeight - 80))
  const top = await topOfShelf()
  await tab(page, 'News').click()
  await expect(page).toHaveURL(`${site.origin}/news`)
  await page.goBack()
  await expect(page).toHaveURL(`${site.origin}/`)
  await expect.poll(topOfShelf).toBe(top)
  await page.reload()
  await hydrate(page)
  await expect.poll(topOfShelf).toBe(top)
})

test('going back restores the chosen provider', inFullRuns, async ({ page, site }) => {
  await open(page, `${site.origin}/slot`)
  const provider = page.getByRole('group', { name: 'Game providers' }).getByRole('button').nth(2)
  await provider.click()
  const counter = await page.getByText(/\d+\/\d+$/).innerText()
  await tab(page, 'News').click()
  await expect(page).toHaveURL(`${site.origin}/news`)
  await page.goBack()
  await expect(provider).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/\d+\/\d+$/)).toHaveText(counter)
})

test('leaving a game goes back in the history and restores the scroll position', async ({ page, site }) => {
  await open(page, `${site.origin}/?dialogType=login`)
  await logIn(page, 'demo01', 'habi2026')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('link', { name: 'Slot', exact: true }).click()
  await expect(page).toHaveURL(`${site.origin}/slot`)
  const top = await scrollFar(page)
  // Clicks by script, because a real click could scroll first.
  await page.getByRole('listitem').last().getByRole('button').first().dispatchEvent('click')
  await expect(page).toHaveURL(/\/game\?/)
  await page.getByRole('button', { name: 'Leave the game' }).click()
  await expect(page).toHaveURL(`${site.origin}/slot`)
  await expectPlace(page, top)
  await page.goBack()
  await expect(page).toHaveURL(`${site.origin}/`)
})

test(
  'leaving a game that was opened by its address opens the page that the address names',
  inFullRuns,
  async ({ page, site }) => {
    await open(page, `${site.origin}/?dialogType=login`)
    await logIn(page, 'demo01', 'habi2026')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goto('about:blank')
    await open(page, `${site.origin}/game?gameId=50101&fromRoute=%2Fslot`)
    await page.getByRole('button', { name: 'Leave the game' }).click()
    await expect(page).toHaveURL(`${site.origin}/slot`)
  },
)

test('two addresses of the same page each keep their chosen provider', async ({ page, site }) => {
  const providers = page.getByRole('group', { name: 'Game providers' }).getByRole('button')
  await open(page, `${site.origin}/perya`)
  await providers.nth(1).click()
  await expect(providers.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Bingo', exact: true }).first().click()
  await expect(page).toHaveURL(`${site.origin}/bingo`)
  await expect(providers.first()).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(page).toHaveURL(/\/perya\?platformId=\d+$/)
  await expect(providers.nth(1)).toHaveAttribute('aria-pressed', 'true')
})
