/**
 * Wrong configuration in a real browser: mutants that the check accepts, and slices that were broken after the check.
 * Each page appears, stays visible, and reports no error. `FUZZ_PAGES` sets the number of pages of each kind.
 */
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from '@playwright/test'
import type { MutantPage } from '../fuzz/mutant-pages.process.ts'
import { caseCount } from '../sample.fixture.ts'
import { expect, inFullRuns, test } from './journey.fixture.ts'
import { touch } from './player.fixture.ts'
import { followRequests } from './requests.fixture.ts'
import type { RunningSite } from './running-site.fixture.ts'
import { collectProblems } from './problems.fixture.ts'

const COUNT = caseCount({ quick: 4, full: 60, variable: 'FUZZ_PAGES' })
const CONCURRENCY = 3
const root = resolve(import.meta.dirname, '../..')

interface PageResult {
  /** True if the player app hydrated the page. A page that stays as delivered is also correct. */
  readonly isHydrated: boolean
  readonly faults: readonly string[]
}

test('wrong configuration never leaves a page blank and never throws', inFullRuns, async ({ browser, site }) => {
  test.setTimeout(400_000 + COUNT * 15_000)
  const program = ['--import', 'tsx', 'tests/fuzz/mutant-pages.process.ts', String(COUNT)]
  const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: root, maxBuffer: 512 * 1024 * 1024 })
  const rest = JSON.parse(stdout) as MutantPage[]
  expect(rest.length).toBe(2 * COUNT)
  const results: PageResult[] = []
  const visitRest = async (): Promise<void> => {
    for (let page = rest.shift(); page !== undefined; page = rest.shift())
      results.push(await visit(browser, site, page))
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, visitRest))
  const hydrated = results.filter(({ isHydrated }) => isHydrated).length
  const faults = results.flatMap((result) => result.faults)
  console.log(
    `${2 * COUNT} pages with wrong configuration: ${hydrated} hydrated, ${2 * COUNT - hydrated} as ` +
      `delivered; ${faults.length} faults.`,
  )
  expect(faults).toEqual([])
  expect(hydrated).toBeGreaterThan(COUNT)
})

async function visit(
  browser: Browser,
  site: RunningSite,
  { what, path, html, headers }: MutantPage,
): Promise<PageResult> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const problems = collectProblems(page)
    const requests = followRequests(context)
    await page.route(`${site.origin}${path}`, (route) => route.fulfill({ body: html, headers: { ...headers } }))
    await page.goto(`${site.origin}${path}`)
    await touch(page)
    await requests.settled()
    const isHydrated = (await page.locator('html[data-live]').count()) > 0
    const shows = await page.evaluate(() => {
      const content = document.getElementById('root')
      return content !== null && (content.innerText.trim() !== '' || content.querySelector('img,svg,input') !== null)
    })
    return {
      isHydrated,
      faults: [
        ...(shows ? [] : [`${what}: the rendered page is blank`]),
        ...problems.map((line) => `${what}: ${line}`),
      ],
    }
  } catch (error) {
    return { isHydrated: false, faults: [`${what}: ${String(error)}`] }
  } finally {
    await context.close()
  }
}
