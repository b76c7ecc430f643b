import { expect, inFullRuns, test } from './journey.fixture.ts'
import { hydrate } from './player.fixture.ts'
import { type RunningSite, startSite } from './running-site.fixture.ts'

test.describe.configure({ mode: 'default' })
let site: RunningSite
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test('an open page shows an edited banner without a reload, and the old banner after a rollback', async ({ page }) => {
  await page.goto(`${site.origin}/`)
  await hydrate(page)
  await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }))
  const banner = page.getByRole('main').getByText('The fair is open tonight').first()
  await expect(banner).toBeVisible()

  await site.edit('banner/home-top/welcome.json', (document) => {
    document.title = { $text: { en: 'The fair has moved', tl: 'Lumipat ang perya', cn: '集市搬家了' } }
  })
  const published = await site.run('publish', site.config)
  expect(published.output).toContain('Published')
  const { release: second } = (await (await page.request.get(`${site.origin}/release.json`)).json()) as {
    release: string
  }

  // The visible page stays the same. The next navigation loads the new release.
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(banner).toBeVisible()
  await expect(async () => {
    await page.getByRole('link', { name: 'News' }).last().click()
    await page.getByRole('link', { name: 'Home' }).last().click()
    await expect(page.getByText('The fair has moved').first()).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  expect(await page.evaluate(() => (globalThis as { neverReloaded?: boolean }).neverReloaded)).toBe(true)

  const rolledBack = await site.run('rollback')
  expect(rolledBack.output).toContain(`Rolled back from ${second}`)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(async () => {
    await page.getByRole('link', { name: 'News' }).last().click()
    await page.getByRole('link', { name: 'Home' }).last().click()
    await expect(page.getByText('The fair is open tonight').first()).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  expect(await page.evaluate(() => (globalThis as { neverReloaded?: boolean }).neverReloaded)).toBe(true)
})

test('a killed banner disappears from an open page without a reload, and is shown again when the kill is lifted', async ({
  page,
}) => {
  await page.goto(`${site.origin}/`)
  await hydrate(page)
  await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }))
  const banner = page.getByText('The fair is open tonight')
  await expect(banner.first()).toBeVisible()
  const killed = await site.run('kill', '--document', 'banner/home-top/welcome', '--reason', 'wrong date')
  expect(killed.output).toContain('Killed: ')
  await expect(banner).toHaveCount(0, { timeout: 10_000 })
  await expect(page.getByText('This part is not available at the moment').first()).toBeAttached()
  await expect(page.getByText('21+ only')).toBeVisible()
  const sent = await (await page.request.get(`${site.origin}/`)).text()
  expect([sent.includes('The fair is open tonight'), sent.includes('21+ only')]).toEqual([false, true])

  const other = await page.context().newPage()
  await other.goto(`${site.origin}/`)
  await hydrate(other)
  await expect(other.getByRole('main').getByRole('link').first()).toBeVisible()
  await expect(other.getByText('The fair is open tonight')).toHaveCount(0)
  const lifted = await site.run('kill', '--lift', /--lift (\w+)/.exec(killed.output)?.[1] ?? '', '--reason', 'fixed')
  expect(lifted.output).toContain('Lifted: ')
  for (const open of [page, other]) await expect(open.getByText('The fair is open tonight').first()).toBeAttached()
  expect(await page.evaluate(() => (globalThis as { neverReloaded?: boolean }).neverReloaded)).toBe(true)
})

// A usual run tests the two parts: an open page takes a release (above), and a saved file of the configuration is
// published (development.spec.ts).
test(
  'during development an open page shows an edited banner at once, and keeps its scroll position',
  inFullRuns,
  async ({ page }) => {
    const developed = await startSite({ APPLY_RELEASES: 'on' })
    try {
      await page.goto(`${developed.origin}/`)
      await hydrate(page)
      await page.evaluate(() => {
        Object.assign(globalThis, { neverReloaded: true })
        scrollTo(0, 200)
      })
      const length = await page.evaluate(() => history.length)
      await developed.edit('banner/home-top/welcome.json', (document) => {
        document.title = { $text: { en: 'The fair has moved', tl: 'Lumipat ang perya', cn: '集市搬家了' } }
      })
      expect((await developed.run('publish', developed.config)).output).toContain('Published')
      await expect(page.getByText('The fair has moved').first()).toBeAttached()
      expect(
        await page.evaluate(() => [scrollY, history.length, (globalThis as { neverReloaded?: boolean }).neverReloaded]),
      ).toEqual([200, length, true])
    } finally {
      await developed.stop()
    }
  },
)

test('a folder with errors is not published, and every error is reported', async ({ request }) => {
  const before: unknown = await (await request.get(`${site.origin}/release.json`)).json()
  await site.edit('banner/home-top/welcome.json', (document) => {
    document.link = { route: 'nowhere' }
    document.colour = 'red'
  })
  const answer = await site.run('publish', site.config)
  expect(answer.code).toBe(1)
  expect(answer.output).toContain('banner/home-top/welcome.json')
  expect(answer.output).toContain('[CFG-REF]')
  expect(answer.output).toContain('[CFG-UNKNOWN]')
  expect(await (await request.get(`${site.origin}/release.json`)).json()).toEqual(before)
})
