/**
 * `CHROMIUM=/usr/bin/chromium npx tsx art/icons.ts` draws `config/asset/files/icon.svg` as the icons of the installed
 * site: WebP, and PNG for iOS. Home screens cut icons to circles and other shapes, so the drawing fills its square and
 * keeps its motif in the middle.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const folder = new URL('../config/asset/files/', import.meta.url)
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8')
/** A PNG of the glow would have twice the bytes. */
const flat = drawing.replace('<circle cx="256" cy="256" r="240" fill="url(#glow)"/>', '')
if (flat === drawing) throw new Error('icon.svg has no glow as it is written in art/icons.ts')
const path = process.env.CHROMIUM
const ICONS = [
  { file: 'icon-180.png', size: 180, type: 'image/png' },
  { file: 'icon-192.webp', size: 192, type: 'image/webp' },
  { file: 'icon-512.webp', size: 512, type: 'image/webp' },
] as const

declare const convert: (drawing: string, size: number, type: string) => Promise<string>

const converter = `
async function convert(drawing, size, type) {
  const image = Object.assign(new Image(), { src: 'data:image/svg+xml,' + encodeURIComponent(drawing) })
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0, size, size)
  if (type === 'image/png') {
    // With all shades of its gradients, a PNG would have twice the bytes.
    const pixels = context.getImageData(0, 0, size, size)
    pixels.data.forEach((value, at) => (pixels.data[at] = Math.min(255, Math.round(value / 11) * 11)))
    context.putImageData(pixels, 0, 0)
  }
  return canvas.toDataURL(type, 0.75).split(',')[1]
}`

const browser = await chromium.launch(path === undefined ? {} : { executablePath: path })
const page = await browser.newPage()
await page.addScriptTag({ content: converter })
for (const { file, size, type } of ICONS) {
  const base64 = await page.evaluate(([drawn, edge, kind]) => convert(drawn, edge, kind), [
    type === 'image/png' ? flat : drawing,
    size,
    type,
  ] as const)
  writeFileSync(new URL(file, folder), Buffer.from(base64, 'base64'))
}
await browser.close()
