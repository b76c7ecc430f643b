import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Frame, Page } from '@playwright/test'
import { axeOf } from './axe.fixture.ts'
import { expect, test } from './journey.fixture.ts'
import { type RunningSite, startSite } from './running-site.fixture.ts'

const email = 'ana@habi.example'
const password = 'a long enough password'

test.describe.configure({ mode: 'default', timeout: 240_000 })
/** The first preview waits until the worker of the studio has opened the site. */
const slowly = { timeout: 60_000 }
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

/** What a script of the player can reach from the preview. */
async function attack(page: Page): Promise<object> {
  const frame = page.frames().find((one): one is Frame => one.parentFrame() !== null)
  if (frame === undefined) throw new Error('there is no preview')
  const sent = page.waitForRequest('**/studio/api/change-sets')
  const found = await frame.evaluate(async () => {
    const nameOf = (error: unknown): string => (error instanceof Error ? error.name : String(error))
    const reach = (read: () => unknown): unknown => {
      try {
        return read()
      } catch (error) {
        return nameOf(error)
      }
    }
    const asOperator = { credentials: 'include' } as const
    // Sent even though its answer cannot be read.
    await fetch('/studio/api/change-sets', { method: 'POST', mode: 'no-cors', ...asOperator }).catch(() => undefined)
    const token = new URLSearchParams(location.search).get('preview') ?? ''
    const call = await fetch('/api/static/key', { headers: { 'habi-preview': token } })
    return {
      studio: reach(() => parent.document.title),
      storage: reach(() => parent.localStorage.length + localStorage.length),
      cookies: reach(() => document.cookie),
      worker: reach(() => navigator.serviceWorker.controller),
      read: await fetch('/studio/api/me', asOperator).then(
        ({ status }) => status,
        (error: unknown) => nameOf(error),
      ),
      call: call.status,
    }
  })
  return { ...found, sentCookie: (await (await sent).allHeaders()).cookie }
}

test('a publisher signs in, finds a banner, changes its title beside the preview, and publishes it to players', async ({
  page,
  problems,
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
  await expect(preview.getByText('The fair is open tonight').first()).toBeVisible(slowly)
  // The frame runs the player, whose calls are answered; but nothing in it can act as the operator.
  await expect(preview.locator('html[data-live]')).toBeAttached(slowly)
  expect(await attack(page)).toEqual({
    studio: 'SecurityError',
    storage: 'SecurityError',
    cookies: 'SecurityError',
    worker: 'SecurityError',
    read: 'TypeError',
    sentCookie: undefined,
    call: 200,
  })

  // A click on a part of the page opens the document that has it; the focus of a field outlines the part.
  await page.getByRole('button', { name: 'Select' }).click()
  await preview.getByRole('navigation').getByText('News').click()
  await expect(page.getByRole('heading', { name: 'tab-bar/main' })).toBeVisible(slowly)
  await expect(page).toHaveURL(/\/edit\/tab-bar\/main\.json\?.*#\/tabs\/\d+/)
  await expect(page.getByText('A visitor sees')).toBeVisible(slowly)
  await preview
    .getByRole('link', { name: /The fair is open tonight/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'The fair is open tonight' })).toBeVisible(slowly)
  await page.getByRole('button', { name: 'Select' }).click()
  await page.getByLabel('Title, English').fill('The fair has moved')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  // The first build of a preview starts the publishing process.
  await expect(preview.getByText('The fair has moved').first()).toBeVisible(slowly)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Review and publish' }).click()
  await expect(page.getByText(/Title.*The fair has moved|The fair has moved/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${site.origin}/`)
  await expect(page.getByRole('main').getByText('The fair has moved').first()).toBeVisible()

  // The browser reports what it has refused to the frame.
  expect(
    problems.filter((problem) => !/studio\/api\/me' from origin 'null' has been blocked by CORS/.test(problem)),
  ).toEqual([])
  problems.splice(0)
})
