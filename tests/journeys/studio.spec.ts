import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Frame, Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.fixture.ts'
import { expect, inFullRuns, test } from './journey.fixture.ts'
import { type RunningSite, startSite } from './running-site.fixture.ts'

interface Operator {
  readonly name: string
  readonly email: string
  readonly role: 'publisher'
}
const ana: Operator = { name: 'Ana Reyes', email: 'ana@habi.example', role: 'publisher' }
const ben: Operator = { name: 'Ben Santos', email: 'ben@habi.example', role: 'publisher' }
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
  for (const operator of [ana, ben]) {
    const { address } = await post('/operators', { ...operator, rights: null })
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
  // On a busy machine the first check of the site takes a while.
  await expect(page.getByText('Opening the site')).toHaveCount(0, { timeout: 60_000 })
}

/** Tries what a script in the preview frame could do to the studio. Returns the results. */
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
    // The request is sent even though its answer cannot be read.
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

/** Keeps the requests for builds of a preview waiting until the returned function is called. */
async function holdBuilds(page: Page): Promise<() => Promise<void>> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const address = '**/studio/api/change-sets/*/preview'
  const isHeld = page.waitForRequest(address)
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return async () => {
    await isHeld
    release()
  }
}

/** Sends the preview a slice with one text, as the studio does. */
function sendSlice(sender: Page | Frame, text: string, more: object = {}): Promise<void> {
  const slice = {
    page: 'home',
    language: 'en',
    head: { title: 'Home', description: '' },
    root: { i: 'home', w: 'Text', p: { text } },
    data: {},
    state: {},
    facts: {},
    widgets: [],
    ...more,
  }
  const message = { preview: 'slice', route: 'home', language: 'en', edit: 1_000_000, slice: JSON.stringify(slice) }
  return sender.evaluate((sent) => {
    const frame = top?.document.querySelector<HTMLIFrameElement>('iframe[title="Preview of the site"]')
    frame?.contentWindow?.postMessage(sent, '*')
  }, message)
}

/** Counts the actions of a person: pressing, and typing into, controls with a visible name. */
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
  // Slow, because the publish waits for the previews of the earlier edits.
  test.slow()
  const { press, type, count } = countedActions()
  await page.goto(`${site.origin}/studio`)
  await type(page.getByLabel('Email'), ana.email)
  await type(page.getByRole('textbox', { name: 'Password' }), password)
  await press(page.getByRole('button', { name: 'Sign in' }))
  await press(page.getByRole('link', { name: 'Find', exact: true }))
  await press(page.getByRole('link', { name: 'New …' }))
  await press(page.getByRole('radio', { name: /^Banner/ }))
  await expectAccessible(page)
  await type(page.getByLabel('Title'), 'Night market')
  await press(page.getByRole('combobox', { name: 'Where the banner is shown' }))
  await press(page.getByRole('option', { name: 'Home top' }))
  await press(page.getByRole('button', { name: 'Create banner' }))
  await press(page.getByText('An audience', { exact: true }))
  await press(page.getByRole('combobox', { name: 'Audience' }))
  await press(page.getByRole('option', { name: /^Players/ }))
  // The rule is shown as a sentence, with examples of people who match and people who do not.
  await expect(page.getByText('For audience "Players"')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Preview as logged in', exact: true })).toBeVisible()
  await press(page.getByRole('button', { name: 'Add Schedule' }))
  await type(page.getByLabel('Start'), '2030-12-10T18:00')
  // A date without a time is not stored, and the field says so.
  const end = page.getByLabel('End')
  await end.focus()
  await page.keyboard.type('12262030')
  await end.blur()
  await expect(end).toHaveAccessibleDescription(/Not saved: a part of the date or the time is missing\./)
  await type(end, '2030-12-26T23:59')
  await expect(page.getByText('Not saved')).toHaveCount(0)
  // A required field that is empty says so, and no message above the form repeats this.
  const order = page.getByLabel('Order')
  const number = await order.inputValue()
  await order.fill('')
  await expect(page.getByText('Fill in this field.')).toBeVisible()
  await expect(page.getByText('"sort" is missing')).toHaveCount(0)
  await order.fill(number)
  await expect(page.getByText('Fill in this field.')).toHaveCount(0)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 })
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

  // A rule and a table can be edited with the keyboard, and both views are accessible.
  await page.goto(`${site.origin}/studio/edit/decision-table/login-start-page.json`)
  await page.getByRole('rowheader', { name: /last-password/ }).click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Limit Wallet app' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /last-password.* yes/ })).toBeVisible()
  await page.getByRole('rowheader', { name: /otherwise/ }).click()
  await page.getByRole('button', { name: /^Row “otherwise”/ }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Add a row for them' }).click()
  await expect(page.getByRole('rowheader', { name: /row-4/ })).toBeVisible()
  await expectAccessible(page)
})

