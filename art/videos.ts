/**
 * `CHROMIUM=/usr/bin/chromium npx tsx art/videos.ts` records the short videos of the sandbox: each scene of
 * `videos/scenes.js` as a loop in MP4 (H.264), with its first frame as the poster. The names of scenes as arguments
 * record only these. Two recordings differ in some bytes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { mp4 } from './videos/mp4.ts'

const folder = new URL('../server/sandbox/live/videos/', import.meta.url)
const scenes = readFileSync(new URL('videos/scenes.js', import.meta.url), 'utf8')
const path = process.env.CHROMIUM
const SECONDS = 4
const WIDTH = 540
const HEIGHT = 960
/** Frames per second. */
const RATE = 15
const BITS_PER_SECOND = 250_000

/** All bytes are in base64. */
interface Recording {
  readonly poster: string
  /** The parameters of the decoder. */
  readonly description: string
  readonly frames: readonly { readonly bytes: string; readonly isKey: boolean }[]
}

declare const record: (name: string, frames: number, options: VideoEncoderConfig) => Promise<Recording>

const recorder = `
async function record(name, count, options) {
  const { width, height, framerate } = options
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  context.scale(width / 360, height / 640)
  const base64 = (buffer) => btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(''))
  const draw = (n) => globalThis.scenes[name](context, n / count)
  draw(0)
  const poster = await new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.75))
  const frames = []
  let description
  const failed = Promise.withResolvers()
  const encoder = new VideoEncoder({
    output: (chunk, { decoderConfig } = {}) => {
      description ??= decoderConfig.description
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      frames.push({ bytes: base64(bytes), isKey: chunk.type === 'key' })
    },
    error: failed.reject,
  })
  encoder.configure(options)
  for (let n = 0; n < count; n++) {
    draw(n)
    const frame = new VideoFrame(canvas, { timestamp: (n / framerate) * 1e6 })
    encoder.encode(frame, { keyFrame: n === 0 })
    frame.close()
  }
  await Promise.race([encoder.flush(), failed.promise])
  return { poster: base64(await poster.arrayBuffer()), description: base64(description), frames }
}`

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch(path === undefined ? {} : { executablePath: path })
const page = await browser.newPage()
// Browsers encode videos only for pages of secure origins.
await page.route('http://localhost/', async (route) => await route.fulfill({ contentType: 'text/html', body: '' }))
await page.goto('http://localhost/')
await page.addScriptTag({ content: scenes })
await page.addScriptTag({ content: recorder })
const all = await page.evaluate(() => Object.keys((globalThis as unknown as { scenes: object }).scenes))
const names = process.argv.length > 2 ? process.argv.slice(2) : all
const options: VideoEncoderConfig = {
  codec: 'avc1.42E01F',
  width: WIDTH,
  height: HEIGHT,
  framerate: RATE,
  bitrate: BITS_PER_SECOND,
  // For drawings: moving edges leave fewer specks on the background than with the settings for films.
  contentHint: 'detail',
  avc: { format: 'avc' },
}
let total = 0
for (const name of names) {
  const { poster, description, frames } = await page.evaluate(
    async ([scene, count, config]) => await record(scene, count, config),
    [name, RATE * SECONDS, options] as const,
  )
  const video = mp4({
    width: WIDTH,
    height: HEIGHT,
    rate: RATE,
    description: Buffer.from(description, 'base64'),
    frames: frames.map(({ bytes, isKey }) => ({ bytes: Buffer.from(bytes, 'base64'), isKey })),
  })
  for (const [file, bytes] of [
    [`${name}.mp4`, video],
    [`${name}.webp`, Buffer.from(poster, 'base64')],
  ] as const) {
    total += bytes.length
    console.log(`${file}: ${bytes.length} bytes`)
    writeFileSync(new URL(file, folder), bytes)
  }
}
console.log(`${names.length} videos, ${total} bytes`)
await browser.close()
