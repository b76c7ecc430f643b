/** Somebody comes back: only what changed since comes over the wire, and the page is the published one to the byte. */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import type { Release } from '../../engine/core/release.ts'
import { type Gate, openGate } from '../bench/page/gate.ts'
import { watchForTrouble } from './player.fixture.ts'
import { type RunningSite, startSite } from './running-site.fixture.ts'

let site: RunningSite
let gate: Gate
test.beforeEach(async () => {
  site = await startSite()
  gate = await openGate(site.origin, 'ours', undefined)
})
test.afterEach(async () => {
  gate.close()
  await site.stop()
})

/** Says something else over the banners. */
async function publish(words: string): Promise<void> {
  await site.edit('page/home.json', (document) => {
    Object.assign(document, JSON.parse(JSON.stringify(document).replace('Tonight at the fair', words)))
  })
  expect((await site.run('publish', site.config)).output).toContain('Published')
}

/** The bytes that a visit of Home brings. What the browser shows is what was published. */
async function visit(page: Page): Promise<number> {
  gate.bytes()
  const answer = await page.goto(`${gate.origin}/`)
  await expect(page.locator('html[data-live]')).toBeAttached()
  expect(await answer?.body()).toEqual(Buffer.from(await (await fetch(`${site.origin}/`)).arrayBuffer()))
  await page.goto('about:blank')
  return gate.bytes().delivery
}

/** Two visits: the service worker that the first one starts asks for the page at the second. */
async function settle(page: Page): Promise<void> {
  await page.goto(`${gate.origin}/`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await visit(page)
}

test('after only configuration has changed a visit brings what changed, also when the change is taken back', async ({ page }) => {
  test.setTimeout(120_000)
  const trouble = watchForTrouble(page)
  await settle(page)
  await publish('Tonight at the fair, and tomorrow')
  expect(await visit(page)).toBeLessThan(4 * 1024)
  await publish('Tonight at the fair, with stars')
  expect(await visit(page)).toBeLessThan(4 * 1024)
  await site.run('rollback')
  expect(await visit(page)).toBeLessThan(4 * 1024)
  expect(trouble).toEqual([])
})

test('where the former page is not kept any more the whole page comes', async ({ page }) => {
  test.setTimeout(120_000)
  const trouble = watchForTrouble(page)
  await settle(page)
  const { release } = (await (await fetch(`${site.origin}/release.json`)).json()) as { release: string }
  const folder = join(site.dataDir, 'site')
  const former = JSON.parse(await readFile(join(folder, 'releases', `${release}.json`), 'utf8')) as Release
  await publish('This evening at the fair')
  await rm(join(folder, 'objects', former.html.en?.['/']?.object ?? 'none'))
  expect(await visit(page)).toBeGreaterThan(10 * 1024)
  expect(trouble).toEqual([])
})
