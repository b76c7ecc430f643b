/** On phones with a width of 360 px, texts over images and in bars are not cut off. */
import { sample, samplePairs } from '../sample.fixture.ts'
import { expect, test } from './journey.fixture.ts'

const pages = [
  '/',
  '/slot',
  '/bingo',
  '/perya',
  '/casino',
  '/poker',
  '/arcade',
  '/sports',
  '/loteria',
  '/rewards',
  '/taraPlay',
]
const languages = ['en', 'tl', 'cn']
const visits = samplePairs(languages, pages)

for (const language of sample(languages, { count: 1 }))
  test(`no text of a banner or tab is cut off at 360 px in ${language}, and no page scrolls sideways`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: 'lang', value: language, url: site.origin }])
    await page.setViewportSize({ width: 360, height: 800 })
    for (const [, path] of visits.filter(([visited]) => visited === language)) {
      await page.goto(site.origin + path)
      const { count, cutOff } = await page.evaluate(() => {
        const texts = [...document.querySelectorAll('[class*="Banner_"], [class*="Tab_label"]')].filter(
          ({ children }) => children.length === 0,
        )
        const cutOff = texts
          .filter((element) => getComputedStyle(element).overflowX === 'hidden')
          .filter(
            (element) =>
              element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2,
          )
          .map(({ textContent }) => textContent)
        return { count: texts.length, cutOff }
      })
      expect(count, path).toBeGreaterThan(0)
      expect(cutOff, path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true)
    }
  })
