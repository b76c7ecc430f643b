/** The control page of the sandbox that requires a key, and addresses that a browser must not open as pages. */
import { expect, test } from './journey.fixture.ts'
import { hydrate } from './player.fixture.ts'
import { startSite } from './running-site.fixture.ts'

test('the control page removes the key from its address and shows the players', async ({ page }) => {
  const key = 'journey+key/1'
  const site = await startSite({ SANDBOX_KEY: key })
  try {
    await page.goto(`${site.origin}/sandbox`)
    await expect(page.getByText('This page needs the key of the sandbox.')).toBeVisible()
    await expect(page.getByText('demo01')).toHaveCount(0)

    await page.goto(`${site.origin}/sandbox#key=${encodeURIComponent(key)}`)
    await expect(page.getByText('demo01')).toBeVisible()
    await expect(page.getByText('This page needs the key of the sandbox.')).toBeHidden()
    expect(page.url()).toBe(`${site.origin}/sandbox`)

    await page.getByLabel('Site in maintenance').check()
    await expect(page.getByRole('status')).toHaveText('Done')
    await page.reload()
    await expect(page.getByLabel('Site in maintenance')).toBeChecked()
    const message = { container: 'bot', message: { type: 'GAME', gameId: '7' } }
    const headers = { 'Sandbox-Key': key }
    await page.request.post(`${site.origin}/sandbox/player-messages`, { headers, data: message })
    await page.getByRole('button', { name: 'Player messages' }).click()
    await expect(page.getByLabel('Record')).toContainText('GAME')
    await page.getByRole('button', { name: 'Reset the sandbox' }).click()
    await expect(page.getByLabel('Site in maintenance')).not.toBeChecked()
  } finally {
    await site.stop()
  }
})

test('addresses below /api do not open as pages, and the service worker caches only pages', async ({ page, site }) => {
  await page.goto(`${site.origin}/`)
  await hydrate(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  for (const path of ['/news', '/metrics', '/readyz', '/healthz', '/sandbox']) await page.goto(site.origin + path)
  const cachedPaths = (): Promise<string[]> =>
    page.evaluate(async () =>
      (await (await caches.open('habi-pages')).keys())
        .map((request) => new URL(request.url).pathname)
        // A page also requests the pointer from time to time.
        .filter((path) => path !== '/release.json')
        .sort(),
    )
  await expect.poll(cachedPaths).toEqual(['/', '/news'])
  expect((await page.goto(`${site.origin}/api/static/key`))?.status()).toBe(403)
})
