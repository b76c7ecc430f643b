/**
 * `CHROMIUM=/usr/bin/chromium npx tsx art/icons.ts` draws `config/asset/files/icon.svg` as the WebP icons of the
 * installed site. Home screens cut icons to circles and other shapes, so the drawing fills its square and keeps
 * its motif in the middle.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const folder = new URL('../config/asset/files/', import.meta.url)
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8')
const path = process.env.CHROMIUM
const SIZES = [192, 512]

declare const webp: (drawing: string, size: number) => Promise<string>

const converter = `
async function webp(drawing, size) {
  const image = Object.assign(new Image(), { src: 'data:image/svg+xml,' + encodeURIComponent(drawing) })
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
  canvas.getContext('2d').drawImage(image, 0, 0, size, size)
  return canvas.toDataURL('image/webp', 0.85).split(',')[1]
}`

const browser = await chromium.launch(path === undefined ? {} : { executablePath: path })
const page = await browser.newPage()
await page.addScriptTag({ content: converter })
for (const size of SIZES) {
  const base64 = await page.evaluate(([drawn, edge]) => webp(drawn, edge), [drawing, size] as const)
  writeFileSync(new URL(`icon-${size}.webp`, folder), Buffer.from(base64, 'base64'))
}
await browser.close()
