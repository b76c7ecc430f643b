/** Tracking: with consent, the time on pages reaches the attribution service. */
import { expect, test } from './journey.fixture.ts'
import { open, tab } from './player.fixture.ts'
import type { RunningSite } from './running-site.fixture.ts'

/** Paths of the pages for which the service has received a time. */
async function receivedPages(site: RunningSite): Promise<string[]> {
  const events = (await site.control('GET', 'events')) as { name: string; fields: { path: string } }[]
  return events.filter(({ name }) => name === 'page').map(({ fields }) => fields.path)
}

test('the time on the last page arrives while the page is gone, and only once', async ({ context, page, site }) => {
  await context.addInitScript("if (origin !== 'null') localStorage.setItem('habi.tracking', '\"allowed\"')")
  const tracking = page.waitForResponse(/\/webToken$/)
  await open(page, `${site.origin}/news`)
  await tracking
  await tab(page, 'Home').click()
  await expect.poll(() => receivedPages(site)).toEqual(['/news'])

  // The page is gone long before the answer, so a usual request would be cancelled.
  const network = await context.newCDPSession(page)
  const slow = { offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: -1 }
  await network.send('Network.emulateNetworkConditions', slow)
  await page.goto('about:blank')
  await expect.poll(() => receivedPages(site)).toEqual(['/news', '/'])

  await network.send('Network.emulateNetworkConditions', { ...slow, latency: 0 })
  await page.goto(`${site.origin}/news`)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/tracking-/.test(name)),
  )
  await tab(page, 'Home').click()
  await expect.poll(() => receivedPages(site)).toEqual(['/news', '/', '/news'])
})