test('a publisher signs in, finds a banner, changes its title beside the preview, and publishes it to players', async ({
  page,
  problems,
}) => {
  await signIn(page, ana, '/find')

  // The sign-in leads back to the requested page.
  await page.getByLabel('Words').fill('fair is open')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'The fair is open tonight' }).click()

  const preview = page.frameLocator('iframe[title="Preview of the site"]')
  await expect(preview.getByText('The fair is open tonight').first()).toBeVisible(slowly)
  // The frame runs the player app, whose calls get answers. Nothing in the frame can act as the operator.
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

  // A click on a part of the page opens the document that contains it; the focus of a field outlines the part.
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

  // The frame shows the typed text before the server has built anything, and does not load the page again.
  await preview.locator('html').evaluate((html) => (html.dataset['journey'] = 'the same page'))
  const releaseBuilds = await holdBuilds(page)
  await page.getByLabel('Title, English').fill('The fair has mo')
  await expect(preview.getByText('The fair has mo').first()).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 })
  await page.getByLabel('Title, English').fill('')
  await expect(
    page.getByText('Until you correct the error, the preview shows the page as it was before the error.'),
  ).toBeVisible()
  await page.getByLabel('Title, English').fill('The fair has moved')
  await expect(preview.getByText('The fair has moved').first()).toBeVisible()
  await releaseBuilds()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 })
  // The first build of a preview starts the publishing process.
  await expect(page.getByText('Building the preview')).toHaveCount(0, slowly)
  await expect(preview.getByText('The fair has moved').first()).toBeVisible()
  await expect(preview.locator('html[data-journey="the same page"]')).toBeAttached()
  await expectAccessible(page)

  // The frame accepts a slice only from the studio around it, and only a slice of the right shape.
  await page.evaluate(() => document.body.append(document.createElement('iframe')))
  const [stranger] = page.frames().filter((one) => one.parentFrame() !== null && one.url() === 'about:blank')
  if (stranger === undefined) throw new Error('there is no other frame')
  await sendSlice(stranger, 'Sent by a stranger')
  await sendSlice(page, 'Sent in another shape', { widgets: 'Text' })
  await sendSlice(page, 'Sent by the studio')
  await expect(preview.getByText('Sent by the studio')).toBeVisible()
  await expect(preview.getByText(/Sent by a stranger|Sent in another shape/)).toHaveCount(0)

  await page.getByRole('link', { name: 'Review and publish' }).click()
  await expect(page.getByText(/Title.*The fair has moved|The fair has moved/).first()).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)

  await page.goto(`${site.origin}/`)
  await expect(page.getByRole('main').getByText('The fair has moved').first()).toBeVisible()

  // Two expected reports: the browser blocks a request of the frame (CORS), and the frame refuses a slice.
  const expected =
    /studio\/api\/me' from origin 'null' has been blocked by CORS|PREVIEW the studio sent a malformed slice/
  expect(problems.filter((problem) => !expected.test(problem))).toEqual([])
  problems.splice(0)
})

