/**
 * `CHROMIUM=/usr/bin/chromium npx tsx art/videos.ts` records the short videos of the sandbox: each scene of
 * `videos/scenes.js` as a loop of four seconds in MP4 (H.264), with its first frame as the poster. A recording takes
 * as long as the video, and two recordings differ in some bytes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const folder = new URL('../server/sandbox/live/videos/', import.meta.url)
const scenes = readFileSync(new URL('videos/scenes.js', import.meta.url), 'utf8')
const path = process.env.CHROMIUM
/** Bits per second. */
const RATE = 180_000
const SECONDS = 4

interface Recording {
  readonly name: string
  /** The video in base64. */
  readonly video: string
  readonly poster: string
}

declare const record: (name: string, seconds: number, rate: number) => Promise<Recording>

const recorder = `
async function record(name, seconds, rate) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 360, height: 640 })
  const context = canvas.getContext('2d')
  const draw = (t) => globalThis.scenes[name](context, t)
  const base64 = async (blob) => {
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }
  draw(0)
  const poster = await new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.6))
  const recorder = new MediaRecorder(canvas.captureStream(24), {
    mimeType: 'video/mp4;codecs=avc1.42E01E',
    videoBitsPerSecond: rate,
  })
  const parts = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const stopped = new Promise((resolve) => (recorder.onstop = resolve))
  recorder.start()
  const start = performance.now()
  await new Promise((resolve) => {
    const step = () => {
      const t = (performance.now() - start) / 1000 / seconds
      draw(Math.min(t, 1))
      if (t < 1) requestAnimationFrame(step)
      else resolve()
    }
    step()
  })
  recorder.stop()
  await stopped
  return { name, video: await base64(new Blob(parts)), poster: await base64(poster) }
}`

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch(path === undefined ? {} : { executablePath: path })
const page = await browser.newPage()
await page.addScriptTag({ content: scenes })
await page.addScriptTag({ content: recorder })
const names = await page.evaluate(() => Object.keys((globalThis as unknown as { scenes: object }).scenes))
let total = 0
for (const name of names) {
  const { video, poster } = await page.evaluate(async ([scene, seconds, rate]) => await record(scene, seconds, rate), [
    name,
    SECONDS,
    RATE,
  ] as const)
  for (const [file, content] of [
    [`${name}.mp4`, video],
    [`${name}.webp`, poster],
  ] as const) {
    const bytes = Buffer.from(content, 'base64')
    total += bytes.length
    console.log(`${file}: ${bytes.length} bytes`)
    writeFileSync(new URL(file, folder), bytes)
  }
}
console.log(`${names.length} videos, ${total} bytes`)
await browser.close()
