/** While wrong content is live, each method that the studio offers removes it for players who have the page open. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { expect, test } from './journey.fixture.ts'
import { open } from './player.fixture.ts'
import { type RunningSite, startSite } from './running-site.fixture.ts'

test.describe.configure({ mode: 'default' })
let site: RunningSite
let token: string
test.beforeAll(async () => {
  site = await startSite()
  token = (await readFile(join(site.dataDir, 'publish.token'), 'utf8')).trim()
})
test.afterAll(() => site.stop())

async function post(path: string, body: object): Promise<{ readonly id?: string }> {
  const response = await fetch(`${site.origin}/studio/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as { readonly id?: string }
}

const NOTICE = 'This part is not available at the moment'
const times: string[] = []

/** Kills a part, waits until an open page has lost it, lifts the kill, and waits until the page shows it again. */
async function expectLoss(
  selector: { readonly [name: string]: string },
  isLost: () => Promise<void>,
  isBack: () => Promise<void>,
): Promise<void> {
  await isBack()
  const begun = performance.now()
  const { id } = await post('/kills', { ...selector, reason: 'a test' })
  await isLost()
  times.push(`${Object.values(selector).join(' in ')} ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  await post(`/kills/${id ?? ''}/lift`, { reason: 'tested' })
  await isBack()
}
/** Milliseconds within which a kill must reach open pages. */
const within = { timeout: 5000 }
const gone = (part: Locator) => () => expect(part).toHaveCount(0, within)
const shown = (part: Locator) => () => expect(part.first()).toBeAttached(within)

test('a kill by document, node, widget or route removes its part from an open page until the kill is lifted', async ({
  page,
}) => {
  await open(page, `${site.origin}/`)
  await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }))
  const main = page.locator('main')
  const banner = main.getByText('The fair is open tonight')
  const notice = main.getByText(NOTICE)
  await expectLoss({ document: 'banner/home-top/welcome' }, gone(banner), shown(banner))
  await expectLoss({ node: 'home/page/top/hero' }, gone(banner), shown(banner))
  await expectLoss({ widget: 'Carousel' }, gone(banner), shown(banner))
  await expectLoss({ widget: 'Carousel', container: 'BROWSER' }, gone(banner), shown(banner))
  // A kill for another container changes nothing on this page.
  const { id } = await post('/kills', { widget: 'Carousel', container: 'APP', reason: 'a test' })
  await expectLoss({ route: 'home' }, shown(notice), gone(notice))
  await expectLoss({ document: 'page/home' }, shown(notice), gone(notice))
  await expect(banner.first()).toBeAttached()
  await post(`/kills/${id ?? ''}/lift`, { reason: 'tested' })

  expect(await page.evaluate(() => (globalThis as { neverReloaded?: boolean }).neverReloaded)).toBe(true)
  process.stdout.write(`Lost by an open page after: ${times.join(', ')}\n`)
})