test('an editor adds a widget from the palette, writes its text, moves it with the keyboard, sees it in the preview, and undoes it', async ({
  page,
  problems,
}) => {
  await signIn(page, ana, '/edit/page/license.json')
  const outline = page.getByRole('tree', { name: 'Content of License' })
  const selected = outline.getByRole('treeitem', { selected: true })
  await outline.getByRole('treeitem', { name: 'Stack' }).first().click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const palette = page.getByRole('dialog', { name: 'Add to the page' })
  await palette.getByLabel('Find a widget or section').fill('paragraph of plain text')
  await expectAccessible(page)
  await palette.getByRole('button', { name: 'Text', exact: true }).click()

  // The text of the new widget is selected, so typing replaces it.
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
  // Meanwhile the server builds previews of the earlier edits.
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(preview.getByText('Ask us about our license')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Building the preview')).toHaveCount(0, { timeout: 60_000 })

  // When the frame cannot load a build, the studio says so, and the person can try again. The failing build is the
  // build of the last edit, because a later build would remove the message.
  const files = /\/r\/[0-9a-f]{20}\.json|\/preview\?token=/
  const releaseBuilds = await holdBuilds(page)
  await outline.getByRole('treeitem').last().click()
  await page.getByLabel('Text, English').fill('Ask us about the license')
  await expect(preview.getByText('Ask us about the license')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 })
  await page.route(files, (route) => route.abort())
  await releaseBuilds()
  await expect(page.getByText('because the preview could not load them')).toBeVisible({ timeout: 60_000 })
  expect(problems.splice(0)).toEqual([expect.stringContaining('PREVIEW TypeError: Failed to fetch')])
  await page.unroute(files)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('because the preview could not load them')).toHaveCount(0)
  await expect(preview.getByText('Ask us about the license')).toBeVisible()
  // Waits for the last build, because the site is removed afterwards.
  await expect(page.getByText('Building the preview')).toHaveCount(0, { timeout: 60_000 })
})

test(
  'the focus stays in the field that got it last, however quickly it moves between fields',
  inFullRuns,
  async ({ page }) => {
    await signIn(page, ana, '/edit/banner/home-top/perya.json')
    await expect(page.getByLabel('Title, English')).toBeVisible()
    // The address names the focused field a moment later, so several pauses are tried.
    for (let pause = 0; pause <= 60; pause += 3) {
      await page.getByLabel('Title, English').focus()
      await page.getByLabel('Order').evaluate(async (field, ms) => {
        document.querySelector<HTMLElement>('[id="/text"] input, [id="/text"] textarea')?.focus()
        await new Promise((resume) => setTimeout(resume, ms))
        field.focus()
      }, pause)
      await page.waitForTimeout(150)
      await expect(page.getByLabel('Order'), `after ${pause} ms`).toBeFocused()
    }
  },
)

test(
  'the focus stays where it is when the server creates the change set while the focus moves',
  inFullRuns,
  async ({ page }) => {
    await signIn(page, ben, '/edit/banner/home-top/perya.json')
    const order = page.getByLabel('Order')
    await expect(order).toBeVisible()
    await page.evaluate(() => {
      const { send } = XMLHttpRequest.prototype
      const { replaceState } = history
      const focusText = ({ target }: ProgressEvent<XMLHttpRequestEventTarget>): void => {
        if ((target as XMLHttpRequest).responseURL.endsWith('/studio/api/change-sets'))
          document.querySelector<HTMLElement>('[id="/text"] input, [id="/text"] textarea')?.focus()
      }
      XMLHttpRequest.prototype.send = function (body) {
        this.addEventListener('load', focusText)
        send.call(this, body as string)
      }
      history.replaceState = (...parameters) => {
        replaceState.apply(history, parameters)
        if (!new URLSearchParams(location.search).has('in')) return
        history.replaceState = replaceState
        document.querySelector<HTMLElement>('[title="Ctrl Z"]')?.focus()
      }
    })
    await order.fill('7')
    await expect(page).toHaveURL(/[?&]in=/)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible(slowly)
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused()
  },
)

