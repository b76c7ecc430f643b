import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { axeOf } from './axe.fixture.ts'
import { expect, test } from './journey.fixture.ts'
import { hydrate } from './player.fixture.ts'
import { type RunningSite, startSite } from './running-site.fixture.ts'

interface Operator {
  readonly name: string
  readonly email: string
  readonly role: 'publisher' | 'editor'
}
const ana: Operator = { name: 'Ana Reyes', email: 'ana@habi.example', role: 'publisher' }
const eva: Operator = { name: 'Eva Cruz', email: 'eva@habi.example', role: 'editor' }
const password = 'a long enough password'

test.describe.configure({ mode: 'default', timeout: 240_000 })
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })
let site: RunningSite
test.beforeAll(async () => {
  site = await startSite()
  const token = (await readFile(join(site.dataDir, 'publish.token'), 'utf8')).trim()
  const post = async (path: string, body: object): Promise<{ readonly address?: string }> => {
    const response = await fetch(`${site.origin}/studio/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    expect(response.ok).toBe(true)
    return (await response.json()) as { readonly address?: string }
  }
  for (const { name, email, role } of [ana, eva]) {
    const { address } = await post('/operators', { name, email, role, rights: null })
    await post('/join', { code: new URL(address ?? '', site.origin).searchParams.get('code'), password })
  }
})
test.afterAll(() => site.stop())

async function signIn(page: Page, { email }: Operator, path: string): Promise<void> {
  await page.goto(`${site.origin}/studio${path}`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible({ timeout: 30_000 })
  // The first check of the site takes its time on a busy machine.
  await expect(page.getByText('Opening the site')).toHaveCount(0, { timeout: 60_000 })
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axeOf(page).exclude('iframe').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

test('a publisher signs in, finds a banner, changes its title beside the preview, and publishes it to players', async ({
  page,
}) => {
  await signIn(page, ana, '/find')

  // The sign-in leads back to the page that was asked for.
  await page.getByLabel('Words').fill('fair is open')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'The fair is open tonight' }).click()

  const preview = page.frameLocator('iframe[title="Preview of the site"]')
  await expect(preview.getByText('The fair is open tonight').first()).toBeVisible()
  await page.getByLabel('Title, English').fill('The fair has moved')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  // The first build of a preview starts the publishing process.
  await expect(preview.getByText('The fair has moved').first()).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Review and publish' }).click()
  await expect(page.getByText(/Title.*The fair has moved|The fair has moved/).first()).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)

  await page.goto(`${site.origin}/`)
  await expect(page.getByRole('main').getByText('The fair has moved').first()).toBeVisible()
})

test('an editor asks for a review; a publisher sees the difference, approves and schedules it; an open page gets it', async ({
  page,
  browser,
}) => {
  await site.control('PUT', 'clock', { now: '2026-12-20T12:00:00+08:00' })
  const players = await browser.newContext()
  const player = await players.newPage()
  await player.goto(`${site.origin}/`)
  await hydrate(player)
  await player.evaluate(() => Object.assign(globalThis, { neverReloaded: true }))

  const editors = await browser.newContext({ viewport: { width: 1024, height: 768 } })
  const editor = await editors.newPage()
  await signIn(editor, eva, '/edit/banner/home-top/bingo-night.json')
  await editor.getByLabel('Title, English').fill('Bingo under the parols')
  await expect(editor.getByText('Saved', { exact: true })).toBeVisible()
  await editor.getByRole('link', { name: 'Review and publish' }).click()
  await expect(editor.getByText('Publishers publish change sets; your role is editor.')).toBeVisible()
  await editor.getByLabel('Message to the reviewers').fill('for Christmas')
  await editor.getByRole('button', { name: 'Ask for a review' }).click()
  await expect(editor.getByText('Eva Cruz asked for a review')).toBeVisible()
  await expect(editor.getByRole('button', { name: 'Approve' })).toBeDisabled()

  await signIn(page, ana, '/')
  await expect(page.getByText(/open pages? shows? what is live/)).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Review “/ }).click({ timeout: 60_000 })
  await expect(page.getByText(/title changes from .* to "Bingo under the parols"/).first()).toBeVisible({
    timeout: 60_000,
  })
  await expect(
    page.frameLocator('iframe[title="After the change set"]').getByText('Bingo under the parols').first(),
  ).toBeAttached({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Ana Reyes approved it')).toBeVisible({ timeout: 30_000 })
  await page.getByText('At a moment').click()
  const moment = page.getByLabel('Live from, time of Manila')
  await moment.fill('2026-12-20T11:00')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByText(/is over; publish now, or choose a later moment/)).toBeVisible()
  await moment.fill('2026-12-24T18:00')
  await expect(page.getByText(/^At 24 Dec 2026 18:00 Manila: one document gets other contents/)).toBeVisible()
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Publish now instead' })).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Schedules' }).click()
  await expect(page.getByText(/24 Dec 2026 18:00 Manila, scheduled by Ana Reyes/)).toBeVisible()
  await expectAccessible(page)
  await site.control('PUT', 'clock', { now: '2026-12-24T18:00:00+08:00' })
  await expect(page.getByRole('heading', { name: 'Done and cancelled' })).toBeVisible({ timeout: 60_000 })

  await player.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(async () => {
    await player.getByRole('link', { name: 'News' }).last().click()
    await player.getByRole('link', { name: 'Home' }).last().click()
    await expect(player.getByText('Bingo under the parols').first()).toBeAttached({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  expect(await player.evaluate(() => (globalThis as { neverReloaded?: boolean }).neverReloaded)).toBe(true)
  await page.getByRole('link', { name: /becomes live/ }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('The one open page shows what is live.')).toBeVisible({ timeout: 30_000 })
  for (const context of [players, editors]) await context.close()
  await site.control('PUT', 'clock', { now: null })
})
