/** Words over pictures and in bars are read whole, on the phones that people have. */
import { expect, test } from '@playwright/test'
import { type RunningSite, startSite } from './running-site.fixture.ts'

let site: RunningSite
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const pages = ['/', '/slot', '/bingo', '/perya', '/casino', '/poker', '/arcade', '/sports', '/loteria', '/rewards', '/taraPlay']

for (const language of ['en', 'tl', 'cn'])
  test(`no banner and no tab is cut at 360 px in ${language}, and no page moves sideways`, async ({ page, context }) => {
    await context.addCookies([{ name: 'lang', value: language, url: site.origin }])
    await page.setViewportSize({ width: 360, height: 800 })
    for (const path of pages) {
      await page.goto(site.origin + path)
      const cut = await page.evaluate(() => {
        const words = [...document.querySelectorAll('[class*="Banner_"], [class*="Tab_label"]')].filter(
          ({ children }) => children.length === 0,
        )
        return words
          .filter((one) => getComputedStyle(one).overflowX === 'hidden')
          .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
          .map(({ textContent }) => textContent)
      })
      expect(cut, path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true)
    }
  })