test(
  'the address keeps the change set when a field gets the focus right after the change set was created',
  inFullRuns,
  async ({ page }) => {
    await signIn(page, ben, '/edit/banner/home-top/christmas.json')
    const title = page.getByLabel('Title, English')
    await expect(title).toBeVisible()
    await page.evaluate(() => {
      const { replaceState } = history
      history.replaceState = (...parameters) => {
        replaceState.apply(history, parameters)
        if (!new URLSearchParams(location.search).has('in')) return
        history.replaceState = replaceState
        document.querySelector<HTMLElement>('[id="/text"] textarea')?.focus()
      }
    })
    await title.fill('Paskuhan tonight')
    await expect(page).toHaveURL(/[?&]in=[^#]*#\/text/)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible(slowly)
  },
)

test(
  'a document that is opened from an editor opens in the change set that the first edit there has created',
  inFullRuns,
  async ({ page }) => {
    await signIn(page, ben, '/edit/banner/home-top/bingo-night.json')
    const title = page.getByLabel('Title, English')
    await title.fill('Bingo at nine')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible(slowly)
    const image = page.getByRole('link', { name: /^Open banners\// })
    await expect(image).toHaveAttribute('href', /[?&]in=/)
    await image.click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Bingo Night')
    await expect(page.getByText('This document is unchanged')).toBeVisible(slowly)
    await page.goBack()
    await expect(title).toHaveValue('Bingo at nine', slowly)
  },
)

test('an edit that a canceled change set refuses continues in a new change set, without a conflict', async ({
  page,
}) => {
  await signIn(page, ben, '/edit/banner/home-top/welcome.json')
  const title = page.getByLabel('Title, English')
  await title.fill('The fair is closed')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible(slowly)
  const canceled = new URL(page.url()).searchParams.get('in') ?? ''
  await page.evaluate((id) => fetch(`/studio/api/change-sets/${id}`, { method: 'DELETE' }), canceled)
  await title.fill('The fair is back')
  await page.getByRole('button', { name: 'Continue in a new change set' }).click(slowly)
  await expect(page.getByText('Text that was typed here earlier has been saved now')).toBeVisible(slowly)
  await expect(title).toHaveValue('The fair is back')
  expect(new URL(page.url()).searchParams.get('in') ?? canceled).not.toBe(canceled)
})

test('an editor changes the date of an article as a day, and finds its paragraphs by their words', async ({ page }) => {
  await signIn(page, ana, '/edit/page/news-press.json')
  const outline = page.getByRole('tree', { name: 'Content of Facts for journalists' })
  await outline.getByRole('treeitem', { name: 'Text date' }).click()
  const day = page.getByLabel(/^Text\b/)
  await expect(day).toHaveAttribute('type', 'date')
  await day.fill('2026-12-24')
  const preview = page.frameLocator('iframe[title="Preview of the site"]')
  await expect(preview.getByText('Dec 24, 2026')).toBeVisible(slowly)
  await outline.getByRole('treeitem', { name: 'Rich text' }).first().click()
  await page.getByRole('button', { name: '“Facts you may print”' }).first().click()
  await page.getByRole('button', { name: 'Add to Blocks' }).click()
  await expect(page.getByRole('button', { name: /Empty \w+$/, expanded: true })).toBeVisible()
})

test('an editor chooses the provider of a game shelf and the position of a banner from lists', async ({ page }) => {
  await signIn(page, ana, '/edit/page/home.json#/root/slots/items/6')
  const provider = page.getByRole('combobox', { name: 'Provider ID' })
  await provider.fill('Tala')
  await page.getByRole('option', { name: 'Tala Games (168)' }).click()
  await expect(provider).toHaveValue('Tala Games (168)')
  const preview = page.frameLocator('iframe[title="Preview of the site"]')
  const shelf = preview.getByRole('region', { name: 'Bingo night' })
  await expect(shelf.getByText('Tala Games').first()).toBeVisible(slowly)
  await expect(shelf.getByText('Bayan Bingo')).toHaveCount(0)
  // The game system may get a provider later.
  await provider.fill('999')
  await page.getByRole('option', { name: '999 (not in the list)' }).click()
  await expect(page.getByText('The gateway does not list 999 now.')).toBeVisible()

  await page.goto(`${site.origin}/studio/edit/banner/home-top/perya.json`)
  const position = page.getByRole('combobox', { name: 'Position' })
  await expect(position).toHaveValue('For U (home-top)', slowly)
  await position.fill('rewards')
  await page.getByRole('option', { name: /\(rewards-top\)$/ }).click()
  await expect(position).toHaveValue(/\(rewards-top\)$/)
})

test(
  'a popup that opens in the preview takes no keys from the studio, and Tab leaves the preview',
  inFullRuns,
  async ({ page }) => {
    await signIn(page, ana, '/create?kind=popup')
    await page.getByLabel('Title').fill('Night news')
    await page.getByRole('button', { name: 'Create popup' }).click()
    await page.getByText('Form', { exact: true }).click()
    // The page editor has a field with the same name.
    await expect(page.getByRole('tree')).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Opens' }).click()
    await page.getByRole('option', { name: 'By itself' }).click()
    await page.getByRole('combobox', { name: 'Routes' }).fill('home')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 })
    // A page of the preview opens a popup by itself when it is loaded.
    await page.reload()
    const name = page.getByLabel('Name, English')
    await name.focus()
    const dialog = page.frameLocator('iframe[title="Preview of the site"]').getByRole('dialog')
    await expect(dialog).toBeVisible(slowly)
    await page.keyboard.press('End')
    await page.keyboard.type(' tonight')
    await expect(name).toHaveValue('Night news tonight')

    const focused = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.tagName)
    await dialog.getByRole('button', { name: 'OK' }).focus()
    expect(await focused()).toBe('IFRAME')
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab')
        return await focused()
      })
      .not.toBe('IFRAME')
  },
)

