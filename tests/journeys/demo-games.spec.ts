/** The demo games of the sandbox: a round for money from the lobby, and the pages of all six games. */
import type { Page, Route } from '@playwright/test'
import { axeOf } from './axe.fixture.ts'
import { expect, test } from './journey.fixture.ts'
import { logIn, open } from './player.fixture.ts'

/** For each demo game, the id of an entry of the game list that has a trial page. */
const pages = { bingo: '27101', cards: '17101', color: '20101', fish: '80102', lottery: '12101', slot: '50101' }

test.describe('when the response to a bet is lost', () => {
  // A service worker would send the requests itself, so the test could not intercept them.
  test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' })

  test('a round from the lobby counts once, and the site shows the new balance', async ({ page, site }) => {
    await site.control('PATCH', 'players/demo01', { balance: 500 })
    await site.control('PUT', 'draws', { seed: 4 })
    const balance = async () => ((await site.control('GET', 'players/demo01')) as { balance: number }).balance
    await open(page, `${site.origin}/slot`)
    await page
      .getByRole('button', { name: /^Mayon Fire/ })
      .first()
      .click()
    await logIn(page, 'demo01', 'habi2026')
    const game = page.frameLocator('iframe')
    await expect(game.locator('#balance')).toHaveText('₱500.00')
    const coverWidth = () => game.locator('img').evaluate((cover: HTMLImageElement) => cover.naturalWidth)
    await expect.poll(coverWidth).toBeGreaterThan(0)

    // The server draws the result of the bet, but its response is lost.
    const lose = async (route: Route): Promise<void> => {
      await route.fetch()
      await route.abort()
    }
    await page.route(/\/bets$/, lose, { times: 1 })
    await game.getByRole('button', { name: 'Spin' }).click()
    await expect(game.locator('#message')).toContainText('Your bet is kept')
    const after = await balance()
    expect(after).not.toBe(500)
    await game.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(game.locator('#balance')).toHaveText(`₱${after.toFixed(2)}`)
    await expect(game.getByRole('button', { name: 'Spin' })).toBeFocused()
    expect(await balance()).toBe(after)

    await page.getByRole('button', { name: 'Leave the game' }).click()
    await expect(page.getByText(`₱${after.toFixed(2)}`).first()).toBeVisible()
  })
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('each demo game plays a trial round with the keyboard, and has no accessibility problem', async ({
    page,
    site,
  }) => {
    for (const [name, gameId] of Object.entries(pages)) {
      await page.goto(`${site.origin}/sandbox/play/${gameId}`)
      await playRound(page, name)
      expect(await problemsOf(page, name)).toEqual([])
    }
    // The rules have the same form in all games.
    await page.locator('#open-rules').press('Enter')
    await expect(page.getByRole('dialog')).toContainText('come back')
    expect(await problemsOf(page, 'rules')).toEqual([])
  })
})

/** Plays one round with the keyboard alone. */
async function playRound(page: Page, name: string): Promise<void> {
  const play = page.locator('#play')
  await expect(play).toHaveAttribute('aria-disabled', 'false')
  await expect(page.locator('#balance')).toHaveText('1,000 credits')
  if (name === 'color') await page.getByRole('button', { name: 'Gold' }).press('Space')
  await play.press('Enter')
  await expect(page.locator('#win')).toHaveText(/credits|–/)
  await expect(play).toHaveAttribute('aria-disabled', 'false')
  await expect(page.locator('#message')).toHaveText(/./)
}

async function problemsOf(page: Page, name: string): Promise<readonly string[]> {
  const { violations } = await axeOf(page).analyze()
  return violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html ?? ''}`)
}
