/** Runs the same steps of a visitor in the lobby in every container: browser, mini-app, bot frame and native app. */
import type { FrameLocator, Page } from '@playwright/test'
import { samplePairs } from '../sample.fixture.ts'
import { openHost } from './host.fixture.ts'
import { expect, test } from './journey.fixture.ts'
import { logIn, open } from './player.fixture.ts'
import type { RunningSite } from './running-site.fixture.ts'

type Player = Page | FrameLocator

interface Container {
  readonly name: string
  /** Opens a path of the site; returns the page, or the frame that shows it. */
  readonly enter: (page: Page, site: RunningSite, path: string) => Promise<Player>
  /** Expects that the login is offered, and logs in. */
  readonly logIn: (page: Page, player: Player, reason: string) => Promise<void>
  /**
   * Whether a login reloads the page. In the bot frame it does not, because the browser does not allow storing the
   * login.
   */
  readonly reloads: boolean
  /** Expects that this game has opened. */
  readonly expectGame: (page: Page, player: Player, gameId: string, name: RegExp) => Promise<void>
}

const openedHere: Container['expectGame'] = async (_page, player, _gameId, name) => {
  await expect(player.locator('iframe').contentFrame().locator('body')).toContainText(name)
}
const form: Container['logIn'] = async (_page, player, reason) => {
  const dialog = player.getByRole('dialog', { name: 'Log in' })
  await expect(dialog).toContainText(reason)
  await logIn(player, 'demo01', 'habi2026')
}
/** The container shows its own login, and sends a ticket to the site. */
const ticket =
  (request: string): Container['logIn'] =>
  async (page, player) => {
    await expect(page.locator('#messages').getByText(request).last()).toBeVisible()
    await expect(player.getByRole('dialog', { name: 'Log in' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Log in', exact: true }).first().click()
  }

const containers: readonly Container[] = [
  {
    name: 'a browser',
    async enter(page, site, path) {
      await open(page, site.origin + path)
      return page
    },
    logIn: form,
    reloads: true,
    expectGame: openedHere,
  },
  {
    name: 'a mini-app',
    enter: (page, site, path) => openHost(page, site, `miniapp?brand=maya&path=${path}`),
    logIn: ticket('"type":"LOGIN"'),
    reloads: false,
    expectGame: openedHere,
  },
  {
    name: 'a bot frame',
    enter: (page, site, path) => openHost(page, site, `bot?path=${path}`),
    logIn: form,
    reloads: false,
    // The page around the frame opens the game.
    async expectGame(page, _player, gameId) {
      await expect(page.locator('#messages').getByText(`"type":"GAME","gameId":"${gameId}"`)).toBeVisible()
    },
  },
  {
    name: 'the native app',
    enter: (page, site, path) => openHost(page, site, `native?version=5.0.0&path=${path}`),
    logIn: ticket('"href":"habi://login"'),
    reloads: false,
    expectGame: openedHere,
  },
]

/**
 * Logs in, and waits for the reload if the login reloads the page. Chromium can neither load another page nor close
 * while a reload begins.
 */
async function logInAndReload(
  { logIn, reloads }: Container,
  page: Page,
  player: Player,
  reason: string,
): Promise<void> {
  await player.locator('html').evaluate((html: HTMLElement) => html.setAttribute('data-before-login', ''))
  await logIn(page, player, reason)
  if (reloads)
    await expect(player.locator('html[data-live]:not([data-before-login])')).toBeAttached({ timeout: 30_000 })
}

interface Journey {
  readonly name: string
  readonly path: string
  readonly walk: (container: Container, page: Page, player: Player) => Promise<void>
}

const journeys: readonly Journey[] = [
  {
    name: 'a visitor finds a game, tries it, and is asked to log in for another one',
    path: '/search',
    async walk({ logIn, expectGame }, page, player) {
      const field = player.getByRole('searchbox', { name: 'Search all games' })
      await field.fill('rush mnago')
      await player
        .getByRole('button', { name: /^Mango Rush/ })
        .first()
        .click()
      await expectGame(page, player, '50103', /Mango Rush/i)
      await expect(player.getByRole('dialog', { name: 'Log in' })).toHaveCount(0)
      const close = player.getByRole('button', { name: 'Leave the game' })
      if (await close.isVisible()) await close.click()
      await field.fill('mayon')
      await player
        .getByRole('button', { name: /^Mayon Fire/ })
        .first()
        .click()
      await logIn(page, player, 'Log in to play Mayon Fire')
      await expectGame(page, player, '50107', /Mayon Fire/i)
    },
  },
  {
    name: 'a visitor logs in to watch a live room',
    path: '/bp-live',
    async walk({ logIn }, page, player) {
      await player.getByRole('button', { name: /^Replay.*Our fiesta concert/ }).click()
      await logIn(page, player, 'Log in to watch Barrio Band')
      await expect(player.getByRole('heading', { name: 'Our fiesta concert' })).toBeVisible()
      await expect.poll(() => isPlaying(player)).toBe(true)
      await expect(player.getByRole('textbox', { name: 'Write a message' })).toBeVisible()
    },
  },
  {
    name: 'a visitor watches short videos, and logs in to like one',
    path: '/reels',
    async walk(container, page, player) {
      await expect.poll(() => isPlaying(player)).toBe(true)
      const like = player.getByRole('button', { name: 'Like: Parols in the evening wind' })
      await like.click()
      await logInAndReload(container, page, player, 'Log in to like videos')
      // Waits longer than the delay of a reload: a reload would lose a login that is not stored.
      await page.waitForTimeout(container.reloads ? 0 : 700)
      await expect(like).toHaveAttribute('aria-pressed', 'true')
    },
  },
]

const isPlaying = (player: Player): Promise<boolean> =>
  player
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0)

for (const [container, journey] of samplePairs(containers, journeys))
  test(`in ${container.name}, ${journey.name}`, async ({ page, site }) => {
    await journey.walk(container, page, await container.enter(page, site, journey.path))
  })
