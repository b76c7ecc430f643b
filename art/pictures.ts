/**
 * `CHROMIUM=/usr/bin/chromium npx tsx art/pictures.ts http://localhost:8080` photographs the pages of the README from a
 * running site: Home in both color schemes, the slot channel, and the gallery. With the address of examples/bus after it,
 * also that site. PNG with 256 colors needs ImageMagick; without it, the pictures are larger.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const [, , player = 'http://localhost:8080', bus] = process.argv
const path = process.env.CHROMIUM
const phone = { width: 390, height: 844 }

interface Picture {
  readonly name: string
  readonly address: string
  readonly colorScheme: 'dark' | 'light'
}

const pictures: readonly Picture[] = [
  { name: 'home-night', address: `${player}/`, colorScheme: 'dark' },
  { name: 'home-morning', address: `${player}/`, colorScheme: 'light' },
  { name: 'slot', address: `${player}/slot`, colorScheme: 'dark' },
  { name: 'gallery', address: `${player}/gallery`, colorScheme: 'dark' },
  ...(bus === undefined ? [] : [{ name: 'bus', address: `${bus}/`, colorScheme: 'light' } as const]),
]

const browser = await chromium.launch(path === undefined ? {} : { executablePath: path })
for (const { name, address, colorScheme } of pictures) {
  const page = await browser.newPage({ viewport: phone, colorScheme, reducedMotion: 'reduce', hasTouch: true })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const file = fileURLToPath(new URL(`../docs/pictures/${name}.png`, import.meta.url))
  await page.screenshot({ path: file })
  const { error } = spawnSync('convert', [file, '-strip', '-colors', '256', `png8:${file}`])
  console.log(`${file}${error === undefined ? '' : `: ImageMagick is missing (${error.message})`}`)
  await page.close()
}
await browser.close()
