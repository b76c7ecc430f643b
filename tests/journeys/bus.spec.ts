/**
 * The second site, `examples/bus`, in a browser: it has no gateway, no players and no policy, and its addresses name
 * their language, German or Czech.
 */
import { readSiteFolder } from '../../engine/release/folder.ts'
import { isFullRun } from '../sample.fixture.ts'
import { axeOf } from './axe.fixture.ts'
import { expect, inFullRuns, test } from './journey.fixture.ts'
import { hydrate, open } from './player.fixture.ts'
import { type RunningSite, startSiteOf } from './running-site.fixture.ts'

// The tests run in one worker, because each worker would start a server.
test.describe.configure({ mode: 'default' })
let bus: RunningSite
test.beforeAll(async () => {
  bus = await startSiteOf('examples/bus')
})
test.afterAll(() => bus.stop())

const { files } = await readSiteFolder('examples/bus')
const documents = (kind: string) =>
  [...files]
    .filter(([path]) => path.startsWith(`${kind}/`))
    .map(([, text]) => JSON.parse(text) as { readonly id: string; readonly path: string; readonly scheme: string })
const paths = documents('route').map(({ path }) => path)
const skins = documents('skin')

test(
  'every page, language and skin of another site is accessible and reports no problem',
  inFullRuns,
  async ({ page, context }) => {
    const violations: string[] = []
    for (const [n, path] of paths.entries()) {
      const language = ['de', 'cs'][n % 2] ?? 'de'
      await context.addCookies([{ name: 'lang', value: language, url: bus.origin }])
      await page.goto(bus.origin + path)
      await hydrate(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (overflow > 0) violations.push(`${path}: ${overflow} px wider than the screen`)
      // A full run checks every page in every skin, a usual run each skin in each language.
      const shown = isFullRun ? skins : skins.filter((_, at) => at === Math.floor(n / 2) % skins.length)
      for (const [at, { id, scheme }] of shown.entries()) {
        await page.evaluate((skin) => Object.assign(document.documentElement.dataset, skin), { skin: id, scheme })
        // A skin changes colors only, so rules other than the contrast of colors are checked in the first skin only.
        const axe = axeOf(page)
        const { violations: found } = await (at === 0 ? axe : axe.withRules(['color-contrast'])).analyze()
        for (const { id: rule, nodes } of found)
          violations.push(`${path} ${id}: ${rule} ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
      }
    }
    expect(violations).toEqual([])
  },
)

test('every link of another site leads to a page, and no page makes a call', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url())
  })
  const links = new Set<string>()
  for (const path of paths) {
    await page.goto(bus.origin + path)
    await hydrate(page)
    for (const link of await page.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? '')))
      links.add(link)
  }
  const inner = [...links].filter((link) => link.startsWith('/'))
  expect(inner.length).toBeGreaterThan(5)
  expect([...links].filter((link) => !/^(\/|#|https:|mailto:|tel:)/.test(link))).toEqual([])
  for (const link of inner) expect((await page.request.get(bus.origin + link)).status(), link).toBe(200)
  expect(calls).toEqual([])
})

test('another site loads no code of areas that it does not use', async ({ page }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const [name = ''] = /[\w-]+\.js$/.exec(new URL(request.url()).pathname) ?? []
    if (name !== '') scripts.add(name.replace(/-[\w-]{8}\.js$/, ''))
  })
  await page.goto(bus.origin)
  await hydrate(page)
  await page.getByRole('navigation').first().getByRole('link').nth(1).click()
  await expect(page).not.toHaveURL(`${bus.origin}/`)
  expect([...scripts]).toContain('live')
  expect([...scripts].filter((name) => /^(?:areas|calls)/.test(name))).toEqual([])
})

test('another site shows its own icon in the tab bar', async ({ page }) => {
  await page.goto(bus.origin)
  await hydrate(page)
  const drawing = page.getByRole('navigation').locator('svg use').first()
  await expect(drawing).toHaveAttribute('href', /^\/r\/\w+\.svg#icon$/)
  await expect.poll(() => drawing.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(15)
})

test('on another site a tab opens another page, and Back returns to the first page', inFullRuns, async ({ page }) => {
  await page.goto(bus.origin)
  await hydrate(page)
  const tabs = page.getByRole('navigation').first().getByRole('link')
  const heading = await page.getByRole('main').getByRole('heading').first().innerText()
  await tabs.nth(1).click()
  await expect(page).not.toHaveURL(`${bus.origin}/`)
  await expect(page.getByRole('main').getByRole('heading').first()).not.toHaveText(heading)
  await page.goBack()
  await expect(page.getByRole('main').getByRole('heading').first()).toHaveText(heading)
})

test('links within the page keep the language of the address', inFullRuns, async ({ page, requests }) => {
  await open(page, `${bus.origin}/cs/preise`)
  await requests.settled()
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  for (const path of ['/cs/', '/cs/kontakt', '/cs/preise']) {
    await page.locator(`nav a[href="${path}"]`).click()
    await expect(page).toHaveURL(bus.origin + path)
    await expect(page.locator(`nav a[href="${path}"]`)).toHaveAttribute('aria-current', 'page')
  }
  await page.goBack()
  await expect(page).toHaveURL(`${bus.origin}/cs/kontakt`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await expect(page.locator('html[data-same-document]')).toBeAttached()
})

test('choosing a language opens the page at its address in that language, and the choice is kept', async ({
  page,
  requests,
}) => {
  await open(page, `${bus.origin}/cs/kontakt?from=map`)
  await requests.settled()
  await page.getByRole('radio', { name: 'Deutsch' }).click({ force: true })
  await expect(page).toHaveURL(`${bus.origin}/kontakt?from=map`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await hydrate(page)
  await requests.settled()
  await page.getByRole('radio', { name: 'čeština' }).click({ force: true })
  await expect(page).toHaveURL(`${bus.origin}/cs/kontakt?from=map`)
  await page.goto(`${bus.origin}/preise`)
  await expect(page).toHaveURL(`${bus.origin}/cs/preise`)
})
