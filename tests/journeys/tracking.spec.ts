/** Tracking: with consent, the time on pages reaches the attribution service. */
import type { Page, Request } from '@playwright/test'
import { expect, test } from './journey.fixture.ts'
import { open, tab } from './player.fixture.ts'
import type { RunningSite } from './running-site.fixture.ts'

/** Paths of the pages for which the service has received a time. */
async function receivedPages(site: RunningSite): Promise<string[]> {
  const events = (await site.control('GET', 'events')) as { name: string; fields: { path: string } }[]
  return events.filter(({ name }) => name === 'page').map(({ fields }) => fields.path)
}

/**
 * Waits until the page measures its time. The code of tracking is measured as loaded before it runs, so this imports it
 * once more: the browser runs it once, and answers both imports in their order.
 */
async function trackingCodeRuns(page: Page): Promise<void> {
  const script = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => /\/tracking-[^/]*\.js$/.test(name))?.name,
  )
  await script.evaluate(async (url) => {
    await import(String(url))
  })
}

test('the time on the last page arrives while the page is gone, and only once', async ({ context, page, site }) => {
  await context.addInitScript("if (origin !== 'null') localStorage.setItem('habi.tracking', '\"allowed\"')")
  const tracking = page.waitForResponse(/\/webToken$/)
  await open(page, `${site.origin}/news`)
  await tracking
  const sent = page.waitForResponse(/\/event\/push$/)
  await tab(page, 'Home').click()
  await (await sent).finished()
  expect(await receivedPages(site)).toEqual(['/news'])

  // The page is gone long before the answer, so a usual request would be cancelled.
  const network = await context.newCDPSession(page)
  const slow = { offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: -1 }
  await network.send('Network.emulateNetworkConditions', slow)
  await page.goto('about:blank')
  await expect.poll(() => receivedPages(site)).toEqual(['/news', '/'])

  await network.send('Network.emulateNetworkConditions', { ...slow, latency: 0 })
  await open(page, `${site.origin}/news`)
  await trackingCodeRuns(page)
  await tab(page, 'Home').click()
  await expect.poll(() => receivedPages(site)).toEqual(['/news', '/', '/news'])
})

test('two tabs with the same waiting event send it once, however long the answer takes', async ({
  context,
  page,
  site,
}) => {
  const event = {
    bizType: 'page',
    customerId: '',
    pageURL: `${site.origin}/waiting`,
    container: 'BROWSER',
    serverTime: 1,
    platform: 'H5',
    package: 'C66',
    startTime: 1,
    endTime: 1,
    path: '/waiting',
    stayTime: 0,
  }
  const isOurs = (request: Request): boolean => request.postData()?.includes('"/waiting"') === true
  let requests = 0
  await context.route('**/event/push', async (route) => {
    if (isOurs(route.request())) requests++
    // A second attempt would be due 600 ms after the first one.
    await new Promise((resume) => setTimeout(resume, 2000))
    await route.continue()
  })
  await open(page, `${site.origin}/news`)
  await page.evaluate(
    (stored) => {
      localStorage.setItem('habi.tracking.events', JSON.stringify([stored]))
      localStorage.setItem('habi.tracking', '"allowed"')
    },
    { id: 'a', payload: event, attempts: 0, dueAt: 0 },
  )
  const pages = [await context.newPage(), await context.newPage()]
  await Promise.all(pages.map((one) => open(one, `${site.origin}/news`)))
  await expect.poll(() => requests).toBe(1)
  await expect.poll(() => receivedPages(site)).toContain('/waiting')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('habi.tracking.events'))).toBe('[]')
  expect(requests).toBe(1)
})
