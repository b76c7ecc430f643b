/**
 * `npx tsx art/covers.ts` checks that the covers in the sandbox are up to date. With `--write`, and `CHROMIUM` as the
 * path of a browser, it draws the outdated covers. A cover is a bitmap, as providers send it: browsers decode bitmaps
 * outside the main thread, while each SVG image is a separate document, which is too slow for a long list of games.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { directions } from './directions.ts'
import { drawCover } from './draw-cover.ts'

const games = new URL('../server/sandbox/games/', import.meta.url)
const folder = new URL('covers/', games)
/** For each cover file, the hash of the drawing that it was made from and the hash of the file's bytes. */
const hashes = new URL('covers.gen.json', import.meta.url)

/**
 * Width in image pixels. A card is about 111 CSS pixels wide on a phone, and a large card 173. Phones have 2 or 3
 * device pixels per CSS pixel.
 */
const WIDTH = { square: 384, wide: 768 }
/** For flat drawings, more pixels of a lower quality are sharper than fewer of a higher quality in as many bytes. */
const QUALITY = { square: 0.06, wide: 0.1 }

interface SandboxGames {
  readonly games: readonly { readonly gameId: string; readonly gameName: string }[]
}

interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly quality: number
}

const sandbox = JSON.parse(readFileSync(new URL('games.json', games), 'utf8')) as SandboxGames
const drawings = new Map<string, Drawing>()
const missing: string[] = []
for (const { gameId, gameName } of sandbox.games) {
  const direction = directions[gameId]
  if (direction === undefined) missing.push(`${gameName} (${gameId}) has no entry in art/directions.ts`)
  else {
    for (const format of ['square', 'wide'] as const) {
      const isWide = format === 'wide'
      const width = WIDTH[format]
      drawings.set(isWide ? `${gameId}-big.webp` : `${gameId}.webp`, {
        svg: drawCover(gameId, gameName, direction, isWide),
        width,
        height: isWide ? (width * 9) / 16 : width,
        quality: QUALITY[format],
      })
    }
  }
}

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 16)
const drawingHash = (drawing: Drawing): string => hashOf(JSON.stringify(drawing))
const fileHash = (name: string): string => hashOf(readFileSync(new URL(name, folder)))

mkdirSync(folder, { recursive: true })
const existing = new Set(readdirSync(folder))
const known = JSON.parse(readFileSync(hashes, 'utf8')) as { readonly [name: string]: readonly string[] | undefined }
const isCurrent = (name: string, drawing: Drawing): boolean =>
  existing.has(name) && known[name]?.[0] === drawingHash(drawing) && known[name][1] === fileHash(name)
const stale = [...drawings].filter(([name, drawing]) => !isCurrent(name, drawing))
const unknown = [...existing].filter((name) => !drawings.has(name))

if (process.argv.includes('--write')) {
  await write(stale)
  for (const name of unknown) rmSync(new URL(name, folder))
  const lines = [...drawings].map(([name, drawing]) => `  "${name}": ["${drawingHash(drawing)}", "${fileHash(name)}"]`)
  writeFileSync(hashes, `{\n${lines.join(',\n')}\n}\n`)
  console.log(`${drawings.size} covers, ${stale.length} drawn, ${unknown.length} removed`)
} else {
  for (const [name] of stale) console.error(`${name} is stale: run CHROMIUM=... npx tsx art/covers.ts --write`)
  for (const name of unknown) console.error(`no game has the cover ${name}`)
}
for (const line of missing) console.error(line)
if (missing.length > 0 || (!process.argv.includes('--write') && stale.length + unknown.length > 0)) process.exitCode = 1

async function write(covers: readonly (readonly [name: string, drawing: Drawing])[]): Promise<void> {
  if (covers.length === 0) return
  const path = process.env.CHROMIUM
  const browser = await chromium.launch(path === undefined ? {} : { executablePath: path })
  const page = await browser.newPage()
  for (const [name, drawing] of covers) {
    const base64 = await page.evaluate(async ({ svg, width, height, quality }) => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      canvas.getContext('2d', { alpha: false })?.drawImage(image, 0, 0, width, height)
      return canvas.toDataURL('image/webp', quality).replace(/^[^,]*,/, '')
    }, drawing)
    writeFileSync(new URL(name, folder), pixelsOf(Buffer.from(base64, 'base64')))
  }
  await browser.close()
}

/**
 * Returns the image without its color profile, which would take 0.5 KB of about 5 KB. Without a profile, browsers
 * assume sRGB.
 */
function pixelsOf(webp: Buffer): Buffer {
  const start = webp.indexOf('VP8 ')
  const end = start + 8 + webp.readUInt32LE(start + 4)
  const image = Buffer.concat([Buffer.from('RIFF....WEBP'), webp.subarray(start, end), Buffer.alloc(end % 2)])
  image.writeUInt32LE(image.length - 8, 4)
  return image
}
