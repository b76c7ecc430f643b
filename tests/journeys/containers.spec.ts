/** The player app inside the simulated host pages of the sandbox, one test for each container. */
import type { Page } from '@playwright/test'
import type { JsonObject } from '../../engine/core/json.ts'
import { openHost } from './host.fixture.ts'
import { expect, test } from './journey.fixture.ts'

/** A message that the host page shows. */
const message = (page: Page, text: string) => page.locator('#messages').getByText(text).last()

test('a mini-app logs its player in and out, and sends its own headers', async ({ page, site }) => {
  const player = await openHost(page, site, 'miniapp?brand=maya&path=/rewards')
  await expect(message(page, '{"type":"READY","brand":"maya"}')).toBeVisible()
  await player.getByRole('button', { name: 'Log in' }).first().click()
  await expect(message(page, '{"type":"LOGIN","brand":"maya"}')).toBeVisible()
  await expect(player.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(player.getByRole('button', { name: 'Log in' })).toHaveCount(0)
  const calls = (await site.control('GET', 'calls?path=/getH5TokenByTempTicket')) as { headers: JsonObject }[]
  expect(calls.at(-1)?.headers).toMatchObject({ container: 'MINIAPP', platform: 'MINIAPP', appType: '7' })
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(player.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
  const stored = (await site.control('GET', 'player-messages')) as { container: string; message: JsonObject }[]
  expect(stored.map(({ container, message: { type } }) => `${container} ${String(type)}`)).toEqual([
    'miniapp READY',
    'miniapp LOGIN',
  ])
})

test('a bot frame sends a message to its parent page when the chat or a game is opened', async ({ page, site }) => {
  const player = await openHost(page, site, 'bot?path=/slot/most-popular')
  await player.getByRole('button', { name: 'Customer service' }).click()
  await expect(message(page, '{"type":"CS"}')).toBeVisible()
  // The game starts as a trial, which needs no login.
  await player.getByRole('button', { name: 'Mango Rush', exact: false }).first().click()
  await expect(message(page, '{"type":"GAME","gameId":"50103"')).toBeVisible()
})

test('the native app receives commands over its bridge, and shows its own login', async ({ page, site }) => {
  const player = await openHost(page, site, 'native?version=4.0.0')
  await expect(player.getByRole('dialog', { name: 'Update the app' })).toBeVisible()
  await player.getByRole('dialog').getByRole('button', { name: 'Later' }).click()
  await expect(player.getByRole('link', { name: 'TaraPlay' })).toHaveCount(0)
  await player.getByRole('button', { name: 'Log in' }).first().click()
  await expect(message(page, '{"type":"OPEN","href":"habi://login"}')).toBeVisible()
})

test('the arrow of the first page in a frame leads to Home, and the page around the frame stays', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/sandbox/host`)
  const player = await openHost(page, site, 'miniapp?brand=glife&path=/search')
  const host = page.url()
  await player.getByRole('button', { name: 'Back' }).click()
  await expect(player.getByRole('region', { name: 'Tonight at the fair' })).toBeVisible()
  expect(page.url()).toBe(host)
})

test('an address that requests a login asks the container for its login', async ({ page, site }) => {
  for (const [host, text] of [
    ['native?version=5.0.0&', '{"type":"OPEN","href":"habi://login"}'],
    ['miniapp?brand=maya&', '{"type":"LOGIN","brand":"maya"}'],
  ] as const)
    for (const path of ['/?dialogType=login', '/login']) {
      const player = await openHost(page, site, `${host}path=${encodeURIComponent(path)}`)
      await expect(message(page, text)).toBeVisible()
      await expect(player.getByRole('dialog', { name: 'Log in' })).toBeHidden()
    }
})

test('a link to customer service in a bot frame opens the chat of the parent page', async ({ page, site }) => {
  const player = await openHost(page, site, 'bot?path=/FAQ')
  await player.getByRole('link', { name: 'customer service' }).first().click()
  await expect(message(page, '{"type":"CS"}')).toBeVisible()
  await expect(player.getByRole('heading', { name: 'Write to us' })).toHaveCount(0)
})

test('a link to customer service that is tapped before the page is live opens the same chat', async ({
  page,
  site,
}) => {
  let run = (): void => undefined
  const tapped = new Promise<void>((resolve) => (run = resolve))
  await page.route(/\/r\/b\/player-/, async (route) => {
    await tapped
    await route.continue()
  })
  await page.goto(`${site.origin}/sandbox/host/bot?path=/FAQ`, { waitUntil: 'commit' })
  const player = page.frameLocator('#player')
  await player.getByRole('link', { name: 'customer service' }).first().click()
  await expect(player.getByRole('heading', { name: 'Write to us' })).toBeVisible()
  run()
  await expect(message(page, '{"type":"CS"}')).toBeVisible()
  await expect(player.getByRole('heading', { name: 'Write to us' })).toHaveCount(0)
  await expect(player.getByRole('link', { name: 'customer service' }).first()).toBeVisible()
})
