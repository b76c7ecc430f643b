import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
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

/** What a person does: presses or types into something with a visible name. */
function countedActions() {
  let count = 0
  return {
    press: async (target: Locator): Promise<void> => {
      count++
      await target.click()
    },
    type: async (target: Locator, words: string): Promise<void> => {
      count++
      await target.fill(words)
    },
    count: () => count,
  }
}

test('a new operator publishes a scheduled banner for one audience in at most 25 actions', async ({ page }) => {
  // The publish waits for the previews of the edits before it.
  test.slow()
  const { press, type, count } = countedActions()
  await page.goto(`${site.origin}/studio`)
  await type(page.getByLabel('Email'), email)
  await type(page.getByRole('textbox', { name: 'Password' }), password)
  await press(page.getByRole('button', { name: 'Sign in' }))
  await press(page.getByRole('link', { name: 'Find', exact: true }))
  await press(page.getByRole('link', { name: 'New …' }))
  await press(page.getByRole('radio', { name: /^Banner/ }))
  await expectAccessible(page)
  await type(page.getByLabel('Title'), 'Night market')
  await press(page.getByRole('combobox', { name: 'Where it is shown' }))
  await press(page.getByRole('option', { name: 'Home top' }))
  await press(page.getByRole('button', { name: 'Create banner' }))
  await press(page.getByText('An audience', { exact: true }))
  await press(page.getByRole('combobox', { name: 'Audience' }))
  await press(page.getByRole('option', { name: /^Players/ }))
  // The rule is said in words, with people who match and people who do not.
  await expect(page.getByText('For audience "Players"')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Preview as logged in', exact: true })).toBeVisible()
  await press(page.getByRole('button', { name: 'Add Schedule' }))
  await type(page.getByLabel('Start'), '2030-12-10T18:00')
  await type(page.getByLabel('End'), '2030-12-26T23:59')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await press(page.getByRole('link', { name: 'Review and publish' }))
  await press(page.getByRole('button', { name: 'Publish now' }))
  await expect(page.getByText('Published', { exact: true })).toBeVisible({ timeout: 180_000 })
  expect(count()).toBeLessThanOrEqual(25)

  const answer = await page.request.get(`${site.origin}/studio/api/document?path=banner/home-top/night-market.json`)
  const { content } = (await answer.json()) as { readonly content: { readonly text: string } }
  expect(JSON.parse(content.text)).toMatchObject({
    when: { audience: 'player' },
    schedule: { from: '2030-12-10T18:00', until: '2030-12-26T23:59' },
  })

  // A rule and a table are edited by keys, and both views are accessible.
  await page.goto(`${site.origin}/studio/edit/decision-table/login-start-page.json`)
  await page.getByRole('rowheader', { name: /last-password/ }).click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Limit Wallet app' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /last-password yes/ })).toBeVisible()
  await page.getByRole('rowheader', { name: /otherwise/ }).click()
  await page.getByRole('button', { name: /^Row “otherwise”/ }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Add a row for them' }).click()
  await expect(page.getByRole('rowheader', { name: /row-4/ })).toBeVisible()
  await expectAccessible(page)
})

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
