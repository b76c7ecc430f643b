/**
 * `npx tsx art/banners.ts` checks that the images of the site, of the live rooms, of the short videos and of the demo
 * games are up to date; `--write` draws them.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { compact } from './compact.ts'
import { banners, drawBanner, drawEmpty, drawIcon, drawJackpot, emptyArt } from './draw-banner.ts'
import type { BannerShape } from './draw-banner.ts'
import { gameColors, signs } from './draw-cover.ts'
import { gifts } from './draw-gifts.ts'
import { livePosters } from './draw-posters.ts'
import { seaImages } from './draw-sea.ts'
import {
  drawShareCard,
  drawSkinBar,
  drawSkinBottom,
  drawSkinBottomMorning,
  drawSkinTitle,
  drawSkinTop,
} from './draw-skins.ts'
import { stageImages } from './draw-stages.ts'
import { slotSymbols, symbolImages } from './draw-symbols.ts'
import { targetImages } from './draw-targets.ts'
import { drawFrame, sceneNames } from './videos/scenes.ts'

const folder = new URL('../config/asset/files/', import.meta.url)
const giftFolder = new URL('../server/sandbox/live/gifts/', import.meta.url)
const posterFolder = new URL('../server/sandbox/live/posters/', import.meta.url)
const videoFolder = new URL('../server/sandbox/live/videos/', import.meta.url)
const signFolder = new URL('../server/sandbox/games/signs/', import.meta.url)
const seaFolder = new URL('../server/sandbox/games/sea/', import.meta.url)
const targetFolder = new URL('../server/sandbox/games/targets/', import.meta.url)
const stageFolder = new URL('../server/sandbox/games/stages/', import.meta.url)
const symbolFolder = new URL('../server/sandbox/games/symbols/', import.meta.url)
const symbolsFile = new URL('../server/sandbox/play/rules/slot-symbols.gen.json', import.meta.url)
const colorsFile = new URL('../server/sandbox/play/page/colors.gen.css', import.meta.url)
const shapes: readonly BannerShape[] = ['hero', 'wide', 'lead', 'tile', 'upright']
/** Every image that can be drawn. Only images that an asset document names are written. */
const drawings: [string, () => string][] = [
  ...banners.flatMap((name) =>
    shapes.map((shape): [string, () => string] => [`banners/${name}-${shape}.svg`, () => drawBanner(name, shape)]),
  ),
  ...emptyArt.map((name): [string, () => string] => [`empty/${name}.svg`, () => drawEmpty(name)]),
  ['panels/jackpot.svg', () => drawJackpot('coins')],
  ['panels/jackpot-bingo.svg', () => drawJackpot('bingo')],
  ['panels/jackpot-sea.svg', () => drawJackpot('sea')],
  ['skins/parol-top.svg', drawSkinTop],
  ['skins/parol-bottom.svg', drawSkinBottom],
  ['skins/parol-morning-bottom.svg', drawSkinBottomMorning],
  ['skins/parol-title.svg', drawSkinTitle],
  ['skins/parol-bar.svg', drawSkinBar],
  ['icon.svg', drawIcon],
  ['share.svg', drawShareCard],
]

const documents = new URL('../config/asset/', import.meta.url)
const named = new Set(
  readdirSync(documents, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => (JSON.parse(readFileSync(new URL(name, documents), 'utf8')) as { file: string }).file),
)
const write = process.argv.includes('--write')
let stale = 0
const files = [
  ...drawings.filter(([name]) => named.has(name)).map(([file, draw]) => [file, new URL(file, folder), draw] as const),
  ...gifts.map(([file, draw]) => [`gifts/${file}`, new URL(file, giftFolder), draw] as const),
  ...livePosters.map(([file, draw]) => [`posters/${file}`, new URL(file, posterFolder), draw] as const),
  // The poster of a video is its first frame.
  ...sceneNames.map(
    (name) => [`videos/${name}.svg`, new URL(`${name}.svg`, videoFolder), () => drawFrame(name, 0)] as const,
  ),
  ...signs.map(([file, draw]) => [`signs/${file}`, new URL(file, signFolder), draw] as const),
  ...seaImages.map(([file, draw]) => [`sea/${file}`, new URL(file, seaFolder), draw] as const),
  ...stageImages.map(([file, draw]) => [`stages/${file}`, new URL(file, stageFolder), draw] as const),
  ...targetImages.map(([file, draw]) => [`targets/${file}`, new URL(file, targetFolder), draw] as const),
  ...symbolImages.map(([file, draw]) => [`symbols/${file}`, new URL(file, symbolFolder), draw] as const),
  ['slot-symbols.gen.json', symbolsFile, slotSymbols] as const,
  ['colors.gen.css', colorsFile, gameColors] as const,
]
for (const [file, at, draw] of files) {
  const text = file.endsWith('.svg') ? compact(draw()) : draw()
  if (existsSync(at) && readFileSync(at, 'utf8') === text) continue
  stale++
  if (write) {
    mkdirSync(new URL('.', at), { recursive: true })
    writeFileSync(at, text)
  } else console.error(`${file} is stale: run npx tsx art/banners.ts --write`)
}
console.log(`${files.length} images, ${stale} ${write ? 'drawn' : 'stale'}`)
if (!write && stale > 0) process.exitCode = 1
