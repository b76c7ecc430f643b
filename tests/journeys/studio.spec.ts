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

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(`${site.origin}/studio${path}`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
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
  await signIn(page, '/find')

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

test('an editor adds a widget to a page from the palette, writes its text, moves it by keys, sees it in the preview, and undoes it', async ({
  page,
}) => {
  await signIn(page, '/edit/page/license.json')
  const outline = page.getByRole('tree', { name: 'Content of License' })
  const selected = outline.getByRole('treeitem', { selected: true })
  await outline.getByRole('treeitem', { name: 'Stack' }).first().click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const palette = page.getByRole('dialog', { name: 'Add to the page' })
  await palette.getByLabel('Find a widget or section').fill('paragraph of plain text')
  await expectAccessible(page)
  await palette.getByRole('button', { name: 'Text', exact: true }).click()

  // The words of the new text are selected: typing replaces them.
  await expect(page.getByLabel('Text, English')).toBeFocused()
  await page.keyboard.type('Ask us about our license')
  await expect(selected).toContainText('Ask us about our license')
  const position = Number(await selected.getAttribute('aria-posinset'))
  await selected.focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(selected).toHaveAttribute('aria-posinset', String(position - 1))
  await expect(selected).toContainText('Ask us about our license')
  await expect(selected).toBeFocused()
  await expectAccessible(page)

  await page.keyboard.press('Delete')
  await expect(outline.getByText('Ask us about our license')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo delete' }).click()
  await page.keyboard.press('Control+z')
  await expect(outline.getByRole('treeitem').last()).toContainText('Ask us about our license')

  const preview = page.frameLocator('iframe[title="Preview of the site"]')
  // The server builds previews of the edits before meanwhile.
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(preview.getByText('Ask us about our license')).toBeVisible({ timeout: 60_000 })
  // The site is removed after the last build.
  await expect(page.getByText('Building the preview')).toHaveCount(0, { timeout: 60_000 })
})