test(
  'a page of the studio that becomes ready leaves the focus in the field that the person chose',
  inFullRuns,
  async ({ page }) => {
    await signIn(page, ben, '')
    // Focuses the title once, right before the studio handles an answer of its worker.
    await page.addInitScript(() => {
      globalThis.Worker = class extends Worker {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options)
          this.addEventListener('message', () => {
            const title = document.querySelector<HTMLElement>('[aria-label="Title, English"]')
            if (title === null || document.body.dataset.focused !== undefined) return
            document.body.dataset.focused = ''
            title.focus()
          })
        }
      }
    })
    await page.goto(`${site.origin}/studio/edit/banner/home-top/perya.json#/link`)
    await expect(page.locator('body')).toHaveAttribute('data-focused', '', { timeout: 30_000 })
    const preview = page.frameLocator('iframe[title="Preview of the site"]')
    await expect(preview.getByText('Games of the perya').first()).toBeVisible(slowly)
    await expect(page.getByLabel('Title, English')).toBeFocused()
  },
)

test(
  'an edit that the server did not get is sent after the person has left its document',
  inFullRuns,
  async ({ page }) => {
    await signIn(page, ana, '/edit/banner/home-top/perya.json')
    const title = page.getByLabel('Title, English')
    await title.fill('Perya today')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 })
    const changeSet = new URL(page.url()).searchParams.get('in') ?? ''
    const saves = '**/studio/api/change-sets/*/document'
    await page.route(saves, (route) => route.abort())
    await title.fill('Perya tonight')
    await expect(page.getByText(/^Not sent yet/)).toBeVisible()
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'What players see now' })).toBeVisible()
    await page.unroute(saves)
    await expect
      .poll(async () => await (await page.request.get(`${site.origin}/studio/api/change-sets/${changeSet}`)).text(), {
        timeout: 30_000,
      })
      .toContain('Perya tonight')
  },
)

