import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { axeOf } from './axe.fixture.ts'
import { expect, test } from './journey.fixture.ts'
import { type RunningSite, startSite } from './running-site.fixture.ts'

const email = 'ana@habi.example'
const password = 'a long enough password'

test.describe.configure({ mode: 'default' })
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
  const { address } = await post('/operators', { name: 'Ana Reyes', email, role: 'publisher', rights: null })
  await post('/join', { code: new URL(address ?? '', site.origin).searchParams.get('code'), password })
})
test.afterAll(() => site.stop())

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axeOf(page).exclude('iframe').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

test('a publisher signs in, finds a banner, changes its title beside the preview, and publishes it to players', async ({
  page,
}) => {
  await page.goto(`${site.origin}/studio/find`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()

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
  await expect(page.getByText(/Title.*The fair has moved|The fair has moved/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${site.origin}/`)
  await expect(page.getByRole('main').getByText('The fair has moved').first()).toBeVisible()
})
