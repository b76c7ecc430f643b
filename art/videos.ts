/**
 * `CHROMIUM=/usr/bin/chromium npx tsx art/videos.ts` records the short videos of the sandbox: each scene of
 * `videos/scenes.ts` as a loop in MP4 (H.264). The names of scenes as arguments record only these. A browser draws the
 * frames, and `ffmpeg` with libx264 compresses them. `art/banners.ts` draws the first frames as posters.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { readDelays, readStream } from './videos/h264.ts'
import { mp4 } from './videos/mp4.ts'
import { drawFrame, sceneNames } from './videos/scenes.ts'
import type { SceneName } from './videos/scenes.ts'

const folder = new URL('../server/sandbox/live/videos/', import.meta.url)
const path = process.env.CHROMIUM
const SECONDS = 4
const WIDTH = 720
const HEIGHT = 1280
/** Frames per second, as in drawn films: more of them would leave fewer bits for the edges in each. */
const RATE = 12
/**
 * How much the compression loses: 0 is nothing, 51 the most. With it, all files together have their limit of bytes.
 * Frames of 540 by 960 pixels with a loss of 34 have the same SSIM in the same bytes.
 */
const LOSS = 37.6
const FRAMES = RATE * SECONDS

declare const paint: (drawing: string, width: number, height: number) => Promise<string>

/** The PNG of a drawing in base64. */
const painter = `
async function paint(drawing, width, height) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const image = new Image()
  image.src = 'data:image/svg+xml,' + encodeURIComponent(drawing)
  await image.decode()
  canvas.getContext('2d').drawImage(image, 0, 0, width, height)
  return canvas.toDataURL().split(',')[1]
}`

/** Compresses the numbered frames of a folder to the frames of a stream, in the order in which they are decoded. */
function compress(frames: string): Omit<Parameters<typeof mp4>[0], 'width' | 'height' | 'rate'> {
  const options = [
    `-y -loglevel error -framerate ${RATE} -i %d.png`,
    '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -map 0:v',
    '-colorspace bt709 -color_primaries bt709 -color_trc bt709',
    // One key frame at the start; the other ones refer to frames before and after them, which needs the fewest bits.
    `-c:v libx264 -profile:v high -level 4.0 -bf 8 -g ${FRAMES} -sc_threshold 0`,
    `-preset veryslow -tune animation -crf ${LOSS}`,
    // Lines stay sharp: flat areas get no extra bits, and edges are not smoothed. With smoother edges, other ways of
    // giving bits to areas (aq-mode 1 and 3, qcomp 0 and 0.6) or no psy-rd, frames have no higher SSIM.
    `-x264-params rc-lookahead=${FRAMES}:me=tesa:subme=11:psy-rd=0.2,0:aq-mode=0:qcomp=0.3:deblock=-2,-2`,
    '-f tee [f=h264]video.h264|[f=framecrc]times.txt',
  ]
  execFileSync('ffmpeg', options.join(' ').split(' '), { cwd: frames })
  const stream = readStream(readFileSync(join(frames, 'video.h264')))
  const delays = readDelays(readFileSync(join(frames, 'times.txt'), 'utf8'))
  return { ...stream, frames: stream.frames.map((frame, n) => ({ ...frame, delay: delays[n] ?? 0 })) }
}

const wanted = process.argv.slice(2)
const names = sceneNames.filter((name) => wanted.length === 0 || wanted.includes(name))
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch(path === undefined ? {} : { executablePath: path })
const page = await browser.newPage()
await page.addScriptTag({ content: painter })

async function record(name: SceneName): Promise<Buffer> {
  const frames = mkdtempSync(join(tmpdir(), `${name}-`))
  for (let n = 0; n < FRAMES; n++) {
    const png = await page.evaluate(async ([drawing, width, height]) => await paint(drawing, width, height), [
      drawFrame(name, n / FRAMES),
      WIDTH,
      HEIGHT,
    ] as const)
    writeFileSync(join(frames, `${n}.png`), Buffer.from(png, 'base64'))
  }
  const stream = compress(frames)
  rmSync(frames, { recursive: true })
  return mp4({ width: WIDTH, height: HEIGHT, rate: RATE, ...stream })
}

let total = 0
for (const name of names) {
  const video = await record(name)
  total += video.length
  console.log(`${name}.mp4: ${video.length} bytes`)
  writeFileSync(new URL(`${name}.mp4`, folder), video)
}
console.log(`${names.length} videos, ${total} bytes`)
await browser.close()
