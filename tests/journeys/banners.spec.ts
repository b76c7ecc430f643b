/** The texts of banners on phones are beside the subject of the image, and readable on it. */
import type { Locator, Page } from '@playwright/test'
import { sample, samplePairs } from '../sample.fixture.ts'
import { boxOf } from './box.fixture.ts'
import { expect, test } from './journey.fixture.ts'
import { languages } from './configuration.fixture.ts'
import { open } from './player.fixture.ts'

const paths = ['/', '/slot', '/rewards', '/casino', '/perya', '/taraPlay']
const widths = [390, 320] as const
const texts = ':is([class*=Banner_title], [class*=Banner_text])'

interface Line {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Lines of the texts of a banner, in pixels from its upper left corner. */
const linesOf = (banner: Locator): Promise<Line[]> =>
  banner.evaluate((card, selector) => {
    const { left, top } = card.getBoundingClientRect()
    return [...card.querySelectorAll(selector)].flatMap((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].map((line) => ({
        left: line.left - left,
        top: line.top - top,
        right: line.right - left,
        bottom: line.bottom - top,
      }))
    })
  }, texts)

/** Scrolls to the end until lists show no further games, because a growing list moves the banners below it. */
async function scrollToEnd(page: Page): Promise<void> {
  let height = 0
  await expect
    .poll(
      async () => {
        const before = height
        height = await page.evaluate(() => {
          scrollTo(0, document.documentElement.scrollHeight)
          return document.documentElement.scrollHeight
        })
        return height - before
      },
      { intervals: [600] },
    )
    .toBe(0)
}

/** The lowest contrast of white letters with the pixels behind `lines`. */
async function lowestContrast(page: Page, banner: Locator, lines: readonly Line[]): Promise<number> {
  await banner.locator(texts).evaluateAll((hidden) => {
    for (const text of hidden) if (text instanceof HTMLElement) text.style.opacity = '0'
  })
  const image = await banner.screenshot({ scale: 'css' })
  return page.evaluate(
    async ([encoded, behind]) => {
      const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
      context?.drawImage(image, 0, 0)
      let lightest = 0
      for (const { left, top, right, bottom } of behind) {
        const pixels = context?.getImageData(left, top, right - left, bottom - top).data ?? []
        for (let i = 0; i < pixels.length; i += 4) {
          const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((n) => {
            const part = (pixels[i + n] ?? 0) / 255
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
          })
          lightest = Math.max(lightest, 0.2126 * red + 0.7152 * green + 0.0722 * blue)
        }
      }
      return 1.05 / (lightest + 0.05)
    },
    [image.toString('base64'), lines] as const,
  )
}

const visits = samplePairs(languages, paths)

for (const language of sample(languages, { count: 1 }))
  test(`on phones, texts of banners in ${language} end within 55 % of the card and are readable`, async ({
    page,
    context,
    requests,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await context.addCookies([{ name: 'lang', value: language, url: site.origin }])
    for (const [, path] of visits.filter(([visited]) => visited === language)) {
      await page.setViewportSize({ width: widths[0], height: 844 })
      await open(page, site.origin + path)
      await requests.settled()
      await scrollToEnd(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        const banners = await page.locator('main [class*=Banner_banner]').all()
        expect(banners.length).toBeGreaterThan(0)
        for (const banner of banners) {
          // In the middle of the screen, neither the top bar nor the tab bar covers it.
          await banner.evaluate(async (card) => {
            card.scrollIntoView({ block: 'center' })
            await card.querySelector('img')?.decode()
          })
          const lines = await linesOf(banner)
          const card = `${width} px, ${path}, ${await banner.innerText()}`
          expect.soft(lines.length, card).toBeGreaterThan(0)
          const end = Math.max(...lines.map(({ right }) => right))
          expect.soft(end / (await boxOf(banner)).width, card).toBeLessThanOrEqual(0.55)
          expect.soft(await lowestContrast(page, banner, lines), card).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
  })

test('texts of a banner are readable on a white image too', async ({ page, requests, site }) => {
  await open(page, site.origin)
  await requests.settled()
  const banner = page.locator('main [class*=Banner_banner]').first()
  await banner.evaluate((card: HTMLElement) => {
    card.querySelector('img')?.remove()
    card.style.background = '#fff'
  })
  expect(await lowestContrast(page, banner, await linesOf(banner))).toBeGreaterThanOrEqual(4.5)
})
