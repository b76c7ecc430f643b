/**
 * `CHROMIUM=/usr/bin/chromium npx tsx art/videos.ts` records the short videos of the sandbox: each scene of
 * `videos/scenes.ts` as a loop in MP4 (H.264). The names of scenes as arguments record only these. Two recordings
 * differ in some bytes. `art/banners.ts` draws the first frames as posters.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { mp4 } from './videos/mp4.ts'
import { drawFrame, sceneNames } from './videos/scenes.ts'

const folder = new URL('../server/sandbox/live/videos/', import.meta.url)
const path = process.env.CHROMIUM
const SECONDS = 4
const WIDTH = 540
const HEIGHT = 960
/** Frames per second. */
const RATE = 15
const BITS_PER_SECOND = 220_000

/** All bytes are in base64. */
interface Recording {
  /** The parameters of the decoder. */
  readonly description: string
  readonly frames: readonly { readonly bytes: string; readonly isKey: boolean }[]
}

declare const record: (drawings: readonly string[], options: VideoEncoderConfig) => Promise<Recording>

const recorder = `
async function record(drawings, options) {
  const { width, height, framerate } = options
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  const base64 = (buffer) => btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(''))
  const draw = async (drawing) => {
    const image = new Image()
    image.src = 'data:image/svg+xml,' + encodeURIComponent(drawing)
    await image.decode()
    context.drawImage(image, 0, 0, width, height)
  }
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
  for (const [n, drawing] of drawings.entries()) {
    await draw(drawing)
    const frame = new VideoFrame(canvas, { timestamp: (n / framerate) * 1e6 })
    encoder.encode(frame, { keyFrame: n === 0 })
    frame.close()
  }
  await Promise.race([encoder.flush(), failed.promise])
  return { description: base64(description), frames }
}`

const wanted = process.argv.slice(2)
const names = sceneNames.filter((name) => wanted.length === 0 || wanted.includes(name))
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch(path === undefined ? {} : { executablePath: path })
const page = await browser.newPage()
// Browsers encode videos only for pages of secure origins.
await page.route('http://localhost/', async (route) => await route.fulfill({ contentType: 'text/html', body: '' }))
await page.goto('http://localhost/')
await page.addScriptTag({ content: recorder })
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
const count = RATE * SECONDS
let total = 0
for (const name of names) {
  const drawings = Array.from({ length: count }, (_, n) => drawFrame(name, n / count))
  const { description, frames } = await page.evaluate(async ([all, config]) => await record(all, config), [
    drawings,
    options,
  ] as const)
  const video = mp4({
    width: WIDTH,
    height: HEIGHT,
    rate: RATE,
    description: Buffer.from(description, 'base64'),
    frames: frames.map(({ bytes, isKey }) => ({ bytes: Buffer.from(bytes, 'base64'), isKey })),
  })
  total += video.length
  console.log(`${name}.mp4: ${video.length} bytes`)
  writeFileSync(new URL(`${name}.mp4`, folder), video)
}
console.log(`${names.length} videos, ${total} bytes`)
await browser.close()
