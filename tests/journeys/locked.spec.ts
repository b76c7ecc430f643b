/** The strip with age, licence and help: no document and no popup takes it away, and nothing of it is cut. */
import { expect, test } from '@playwright/test'
import { open } from './player.fixture.ts'
import { type RunningSite, startSite } from './running-site.fixture.ts'

let site: RunningSite
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

for (const language of ['en', 'tl', 'cn'])
  for (const width of [320, 360, 390])
    test(`nothing of the strip is cut at ${width} px in ${language}`, async ({ page, context }) => {
      await context.addCookies([{ name: 'lang', value: language, url: site.origin }])
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`${site.origin}/terms-of-use`)
      const strip = page.locator('#locked')
      const bounds = await strip.boundingBox()
      const parts = await strip.locator('> *').all()
      expect(parts).toHaveLength(3)
      for (const part of parts) {
        const box = await part.boundingBox()
        if (box === null || bounds === null) throw new Error('a part of the strip is not there')
        expect(box.x).toBeGreaterThanOrEqual(bounds.x)
        expect(box.x + box.width).toBeLessThanOrEqual(bounds.x + bounds.width)
        expect(box.y).toBeGreaterThanOrEqual(bounds.y)
        expect(box.y + box.height).toBeLessThanOrEqual(bounds.y + bounds.height)
      }
      const size = await strip.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
      expect(size).toBeGreaterThanOrEqual(11)
      const top = await page.locator('#root > *').first().boundingBox()
      expect(top?.y).toBeGreaterThanOrEqual((bounds?.y ?? 0) + (bounds?.height ?? 0))
    })

test('the strip stands above the login', async ({ page }) => {
  await open(page, `${site.origin}/?dialogType=login`)
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const part of await page.locator('#locked > *').all()) {
    const box = await part.boundingBox()
    if (box === null) throw new Error('a part of the strip is not there')
    const isOnTop = await part.evaluate(
      (element, [x, y]) => element.contains(document.elementFromPoint(x ?? 0, y ?? 0)),
      [box.x + box.width / 2, box.y + box.height / 2],
    )
    expect(isOnTop).toBe(true)
  }
})
