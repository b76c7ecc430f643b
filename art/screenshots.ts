/**
 * `CHROMIUM=/usr/bin/chromium npx tsx art/screenshots.ts http://localhost:8080` takes the screenshots of the README
 * from a running site: Home in both color schemes, the slot channel, and the gallery. With the address of a running
 * examples/bus as a second argument, it also takes screenshots of that site.
 */
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const [, , player = 'http://localhost:8080', bus] = process.argv
const path = process.env.CHROMIUM

interface ReadmeScreenshot {
  /** File name; PNG is smaller for pages with few colors. */
  readonly file: `${string}.jpg` | `${string}.png`
  readonly address: string
  readonly colorScheme: 'dark' | 'light'
}

const screenshots: readonly ReadmeScreenshot[] = [
  { file: 'home-night.jpg', address: `${player}/`, colorScheme: 'dark' },
  { file: 'home-morning.jpg', address: `${player}/`, colorScheme: 'light' },
  { file: 'slot.jpg', address: `${player}/slot`, colorScheme: 'dark' },
  { file: 'gallery.png', address: `${player}/gallery`, colorScheme: 'dark' },
  ...(bus === undefined ? [] : [{ file: 'bus.png', address: `${bus}/`, colorScheme: 'light' } as const]),
]

const browser = await chromium.launch(path === undefined ? {} : { executablePath: path })
for (const { file, address, colorScheme } of screenshots) {
  const viewport = { width: 390, height: 844 }
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce', hasTouch: true })
  await page.goto(address, { waitUntil: 'networkidle' })
  const target = fileURLToPath(new URL(`../docs/images/${file}`, import.meta.url))
  await page.screenshot({ path: target, ...(file.endsWith('.jpg') ? { type: 'jpeg', quality: 80 } : {}) })
  console.log(target)
  await page.close()
}
await browser.close()