test(
  'the edit that creates a change set is sent once, even if drafts are sent again at that moment',
  inFullRuns,
  async ({ page }) => {
    // Sends drafts again, as after a lost connection, as soon as the draft is kept under the ID of the new change set.
    await page.addInitScript(() => {
      const setItem = Reflect.get(Storage.prototype, 'setItem') as Storage['setItem']
      Storage.prototype.setItem = function (key, value) {
        setItem.call(this, key, value)
        if (!/^studio\/draft\/(?!live\/)/.test(key)) return
        Storage.prototype.setItem = setItem
        queueMicrotask(() => dispatchEvent(new Event('online')))
      }
    })
    const saves: string[] = []
    await page.route('**/studio/api/change-sets/*/document', async (route) => {
      saves.push(route.request().postData() ?? '')
      // Time in which another request can be sent.
      if (saves.length === 1) await page.waitForTimeout(2000)
      await route.continue()
    })
    await signIn(page, ben, '/edit/banner/home-top/mango-rush.json')
    await page.getByLabel('Title, English').fill('Mangoes today')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 })
    expect(saves).toHaveLength(1)
  },
)

test(
  'the message about edits that are on this device only is readable in both schemes',
  inFullRuns,
  async ({ page }) => {
    await signIn(page, ben, '')
    const { id } = (await (await page.request.get(`${site.origin}/studio/api/me`)).json()) as { readonly id: string }
    await page.evaluate(
      ({ name, at }) => localStorage.setItem(name, JSON.stringify({ text: '{ "title": "Later" }', saved: '{}', at })),
      { name: `studio/draft/live/page/license.json#${id}#another-tab`, at: Date.now() - 60_000 },
    )
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.reload()
      await expect(page.getByRole('link', { name: 'Open page/license' })).toBeVisible({ timeout: 30_000 })
      await expectAccessible(page)
    }
  },
)

test('the studio names an address that it does not have, and a view that fails, and its navigation stays', async ({
  page,
  problems,
}) => {
  await signIn(page, ana, '/sets')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible()
  await expect(main).toContainText('/studio/sets')
  await expectAccessible(page)
  const audit = '**/studio/api/audit'
  await page.route(audit, (route) => route.fulfill({ json: { rows: [null] } }))
  await page.getByRole('link', { name: 'Audit', exact: true }).click()
  await expect(main.getByRole('heading', { name: 'This page cannot be shown' })).toBeVisible()
  await expect(main.getByRole('alert')).toContainText('null')
  await expectAccessible(page)
  // The browser reports the error that the studio shows, and nothing else.
  expect(problems.length).toBeGreaterThan(0)
  expect(problems.filter((problem) => !/TypeError.*of '?(object )?null/.test(problem))).toEqual([])
  problems.length = 0
  await page.unroute(audit)
  await main.getByRole('button', { name: 'Load the page again' }).click()
  await expect(main.getByRole('heading', { name: 'Audit' })).toBeVisible()
  await expect(main.getByRole('alert')).toHaveCount(0)
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(main.getByRole('heading', { name: 'What players see now' })).toBeVisible()
})

test('a one-time address that was used leads to the sign-in', async ({ page }) => {
  await page.goto(`${site.origin}/studio/join?code=used`)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('This one-time address was already used or has expired')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to the studio' })).toBeVisible()
})

test(
  'an open editor changes nothing in the name of a person who has signed in in another tab, and keeps what was typed',
  inFullRuns,
  async ({ page, context }) => {
    await signIn(page, ana, '/edit/banner/home-top/slot-festival.json')
    const title = page.getByLabel('Title, English')
    const before = await title.inputValue()
    const other = await context.newPage()
    await other.goto(`${site.origin}/studio`)
    // Signs in without signing out, so no request of the first tab finds an ended session.
    await other.evaluate(
      async (fields) =>
        await fetch('/studio/api/auth/sign-in/email', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(fields),
        }),
      { email: ben.email, password },
    )
    const refused = page.waitForResponse((response) => response.status() === 403)
    await title.fill('Typed by Ana')
    await refused
    await page.getByRole('button', { name: 'Continue as Ben Santos' }).click()
    await expect(title).toHaveValue(before, slowly)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByLabel('Email')).toBeVisible()
    await signIn(page, ana, '/edit/banner/home-top/slot-festival.json')
    await expect(title).toHaveValue('Typed by Ana', slowly)
  },
)
