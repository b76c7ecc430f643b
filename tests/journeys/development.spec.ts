/** `npm run dev` in a copy of the repository, whose source files the test edits. */
import { type DevelopedSite, startDevelopment } from './development.fixture.ts'
import { expect, inFullRuns, test } from './journey.fixture.ts'
import { hydrate } from './player.fixture.ts'

test.describe.configure({ mode: 'default', timeout: 240_000 })
let site: DevelopedSite
test.beforeAll(async () => {
  site = await startDevelopment()
})
test.afterAll(() => site.stop())

/** Time limit of a restart, which takes a minute on a busy machine. */
const wait = { timeout: 90_000 }
const banner = 'widgets/Banner/Banner'

test('an open page shows a saved style and a saved widget without interaction, and keeps its scroll position', async ({
  page,
}) => {
  await page.goto(`${site.origin}/`)
  await hydrate(page)
  await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }))
  await page.evaluate(() => scrollTo(0, 200))
  const style = await site.edit(`${banner}.module.css`, (text) =>
    text.replace('.banner {', '.banner { letter-spacing: 1px;'),
  )
  await expect(page.locator('main [class*=Banner_banner]').first()).toHaveCSS('letter-spacing', '1px', wait)
  expect(await page.evaluate(() => scrollY)).toBe(200)
  const widget = await site.edit(`${banner}.tsx`, (text) =>
    text.replace("'data-size': props.size", "$&, 'data-saved': ''"),
  )
  await expect(page.locator('[data-saved]').first()).toBeAttached(wait)
  expect(await page.evaluate(() => scrollY)).toBe(200)
  await style.undo()
  await widget.undo()
  await expect(page.locator('[data-saved]')).toHaveCount(0, wait)
  await expect(page.locator('main [class*=Banner_banner]').first()).toHaveCSS('letter-spacing', 'normal', wait)
  expect(await page.evaluate(() => (globalThis as { neverReloaded?: boolean }).neverReloaded)).toBe(true)
})

test(
  'a saved widget keeps the state of its hooks, and loses the state when its hooks have changed',
  inFullRuns,
  async ({ page }) => {
    await page.goto(`${site.origin}/login`)
    await hydrate(page)
    await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }))
    const account = page.getByLabel('Mobile / e-mail / account')
    await account.fill('demo01')
    const form = 'widgets/LoginForm/LoginForm.tsx'
    const look = await site.edit(form, (text) => text.replace('noValidate', "noValidate data-saved='look'"))
    await expect(page.locator('form[data-saved=look]')).toBeAttached(wait)
    await expect(account).toHaveValue('demo01')
    const before = 'const [isPaused, setPaused] = useState(false)'
    await site.edit(form, (text) =>
      text.replace("'look'", "'hooks'").replace(before, `const [another] = useState('')\n  ${before}\n  void another`),
    )
    await expect(page.locator('form[data-saved=hooks]')).toBeAttached(wait)
    await expect(account).toHaveValue('')
    await look.undo()
    await expect(page.locator('form[data-saved]')).toHaveCount(0, wait)
    expect(await page.evaluate(() => (globalThis as { neverReloaded?: boolean }).neverReloaded)).toBe(true)
  },
)

test(
  'a saved server file without a syntax error restarts the server, and open pages connect again',
  inFullRuns,
  async ({ page, request }) => {
    await page.goto(`${site.origin}/`)
    await hydrate(page)
    await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }))
    // A page that loads its document again reports the reason first, unless its build is not the live one.
    const reports: string[] = []
    page.on('request', (sent) => sent.url().endsWith('/report') && reports.push(sent.postData() ?? ''))
    const answer = async (): Promise<string> => await (await request.get(`${site.origin}/healthz`)).text()
    const before = await answer()
    const output = site.watchOutput()
    const broken = await site.edit('server/observe/health.ts', (text) => `${text}\nconst = 1\n`)
    await expect.poll(output, wait).toMatch(/^server\/observe\/health\.ts:\d+:\d+: [^\n]+ Everything keeps running/m)
    expect(await answer()).toBe(before)
    await broken.undo()
    await site.edit('server/observe/health.ts', (text) => `${text}\nprocess.stdout.write('The new code runs.\\n')\n`)
    await expect.poll(output, wait).toMatch(/Restarting the server …[^]*The new code runs\.[^]*Published /)
    await site.edit('config/banner/home-top/welcome.json', (text) =>
      text.replace('The fair is open tonight', 'The fair has moved'),
    )
    await expect(page.getByText('The fair has moved').first()).toBeAttached(wait)
    const isSameDocument = await page.evaluate(() => (globalThis as { neverReloaded?: boolean }).neverReloaded)
    expect(isSameDocument, `reports of the page: ${reports.join(' ')}`).toBe(true)
  },
)

test.describe('without a service worker, whose requests a test cannot stop', inFullRuns, () => {
  test.use({ serviceWorkers: 'block' })

  test('a release is shown when open pages connect again, after the server stopped before it sent its files or its pointer', async ({
    page: withoutFiles,
    context,
  }) => {
    const withoutPointer = await context.newPage()
    const stopped = [
      { page: withoutFiles, addresses: /\/r\/[^/]+\.json$/ },
      { page: withoutPointer, addresses: /\/release\.json$/ },
    ]
    for (const { page, addresses } of stopped) {
      await page.goto(`${site.origin}/`)
      await hydrate(page)
      await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }))
      await page.route(addresses, (route) => route.abort())
    }
    const output = site.watchOutput()
    const reported = stopped.map(({ page }) =>
      page.waitForRequest(
        (sent) => sent.url().endsWith('/report') && (sent.postData() ?? '').includes('RELEASE-BROKEN'),
        wait,
      ),
    )
    await site.edit('config/banner/home-top/welcome.json', (text) =>
      text.replace(/The fair (is|has) [^"]+/, 'The fair is far'),
    )
    await expect.poll(output, wait).toContain('Published ')
    await Promise.all(reported)
    for (const { page } of stopped) await page.unrouteAll()
    await site.edit('server/observe/health.ts', (code) => `${code}\nprocess.stdout.write('The server is back.\\n')\n`)
    await expect.poll(output, wait).toContain('The server is back.')
    for (const { page } of stopped) {
      await expect(page.getByText('The fair is far').first()).toBeAttached(wait)
      expect(await page.evaluate(() => (globalThis as { neverReloaded?: boolean }).neverReloaded)).toBe(true)
    }
  })
})

test(
  'a saved schema updates the generated files, and documents are checked with the new schema',
  inFullRuns,
  async () => {
    const output = site.watchOutput()
    await site.edit('widgets/Banner/schema.json', (text) => text.replaceAll('"hero"', '"heroic"'))
    // The server restarts after the files are written.
    await expect.poll(output, wait).toContain('wrote catalogue/catalogue.gen.json')
    await expect.poll(output, wait).toMatch(/wrote catalogue\/catalogue\.gen\.json[^]*"hero"[^\n]*\[CFG-/)
  },
)
