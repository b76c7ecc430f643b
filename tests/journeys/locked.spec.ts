/** The strip with age, license and help is never covered by a document or a popup, and never cut off. */
import { sample } from '../sample.fixture.ts'
import { boxOf } from './box.fixture.ts'
import { expect, test } from './journey.fixture.ts'
import { open } from './player.fixture.ts'

for (const language of sample(['en', 'tl', 'cn'], { count: 1 }))
  test(`the strip is one line and is not cut off on screens of 320 to 390 px in ${language}`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: 'lang', value: language, url: site.origin }])
    await page.goto(`${site.origin}/terms-of-use`)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const strip = page.locator('#locked')
      const bounds = await boxOf(strip)
      const parts = await strip.locator('> *').all()
      expect(parts).toHaveLength(3)
      expect(bounds.height).toBeLessThanOrEqual(28)
      for (const part of parts) {
        const box = await boxOf(part)
        expect(box.x).toBeGreaterThanOrEqual(bounds.x)
        expect(box.x + box.width).toBeLessThanOrEqual(bounds.x + bounds.width)
        expect(box.y).toBeGreaterThanOrEqual(bounds.y)
        expect(box.y + box.height).toBeLessThanOrEqual(bounds.y + bounds.height)
      }
      const size = await strip.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
      expect(size).toBeGreaterThanOrEqual(10)
      const top = await boxOf(page.locator('#root > *').first())
      expect(top.y).toBeGreaterThanOrEqual(bounds.y + bounds.height)
    }
  })

test('the strip of the policy is not covered by the login', async ({ page, site }) => {
  await open(page, `${site.origin}/?dialogType=login`)
  await expect(page.getByRole('dialog')).toBeVisible()
  const parts = await page.locator('#locked > *').all()
  expect(parts).toHaveLength(3)
  for (const part of parts) {
    const box = await boxOf(part)
    const isOnTop = await part.evaluate(
      (element, [x, y]) => element.contains(document.elementFromPoint(x ?? 0, y ?? 0)),
      [box.x + box.width / 2, box.y + box.height / 2],
    )
    expect(isOnTop).toBe(true)
  }
})
