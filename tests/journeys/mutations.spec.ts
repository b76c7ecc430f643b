/**
 * Wrong configuration in a real browser: mutants that check lets pass, and slices broken behind its back. The page shows, stays, and throws
 * nothing. How many of each: `FUZZ_PAGES`.
 */
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, expect, test } from '@playwright/test'
import type { MutantPage } from '../fuzz/mutant-pages.process.ts'
import { watchForTrouble } from './player.fixture.ts'
import { type RunningSite, startSite } from './running-site.fixture.ts'

const COUNT = Number(process.env.FUZZ_PAGES ?? 60)
/** Pages on which the player went live; the others stayed as they were delivered. */
let live = 0
const root = resolve(import.meta.dirname, '../..')

test('wrong configuration never leaves a page blank and throws nothing', async ({ browser }) => {
  test.setTimeout(420_000)
  const site = await startSite()
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'tests/fuzz/mutant-pages.process.ts', String(COUNT)],
      {
        cwd: root,
        maxBuffer: 512 * 1024 * 1024,
      },
    )
    const rest = JSON.parse(stdout) as MutantPage[]
    expect(rest.length).toBe(2 * COUNT)
    const faults: string[] = []
    const lane = async (): Promise<void> => {
      for (let page = rest.shift(); page !== undefined; page = rest.shift()) faults.push(...(await look(browser, site, page)))
    }
    await Promise.all([lane(), lane(), lane()])
    console.log(
      `${2 * COUNT} pages with wrong configuration: ${live} live, ${2 * COUNT - live} as they were delivered; ${faults.length} faults.`,
    )
    expect(faults).toEqual([])
    expect(live).toBeGreaterThan(COUNT)
  } finally {
    await site.stop()
  }
})

async function look(browser: Browser, site: RunningSite, { what, path, html, headers }: MutantPage): Promise<readonly string[]> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const trouble = watchForTrouble(page)
    await page.route(`${site.origin}${path}`, (route) => route.fulfill({ body: html, headers: { ...headers } }))
    await page.goto(`${site.origin}${path}`)
    // Live, or as it was delivered: both are good.
    await page
      .locator('html[data-live]')
      .waitFor({ state: 'attached', timeout: 4000 })
      .catch(() => undefined)
    await page.waitForTimeout(500)
    if ((await page.locator('html[data-live]').count()) > 0) live++
    const shows = await page.evaluate(() => {
      const shown = document.getElementById('root')
      return shown !== null && (shown.innerText.trim() !== '' || shown.querySelector('img,svg,input') !== null)
    })
    return [...(shows ? [] : [`${what}: the page is blank`]), ...trouble.map((one) => `${what}: ${one}`)]
  } catch (error) {
    return [`${what}: ${String(error)}`]
  } finally {
    await context.close()
  }
}
