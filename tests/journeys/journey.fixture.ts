/**
 * The `test` of all journeys. Each worker starts one site. Each test that uses `site` gets the site of its worker with
 * a reset sandbox. A journey that publishes or stops its server starts a site of its own with `startSite`.
 */
import { test as base } from '@playwright/test'
import { type RequestLog, followRequests } from './requests.fixture.ts'
import { type RunningSite, startSite } from './running-site.fixture.ts'
import { collectProblems } from './problems.fixture.ts'
import { moveClocks } from './shifted-date.fixture.ts'

interface JourneyFixtures {
  /** The worker's site, with the sandbox as after its first start. */
  readonly site: RunningSite
  /**
   * Script errors, console errors and policy violations of `page`. A test fails if this list is not empty when the test
   * ends.
   */
  readonly problems: string[]
  /** The log of the requests of `page`. */
  readonly requests: RequestLog
}

export const test = base.extend<JourneyFixtures, { readonly workerSite: RunningSite }>({
  workerSite: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const site = await startSite()
      await provide(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: async ({ workerSite }, provide) => {
    await workerSite.control('POST', 'reset')
    await provide(workerSite)
  },
  // oxlint-disable-next-line no-empty-pattern
  problems: async ({}, provide) => {
    const problems: string[] = []
    await provide(problems)
    base.expect(problems).toEqual([])
  },
  context: async ({ context }, provide) => {
    await moveClocks(context)
    await provide(context)
  },
  page: async ({ page, problems }, provide) => {
    collectProblems(page, problems)
    await provide(page)
  },
  requests: async ({ context }, provide) => provide(followRequests(context)),
})

/**
 * The tag of journeys that run in full runs only, because each costs the processor time of several others. A usual run
 * tests the same behavior in part, in other journeys or without a browser.
 */
export const inFullRuns = { tag: '@full' }

export { expect } from '@playwright/test'
