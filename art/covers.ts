/**
 * `npx tsx art/covers.ts` checks that the covers in the sandbox are up to date. With `--write`, and `CHROMIUM` as the
 * path of a browser, it draws the outdated covers. A cover is a bitmap, as providers send it: browsers decode bitmaps
 * outside the main thread, while each SVG image is a separate document, which is too slow for a long list of games.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { directions } from './directions.ts'
import { drawCover } from './draw-cover.ts'

const games = new URL('../server/sandbox/games/', import.meta.url)
const folder = new URL('covers/', games)
/** For each cover file, the hash of its drawing and encoding, and the hash of the file's bytes. */
const hashes = new URL('covers.gen.json', import.meta.url)

/**
 * Width in image pixels. A card is about 111 CSS pixels wide on a phone, and a large card 173. Phones have 2 or 3
 * device pixels per CSS pixel.
 */
const WIDTH = { square: 384, wide: 768 }
/** Effort 6 would save 2 % of the bytes and take three times as long. */
const ENCODING = { quality: 30, effort: 4, chromaSubsampling: '4:4:4' } as const

interface SandboxGames {
  readonly games: readonly { readonly gameId: string; readonly gameName: string }[]
}

interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
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
      drawings.set(isWide ? `${gameId}-big.avif` : `${gameId}.avif`, {
        svg: drawCover(gameId, gameName, direction, isWide),
        width,
        height: isWide ? (width * 9) / 16 : width,
      })
    }
  }
}

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 16)
const drawingHash = (drawing: Drawing): string => hashOf(JSON.stringify({ ...drawing, encoding: ENCODING }))
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
    const base64 = await page.evaluate(async ({ svg, width, height }) => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      canvas.getContext('2d', { alpha: false })?.drawImage(image, 0, 0, width, height)
      return canvas.toDataURL().replace(/^[^,]*,/, '')
    }, drawing)
    writeFileSync(new URL(name, folder), await sharp(Buffer.from(base64, 'base64')).avif(ENCODING).toBuffer())
  }
  await browser.close()
}
