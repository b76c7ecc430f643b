/** A returning visitor downloads only what has changed, and the result equals the published page byte by byte. */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Release } from '../../engine/core/release.ts'
import { type PageProxy, openPageProxy } from '../bench/page/page-proxy.ts'
import { expect, inFullRuns, test } from './journey.fixture.ts'
import { hydrate } from './player.fixture.ts'
import { type RunningSite, startSite } from './running-site.fixture.ts'

let site: RunningSite
let gate: PageProxy
test.beforeEach(async () => {
  site = await startSite()
  gate = await openPageProxy(site.origin, 'ours', undefined)
})
test.afterEach(async () => {
  gate.close()
  await site.stop()
})

/** Publishes Home with another heading over the banners. */
async function publish(heading: string): Promise<void> {
  await site.edit('page/home.json', (document) => {
    Object.assign(document, JSON.parse(JSON.stringify(document).replace('Tonight at the fair', heading)))
  })
  expect((await site.run('publish', site.config)).output).toContain('Published')
}

/** Returns the number of bytes that a visit to Home downloads. Fails unless the browser gets the published page. */
async function visit(page: Page): Promise<number> {
  const published = async (): Promise<string> => await (await fetch(`${site.origin}/`)).text()
  const before = await published()
  gate.bytes()
  const answer = await page.goto(`${gate.origin}/`)
  await hydrate(page)
  // The server may compile the page again meanwhile, because the public answers of the gateway have arrived.
  expect([before, await published()]).toContain((await answer?.body())?.toString())
  await page.goto('about:blank')
  return gate.bytes().delivery
}

/**
 * Visits Home twice: the first visit starts the service worker, which handles the request for the page in the second
 * visit.
 */
async function visitTwice(page: Page): Promise<void> {
  await page.goto(`${gate.origin}/`)
  await hydrate(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await visit(page)
}

test(
  'after a publish or a rollback, a visit downloads only what has changed, and the whole page when the server no longer has the former version of the page',
  inFullRuns,
  async ({ page }) => {
    await visitTwice(page)
    await publish('Tonight at the fair, and tomorrow')
    expect(await visit(page)).toBeLessThan(4 * 1024)
    await publish('Tonight at the fair, with stars')
    expect(await visit(page)).toBeLessThan(4 * 1024)
    await site.run('rollback')
    expect(await visit(page)).toBeLessThan(4 * 1024)

    const { release } = (await (await fetch(`${site.origin}/release.json`)).json()) as { release: string }
    const folder = join(site.dataDir, 'site')
    const former = JSON.parse(await readFile(join(folder, 'releases', `${release}.json`), 'utf8')) as Release
    await publish('This evening at the fair')
    // Removes the plain file and both compressed ones, because the server would restore a missing file from one of the
    // others.
    for (const suffix of ['', '.br', '.gz'])
      await rm(join(folder, 'objects', `${former.html.en?.['/']?.object ?? 'none'}${suffix}`))
    expect(await visit(page)).toBeGreaterThan(10 * 1024)
  },
)
