/** Images of banners. They contain no words, because the texts are in the configuration, in every language. */
import {
  area,
  around,
  box,
  circle,
  line,
  mix,
  num,
  oval,
  place,
  radialGradient,
  repeat,
  star,
  svgDocument,
} from './draw.ts'
import { litParol } from './draw-gifts.ts'
import { drawGround } from './banner-grounds.ts'
import { nearScene } from './banner-scenes.ts'
import {
  bingoAside,
  bingoGlobe,
  carabaoInField,
  coinPile,
  courtCards,
  coverFan,
  crownOnCushion,
  holdAside,
  lakeAside,
  lakeHouse,
  lanternAside,
  lanternHall,
  loomAside,
  mangoCart,
  openPresent,
  pileMetal,
  plushBear,
  podiumCups,
  present,
  prizeAside,
  prizeWheel,
  restingPalm,
  scratchCard,
  shelfVouchers,
  ticketDrum,
  treasureChest,
  voucherAside,
  voucherPair,
} from './banner-subjects.ts'
import { ball } from './families/bingo.ts'
import { rides } from './families/perya.ts'
import { coverScene } from './cover-scene.ts'
import { drawArm, drawHost, drawWaist } from './hosts.ts'
import { fairStreet, stageCurtain } from './flagships/settings.ts'
import { contact, halo, lit, round } from './flagships/volume.ts'
import { slotMotifs } from './motifs/all.ts'
import { slotMachine } from './slot-machine.ts'
import { formLight, inLight } from './light.ts'
import { INK } from './motifs/outline.ts'
import { numeral } from './numerals.ts'
import { microphone, playedGuitar } from './live-parts.ts'
import { palettes } from './palettes.ts'
import type { Palette, PaletteName } from './palettes.ts'
import { glow, rays, sky, skyGradient, stars as starsFrom } from './canvas.ts'
import type { ScenePosition, SubjectCanvas } from './canvas.ts'

type BannerDrawing = (at: SubjectCanvas, p: Palette) => string

/** The center of a broad subject, which is farther from the texts beside it. */
const beside = (at: SubjectCanvas, dx: number): number => (hasTexts(at) ? at.x + dx * at.size : at.x)

/** Every other part of the lower edge of the roof of a tent. */
const scallops = (first: number): string => repeat(3, (i) => `M${(i * 2 + first) * 20 - 60} -72h20a10 12 0 0 1 -20 0Z`)

/** A tent of the fair with a flag, whose lower edge is at the given point. */
const tent = ([roof, stripe, wall]: readonly [string, string, string], x: number, y: number, size: number): string =>
  place(
    contact(0, 0, 66, 7) +
      line('M0 -132V-152', INK, 5) +
      area('M0 -152L24 -144L0 -136Z', '#ffd23f', outlined(4)) +
      area('M-50 -72H50V0H-50Z', wall, outlined(5)) +
      area('M18 -62H47V-3H18Z', INK, { opacity: 0.22 }) +
      area('M-17 0V-38Q0 -60 17 -38V0Z', '#4a1040', outlined(4)) +
      area('M0 -134L60 -72H-60Z', roof, outlined(5)) +
      area('M0 -130L-20 -73H-40ZM0 -130L20 -73H40Z', stripe) +
      area(scallops(0), stripe, outlined(4)) +
      area(scallops(1), roof, outlined(4)) +
      line('M-6 -118L-30 -88', '#fff', 4, { opacity: 0.7 }),
    x,
    y,
    size,
  )

/** Tents on both sides of a person or a thing at the fair; in a row, with small ones at the edges of a lead. */
const tents = (at: SubjectCanvas, isRow = true): string => {
  const isWide = at.width > at.height * 2
  const near = isWide ? 222 : 132
  const hasSmall = isWide && isRow
  return standing(
    tent(['#ff5a5a', '#fff3e0', '#a81a5c'], -near, 2, 1.24) +
      tent(['#1cc0b4', '#fff3e0', '#0a5a7a'], near, 2, 1.24) +
      (hasSmall ? tent(['#ffb52e', '#fff3e0', '#c0501a'], -near - 96, 10, 0.8) : '') +
      (hasSmall ? tent(['#8a4af0', '#fff3e0', '#4a1aa0'], near + 96, 10, 0.8) : ''),
    at,
  )
}

/** The metal of coins, as definitions of the image. */
const coinMetal =
  round('coin-face', ['#fffbe0', '#ffdc6a', '#e09a1c']) +
  lit('coin-edge', ['#ffd257', '#7a420c']) +
  lit('coin-side', ['#fff0b0', '#e8a524', '#6a3808'], [1, 0])

const coin = (x: number, y: number, r: number, turn = 0): string =>
  circle(x + r * 0.12, y + r * 0.2, r, '#12040f', { opacity: 0.4 }) +
  circle(x, y, r, 'url(#coin-edge)') +
  circle(x - r * 0.03, y - r * 0.07, r * 0.91, 'url(#coin-face)') +
  circle(x, y - r * 0.04, r * 0.68, '#c9821c', { opacity: 0.5 }) +
  circle(x + r * 0.02, y, r * 0.66, 'url(#coin-face)') +
  area(star(x, y - r * 0.02, 5, r * 0.5, r * 0.21, turn - 90), '#a8640f') +
  area(star(x - r * 0.03, y - r * 0.06, 5, r * 0.48, r * 0.2, turn - 90), '#ffe68a') +
  line(
    `M${num(x - r * 0.72)} ${num(y - r * 0.36)}A${num(r * 0.8)} ${num(r * 0.8)} 0 0 1 ${num(x - r * 0.2)} ${num(y - r * 0.78)}`,
    '#fff',
    r * 0.09,
    { opacity: 0.9 },
  )

/** The steps of a podium with a width and a lower edge, from the left: second, first and third place. */
const podium = (p: Palette, step = 72, bottom = 124): string =>
  [
    { x: -1.5 * step, top: 22, place: '2', front: p.accent },
    { x: -step / 2, top: -6, place: '1', front: p.main },
    { x: step / 2, top: 42, place: '3', front: p.mate },
  ]
    .map(
      ({ x, top, place: number, front }) =>
        box(x, top, step, bottom - top, front, 3, outlined(5)) +
        box(x + 2, top + 2, step - 4, 11, p.pale, 2) +
        box(x + step - 14, top + 13, 12, bottom - 15 - top, p.ink, 0, { opacity: 0.18 }) +
        numeral(number, x + step / 2 - 6, top + 41, 32, p.ink),
    )
    .join('')

/** The podium with a cup on each step, on the ground at 0,0. */
const cupsOnPodium = (): string =>
  contact(0, 2, 146, 12) + place(podium(palettes.lantern, 84, 110), 0, -110) + podiumCups(84, [-116, -88, -68])

const outlined = (width: number): { stroke: string; 'stroke-width': number; 'stroke-linejoin': string } => ({
  stroke: INK,
  'stroke-width': width,
  'stroke-linejoin': 'round',
})

/** What the woven face shows: joy with open or closed eyes, or surprise. `toward` moves the eyes. */
interface Expression {
  readonly mood?: 'joy' | 'closed' | 'surprise'
  readonly toward?: readonly [x: number, y: number]
}

function expression({ mood = 'joy', toward: [dx, dy] = [0, 0] }: Expression): string {
  const eye = (x: number): string =>
    oval(x + dx, -7 + dy, 7, 9.4, INK) +
    circle(x - 2.6 + dx, -11 + dy, 3, '#fff') +
    circle(x + 2.6 + dx, -3.4 + dy, 1.5, '#fff', { opacity: 0.8 })
  return (
    oval(-31, 11, 8.6, 6, '#ff6a86', 0, { opacity: 0.75 }) +
    oval(31, 11, 8.6, 6, '#ff6a86', 0, { opacity: 0.75 }) +
    (mood === 'closed' ? line('M-27 -4Q-18 -17 -9 -4M9 -4Q18 -17 27 -4', INK, 5.4) : eye(-18) + eye(18)) +
    (mood === 'surprise'
      ? oval(0, 21, 8, 9.6, INK) + oval(0, 25, 5, 4.4, '#ff6a86') + line('M-28 -24L-13 -27M28 -24L13 -27', INK, 4)
      : area('M-20 11Q0 16 20 11Q17 33 0 33Q-17 33 -20 11Z', INK, outlined(3)) +
        area('M-11 27Q0 20 11 27Q6 32 0 32Q-6 32 -11 27Z', '#ff6a86') +
        area('M-15 13.4Q0 17.4 15 13.4L14 18Q0 21 -14 18Z', '#fff'))
  )
}

/** The colors of the woven face, as definitions of the image. */
export const wovenColors =
  lit('woven-rim', ['#fffbd0', '#ffd23f', '#f09a1c', '#a8560c'], [1, 0.3]) +
  lit('woven-gold', ['#fff3a0', '#ffbe2e', '#e8820f'], [1, 0.2]) +
  lit('woven-coral', ['#ff9a92', '#f7405e', '#b0154a'], [1, 0.2]) +
  round('woven-face', ['#fffdf2', '#fff0c8', '#f7cf8a'])

/** The face of the site: the woven square of the logo on its corner, in a golden rim, with a smile. */
export const wovenFace = (look: Expression = {}): string =>
  `<g transform="rotate(45)">` +
  box(-82, -82, 164, 164, 'url(#woven-rim)', 38, outlined(9)) +
  line('M-74 -50V50Q-74 72 -54 74', '#fffbe8', 4, { opacity: 0.9 }) +
  box(-69, -69, 138, 138, INK, 24) +
  repeat(9, (i) => {
    const [x, y] = [(i % 3) * 43 - 43, Math.floor(i / 3) * 43 - 43]
    return i === 4
      ? ''
      : i % 2 === 0
        ? box(x - 20, y - 20, 40, 40, 'url(#woven-gold)', 10) +
          line(`M${x - 7} ${y - 11}V${y + 11}M${x + 7} ${y - 11}V${y + 11}`, '#c8650c', 5)
        : box(x - 20, y - 20, 40, 40, 'url(#woven-coral)', 10) +
          line(i === 3 || i === 5 ? `M${x * 1.24} -9V9` : `M-9 ${y * 1.24}H9`, '#ffd9c8', 5)
  }) +
  '</g>' +
  circle(0, 0, 46, 'url(#woven-face)', outlined(6)) +
  area('M-39 -8A40 40 0 0 1 6 -39A48 48 0 0 0 -39 -8Z', '#fff') +
  expression(look) +
  // The light of the upper left on the whole square.
  area('M-90 6Q-98 -2 -90 -12L-12 -90Q0 -98 12 -88L20 -78Q-40 -54 -76 20Z', '#fff', { opacity: 0.24 })

const iconColors = ['#e0128a', '#f5325c', '#ff8a1c'] as const

/** The square of the home screen: the woven face before rays, drawn around 0,0 within 256 to each side. */
const appIcon =
  lit('icon-ground', iconColors, [0.5, 1]) +
  box(-256, -256, 512, 512, 'url(#icon-ground)') +
  rays({ width: 512, x: 0, y: 0, rayPhase: 0.25 }, 14, '#ffe08a', 0.24)

/** The gate of the fair: round pillars with stripes, and an arch of bulbs with a parol on it. */
function gate(at: SubjectCanvas, p: Palette): string {
  const bottom = (at.height - at.y) / at.size
  const pillar = (x: number): string =>
    box(x - 17, -40, 34, bottom + 60, p.accent) +
    repeat(6, (i) => area(`M${x - 17} ${-20 + i * 44}L${x + 17} ${-44 + i * 44}v22L${x - 17} ${2 + i * 44}Z`, p.pale)) +
    box(x - 17, -40, 34, bottom + 60, 'url(#pillar)') +
    box(x - 23, -50, 46, 16, 'url(#gate-gold)', 4) +
    box(x - 23, -50, 46, 5, p.pale, 2) +
    box(x - 17, -34, 34, 12, p.ink, 0, { opacity: 0.3 })
  const bulbs = Array.from({ length: 11 }, (_, i) => {
    const angle = Math.PI * (1 - i / 10)
    return { x: 100 * Math.cos(angle), y: -50 - 62 * Math.sin(angle) }
  })
  return (
    lit('pillar', ['#ffffff80', '#ffffff00', '#2a0a4000', '#2a0a40b0', '#2a0a4070'], [1, 0]) +
    lit('gate-gold', ['#fff0a8', '#ffb52e', '#a85a12'], [0.5, 1]) +
    lit('arch', ['#fff0a8', '#ffb52e', '#d0701a', '#8a3a10'], [0.7, 1]) +
    halo('bulb-light', '#fff0b0', 0.9) +
    halo('gate-light', '#ffd9a0', 0.7) +
    circle(at.x, at.y, 170 * at.size, 'url(#gate-light)') +
    show(
      inLight(
        area('M-116 -40C-116 -150 116 -150 116 -40H84C84 -106 -84 -106 -84 -40Z', 'url(#arch)') +
          line('M-112 -46C-108 -140 108 -140 112 -46', p.pale, 3, { opacity: 0.6 }) +
          pillar(-100) +
          pillar(100),
      ) +
        bulbs.map(({ x, y }) => circle(x, y, 16, 'url(#bulb-light)') + circle(x, y, 5, '#fffbe8')).join('') +
        place(slotMotifs.parol(p), 0, -108, 0.42),
      at,
      0,
      8,
      1,
    )
  )
}

/** A host of the live rooms, from the given height above the middle to the edge of the image. */
function bust(at: SubjectCanvas, p: Palette, host: string, top: number, arm = ''): string {
  const bottom = (at.height - at.y) / at.size
  const size = (bottom + top) / 263
  return show(drawHost(host, p, { ink: 10 }) + arm, at, 8, bottom - 118 * size, size)
}

/** A loom: threads between two beams, the woven square of the logo with a face on it, and a shuttle with its thread. */
const loom = (p: Palette): string =>
  box(-112, -96, 14, 206, p.shade, 6, outlined(5)) +
  box(98, -96, 14, 206, p.shade, 6, outlined(5)) +
  repeat(15, (i) => line(`M${-84 + i * 12} -78V82`, i % 3 === 0 ? p.accent : i % 3 === 1 ? p.pale : p.mate, 3)) +
  box(-122, -92, 244, 18, p.main, 9, outlined(5)) +
  box(-114, -88, 228, 5, p.pale, 2.5, { opacity: 0.6 }) +
  box(-122, 76, 244, 18, p.main, 9, outlined(5)) +
  box(-114, 80, 228, 5, p.pale, 2.5, { opacity: 0.6 }) +
  wovenColors +
  place(wovenFace(), 0, 0, 0.84) +
  line('M46 -34C58 -44 76 -40 72 -54', p.accent, 4) +
  place(
    area('M-44 0Q0 -20 44 0Q0 20 -44 0Z', p.pale) + area('M-20 0Q0 -9 20 0Q0 9 -20 0Z', p.accent),
    66,
    -58,
    0.84,
    16,
  )

/** A phone with the icon of the site among others on its home screen, and light around the icon. */
const phone = (p: Palette): string =>
  box(-73, -117, 146, 254, '#c8b8ff', 27, outlined(6)) +
  box(-66, -110, 132, 240, p.shade, 21, outlined(4)) +
  area('M-66 -20Q0 -66 66 -10V109A21 21 0 0 1 45 130H-45A21 21 0 0 1 -66 109Z', p.main, { opacity: 0.5 }) +
  area('M-66 36Q-10 -4 66 44V109A21 21 0 0 1 45 130H-45A21 21 0 0 1 -66 109Z', p.accent, { opacity: 0.45 }) +
  box(-22, -103, 44, 11, p.ink, 6) +
  repeat(9, (i) => {
    const [x, y] = [(i % 3) * 40 - 54, Math.floor(i / 3) * 44 - 76]
    return i === 4 ? '' : box(x, y, 28, 28, i % 2 === 0 ? p.pale : p.mate, 9, { opacity: 0.55 })
  }) +
  box(-54, 86, 108, 34, p.ink, 14, { opacity: 0.4 }) +
  repeat(3, (i) => box(i * 36 - 48, 91, 24, 24, p.pale, 8, { opacity: 0.7 })) +
  circle(0, -14, 62, p.glow, { opacity: 0.18 }) +
  circle(0, -14, 47, p.glow, { opacity: 0.22 }) +
  box(-37, -47, 74, 74, p.ink, 20, { opacity: 0.45 }) +
  box(-37, -51, 74, 74, 'url(#icon-ground)', 20) +
  lit('icon-ground', iconColors, [0.5, 1]) +
  wovenColors +
  place(wovenFace(), 0, -14, 0.31) +
  area('M66 -110L20 130H45A21 21 0 0 0 66 109Z', '#fff', { opacity: 0.07 }) +
  line('M-58 -86V-30', '#fff', 4, { opacity: 0.35 })

/** A spool of thread. */
const spool = (color: string, p: Palette): string =>
  box(-26, -34, 52, 68, color, 8, outlined(5)) +
  box(-34, -48, 68, 16, p.shade, 8, outlined(5)) +
  box(-34, 32, 68, 16, p.shade, 8, outlined(5)) +
  line('M-24 -18L24 -24M-24 0L24 -6M-24 18L24 12', p.ink, 3, { opacity: 0.3 }) +
  line('M-16 -26V20', '#fff', 6, { opacity: 0.4 })

/** A phone on a stand that films, with a ring of light. */
const ringLight = (p: Palette): string =>
  line('M0 40V112M0 96L-30 128M0 96L30 128', p.ink, 8) +
  circle(0, -14, 58, p.glow, { opacity: 0.3 }) +
  circle(0, -14, 44, 'none', { stroke: p.pale, 'stroke-width': 13 }) +
  box(-19, -50, 38, 72, p.ink, 7) +
  box(-14, -44, 28, 60, p.shade, 4) +
  circle(-4, -34, 5, palettes.ember.main)

/** A man who sings and plays the guitar. */
const singer = (at: SubjectCanvas): string =>
  show(
    drawWaist('1004', palettes.jade, ((at.height - at.y) / at.size - 2) / 0.65 + 4, { ink: 10 }) +
      drawHost('1004', palettes.jade, { tilt: -5, ink: 10 }) +
      playedGuitar(palettes.jade, palettes.mango, 0, 10),
    at,
    14,
    2,
    0.65,
  )

/** The camera of a reporter. */
const camera = (p: Palette): string =>
  lit('camera', ['#7ae0ff', '#2a9af0', '#1a4ab0'], [0.5, 1]) +
  lit('camera-top', ['#ffffff', '#d0dcf4', '#8a98c0'], [0.5, 1]) +
  box(-40, -70, 62, 32, 'url(#camera-top)', 8, outlined(7)) +
  box(-72, -58, 22, 16, '#f7405e', 5, outlined(6)) +
  box(-88, -48, 176, 114, 'url(#camera)', 18, outlined(7)) +
  box(-88, -48, 176, 28, 'url(#camera-top)', 12, outlined(6)) +
  box(46, -40, 28, 13, '#ffd23f', 4, outlined(4)) +
  circle(-4, 12, 47, '#e8eefc', outlined(7)) +
  circle(-4, 12, 35, INK) +
  circle(-4, 12, 28, p.shade) +
  circle(-4, 12, 15, '#7ae0ff') +
  circle(-4, 12, 8, INK) +
  oval(-15, -1, 9, 6, '#fff', -38) +
  line('M-78 -8V40', '#fff', 5, { opacity: 0.7 })

const newspaper = (p: Palette): string =>
  box(-72, -88, 140, 172, '#fff6e4', 8, outlined(6)) +
  area('M46 -85H65V81H-30Z', '#c08a9a', { opacity: 0.28 }) +
  box(-58, -72, 112, 20, p.ink, 3) +
  box(-58, -42, 52, 54, p.accent, 4) +
  area('M-58 12L-40 -14L-24 4L-16 -6L-6 12Z', p.deep) +
  line('M6 -36H54M6 -20H54M6 -4H54M6 12H40M-58 28H54M-58 44H54M-58 60H20', p.shade, 5)

const isHero = (at: SubjectCanvas): boolean => at.x > at.width / 2 && at.height > 300

/** The gate of the fair. In a hero it is above the pager. */
const atGate = (at: SubjectCanvas): SubjectCanvas =>
  isHero(at) ? { ...at, x: 568, y: 198, size: 1.06 } : { ...at, x: beside(at, 12) }

/** Where a subject stands on the ground, and its scale: in a hero it is above the pager. */
function stand(at: SubjectCanvas): { readonly x: number; readonly y: number; readonly size: number } {
  if (isHero(at)) return { x: 562, y: 290, size: 1 }
  if (hasTexts(at)) return { x: 592, y: 204, size: 0.72 }
  if (at.height > 400) return { x: at.x, y: 372, size: at.size * 0.9 }
  return at.height > 300 ? { x: at.x, y: 318, size: 1.22 } : { x: at.x, y: 258, size: 1.06 }
}

interface LitPlace {
  readonly name: string
  /** The colors of the place where texts are, of the air around the subject, and of the light behind it. */
  readonly calm: string
  readonly air: string
  readonly light: string
  /** The color of the place in an image without texts; if not set, between those of the place and of the air. */
  readonly open?: string
  /** The far edge of the floor, in parts of the height. */
  readonly floor?: number
}

/** Whether texts are beside the subject. */
const hasTexts = (at: SubjectCanvas): boolean => at.x > at.width / 2

/** The air around the subject, on the right side only. */
const airSide = (id: string, air: string, strength: number): string =>
  `<linearGradient id="${id}"><stop offset="0.5" stop-color="${air}" stop-opacity="0"/>` +
  `<stop offset="0.86" stop-color="${air}" stop-opacity="${strength}"/></linearGradient>`

/** One place from edge to edge, which is calm where texts are, and in the light of the subject on the other side. */
function litPlace(
  at: SubjectCanvas,
  { name, calm, air, light, open = mix(calm, air, 0.46), floor: part = 0.64 }: LitPlace,
): string {
  const { x, y, size } = stand(at)
  // The subject stands on the floor, and not at its far edge.
  const floor = Math.min(at.height * part, y - 20 * size)
  const whole = [at.width, at.height] as const
  const back = hasTexts(at)
    ? drawGround(name, whole, { calm, floor }) +
      airSide('air-side', air, 0.62) +
      airSide('floor-side', air, 0.3) +
      box(0, 0, at.width, floor, 'url(#air-side)') +
      box(0, floor, at.width, at.height - floor, 'url(#floor-side)')
    : drawGround(name, whole, { calm: open, floor, ember: '#ffb84a', lightX: x }) +
      halo('air', air, 0.8) +
      circle(x, y - 130 * size, at.width * 0.6, 'url(#air)')
  return (
    back +
    halo('place-light', light, 0.95) +
    circle(x, y - 130 * size, 176 * size, 'url(#place-light)') +
    oval(x, y + 2, 168 * size, 26 * size, 'url(#place-light)')
  )
}

/** The counter of the entrance, whose plain front is where the pager of a hero is. */
const ticketCounter = (at: SubjectCanvas): string => {
  const { x, y, size } = stand(at)
  const low = (at.height - y) / size
  return (
    lit('entrance-front', ['#7a2a9a', '#3a1468'], [0, 1]) +
    lit('entrance-top', ['#fff0a8', '#ffb52e', '#c8701a'], [0, 1]) +
    place(
      box(-138, 2, 320, low + 20, 'url(#entrance-front)', 8, outlined(5)) +
        box(-126, 20, 320, low, '#2a0c50', 8, { opacity: 0.35 }) +
        box(-150, -14, 340, 20, 'url(#entrance-top)', 8, outlined(5)) +
        line('M-140 -9H150', '#fffbe0', 4, { opacity: 0.8 }),
      x,
      y + 8,
      size,
    )
  )
}

/** A subject on the ground of its place. */
const standing = (content: string, at: SubjectCanvas): string => {
  const { x, y, size } = stand(at)
  return place(content, x, y, size)
}

/** A counter whose top is at the height 70, wider than every image, with panels on its front. */
const counter = ([light, base, dark]: readonly [string, string, string], edge: string): string =>
  lit('counter-top', [light, base], [0, 1]) +
  lit('counter-front', [base, dark], [0, 1]) +
  box(-720, 104, 1440, 220, 'url(#counter-front)') +
  repeat(12, (i) => box(i * 120 - 712, 122, 104, 180, dark, 8, { opacity: 0.55 })) +
  repeat(12, (i) => line(`M${i * 120 - 704} 300V126H${i * 120 - 616}`, light, 3, { opacity: 0.35 })) +
  box(-720, 70, 1440, 36, 'url(#counter-top)') +
  box(-720, 70, 1440, 5, edge) +
  box(-720, 102, 1440, 8, dark, 0, { opacity: 0.6 })

/** A lamp on its arm, whose light falls to the right. */
const tableLamp = (p: Palette): string =>
  halo('lamp-light', p.glow, 0.85) +
  contact(0, 78, 34, 7) +
  area('M-2 -52L96 78H-34Z', p.glow, { opacity: 0.22 }) +
  circle(14, -40, 90, 'url(#lamp-light)') +
  line('M-8 70L-34 10L-4 -56', p.ink, 9) +
  line('M-10 68L-36 10L-8 -54', p.mate, 3) +
  circle(-34, 10, 7, p.accent) +
  area('M-30 76Q-28 62 -8 62Q14 62 16 76Z', p.ink) +
  area('M-26 -66L0 -86C24 -80 42 -56 44 -36L-8 -26C-18 -36 -26 -50 -26 -66Z', p.ink) +
  area('M-22 -64L0 -82C20 -76 36 -56 39 -39L-7 -30C-16 -40 -21 -52 -22 -64Z', p.accent) +
  area('M-14 -64L0 -76C8 -74 14 -70 20 -64', '#fff', { opacity: 0.5 }) +
  oval(17, -33, 26, 7, '#fffbe0', -10)

/** The newsroom behind the table: a window to the evening, photographs on a string, and shelves of papers. */
function newsroom(p: Palette): string {
  const photo = (x: number, y: number, turn: number, sky: string): string =>
    place(
      box(-26, -2, 56, 62, p.ink, 3, { opacity: 0.4 }) +
        box(-28, -6, 56, 62, '#fff6e8', 3) +
        box(-23, -1, 46, 40, sky) +
        area('M-23 39L-8 16L4 30L12 20L23 39Z', p.ink, { opacity: 0.7 }) +
        circle(10, 9, 6, '#fff3c0') +
        box(-4, -14, 8, 16, p.accent, 2),
      x,
      y,
      1,
      turn,
    )
  const heights = [64, 96, 48, 110, 76, 58, 100, 70]
  return (
    lit('wall', ['#8a4a7a', '#5a2a68', '#33184c'], [0, 1]) +
    lit('evening', ['#2a1a6a', '#c2506a', '#ffb36b'], [0, 1]) +
    box(-720, -330, 1440, 410, 'url(#wall)') +
    box(-206, -230, 412, 298, '#f2c27a', 6) +
    box(-196, -222, 392, 282, 'url(#evening)') +
    circle(-110, -20, 30, '#fff3d0') +
    repeat(8, (i) => {
      const [x, high] = [i * 49 - 196, heights[i] ?? 60]
      return (
        box(x, 60 - high, 46, high, '#3a1a5c') +
        line(`M${x + 12} ${70 - high}V60M${x + 26} ${70 - high}V60M${x + 38} ${70 - high}V60`, '#ffd46a', 4, {
          'stroke-dasharray': '5 9',
        })
      )
    }) +
    line('M-66 -222V60M66 -222V60M-196 -66H196', '#f2c27a', 7) +
    box(-216, 56, 432, 16, '#c98a4a', 3) +
    [-1, 1]
      .map((side) =>
        [-130, -50, 30]
          .map(
            (y) =>
              box(side * 300 - 66, y, 132, 9, '#2a1240') +
              repeat(7, (i) =>
                box(
                  side * 300 - 60 + i * 17,
                  y - 34 - ((i * 7) % 4) * 6,
                  14,
                  34 + ((i * 7) % 4) * 6,
                  [p.accent, '#fff0d8', p.mate, p.main][(i + y) & 3] ?? p.main,
                  2,
                ),
              ),
          )
          .join(''),
      )
      .join('') +
    line('M-400 -128Q0 -70 400 -128', p.ink, 3) +
    photo(-154, -100, -6, '#5fc8e8') +
    photo(-86, -94, 4, '#ffb36b') +
    photo(92, -94, -4, '#8ad06a') +
    photo(158, -100, 6, '#e87aa8')
  )
}

/** A stall of the market, with planks behind its counter and a striped awning. */
function stall(p: Palette, goods: string): string {
  const width = 290
  const strip = width / 8
  return (
    lit('plank', ['#a8623a', '#5a2a3a'], [0, 1]) +
    lit('post', ['#fff0b0', '#f2a83a', '#9a4a1c'], [1, 0]) +
    lit('roof', ['#ffffff', '#ffffff', '#b890d8'], [0.3, 1]) +
    halo('stall-light', '#ffe0a0', 0.9) +
    box(-126, -90, 252, 170, '#3a1634') +
    repeat(6, (i) => box(i * 42 - 124, -90, 38, 170, 'url(#plank)', 3)) +
    circle(0, -30, 150, 'url(#stall-light)') +
    box(-138, -96, 16, 180, 'url(#post)') +
    box(122, -96, 16, 180, 'url(#post)') +
    goods +
    area(`M-${width / 2} -90L-124 -130H124L${width / 2} -90Z`, p.accent, {
      stroke: p.ink,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }) +
    repeat(4, (i) => {
      const [top, low] = [i * 62 - 93, i * strip * 2 - width / 2 + strip]
      return area(`M${top} -130h31L${num(low + strip)} -90h${num(-strip)}Z`, '#fff3e0')
    }) +
    repeat(8, (i) =>
      area(
        `M${num(i * strip - width / 2)} -92h${num(strip)}v10a${num(strip / 2)} 17 0 0 1 ${num(-strip)} 0Z`,
        i % 2 === 0 ? p.accent : '#fff3e0',
        { stroke: p.ink, 'stroke-width': 3 },
      ),
    ) +
    area(`M-${width / 2} -92H${width / 2}L138 -98H-138Z`, p.ink, { opacity: 0.22 }) +
    line('M-118 -125H112', '#fff', 4, { opacity: 0.7 })
  )
}

/** A purse of leather, open, with coins in its mouth. */
const purse =
  lit('leather', ['#ff9a7a', '#d8404f', '#7a1838'], [0.6, 1]) +
  lit('clasp', ['#fffbd0', '#ffcf3f', '#a8640f'], [1, 0.4]) +
  contact(4, 84, 92, 12) +
  coin(-34, -34, 24, -10) +
  coin(36, -36, 25, 14) +
  coin(2, -46, 30, 0) +
  area('M-78 -18C-112 20 -112 84 -62 84H62C112 84 112 20 78 -18C40 -2 -40 -2 -78 -18Z', 'url(#leather)', {
    stroke: '#2b1a2b',
    'stroke-width': 5,
    'stroke-linejoin': 'round',
  }) +
  area('M44 -6L78 -18C112 20 112 84 62 84H24C64 72 72 30 44 -6Z', '#4a0a2a', { opacity: 0.35 }) +
  line('M-84 10C-98 36 -92 62 -74 70', '#ffd8c0', 6, { opacity: 0.8 }) +
  line('M-70 24C-40 40 40 40 70 24', '#ffb090', 3, { 'stroke-dasharray': '7 6' }) +
  line('M-80 -20C-40 -2 40 -2 80 -20', '#2b1a2b', 17) +
  line('M-80 -20C-40 -2 40 -2 80 -20', 'url(#clasp)', 11) +
  line('M-72 -20C-38 -6 0 -6 20 -8', '#fffbe8', 3) +
  circle(0, -4, 14, '#2b1a2b') +
  circle(0, -5, 11, 'url(#clasp)') +
  circle(-4, -9, 3, '#fff')

/** A wall of drawers with brass knobs, and a shelf with jars of coins. */
const drawers =
  lit('wall', ['#1f7a72', '#0f4a50', '#082a34'], [0, 1]) +
  box(-720, -330, 1440, 410, 'url(#wall)') +
  '<pattern id="drawer" width="90" height="62" y="-124" patternUnits="userSpaceOnUse">' +
  box(4, 4, 82, 54, '#062028', 6) +
  box(4, 4, 82, 50, '#a8683a', 6) +
  box(10, 10, 70, 36, '#7a4424', 4) +
  box(10, 10, 70, 3, '#e0a468', 2) +
  circle(45, 28, 7, '#4a2410') +
  circle(45, 26, 6, '#ffcf4a') +
  circle(43, 24, 2, '#fffbe0') +
  '</pattern>' +
  box(-720, -124, 1440, 186, 'url(#drawer)') +
  box(-720, -140, 1440, 20, '#5a3018') +
  box(-720, -140, 1440, 5, '#e0a468')

/** A hall with high windows, columns, curtains and a polished floor. */
function hall(p: Palette, floor: number): string {
  const light = (x: number, turn: number, color: string): string =>
    place(area('M-12 0L-74 470H74L12 0Z', color, { opacity: 0.16 }), x, -300, 1, turn)
  return (
    lit('wall', ['#3a3fb0', '#2a2a8a', '#4a2f8a'], [0, 1]) +
    lit('pane', ['#0f1250', '#5a3aa8', '#ff9a8a'], [0, 1]) +
    lit('column', ['#c8d0ff', '#7a84e8', '#2f3490'], [1, 0]) +
    lit('floor', ['#7a5ae0', '#2a1f80', '#120c4a'], [0, 1]) +
    box(-720, -330, 1440, 330 + floor, 'url(#wall)') +
    repeat(7, (i) => {
      const x = i * 110 - 330
      return (
        area(`M${x - 36} ${floor - 14}V-40A36 36 0 0 1 ${x + 36} -40V${floor - 14}Z`, p.accent) +
        area(`M${x - 30} ${floor - 20}V-40A30 30 0 0 1 ${x + 30} -40V${floor - 20}Z`, 'url(#pane)') +
        line(`M${x} -70V${floor - 20}M${x - 30} 0H${x + 30}`, p.accent, 4) +
        circle(x - 12, -30, 2.5, '#fff') +
        circle(x + 14, -46, 2, '#fff')
      )
    }) +
    repeat(8, (i) => {
      const x = i * 110 - 385
      return (
        box(x - 11, -330, 22, 330 + floor, 'url(#column)') +
        box(x - 16, floor - 12, 32, 12, '#dce2ff', 2) +
        area(
          `M${x - 24} -106Q${x} -60 ${x + 24} -106L${x + 14} -60L${x} -40L${x - 14} -60Z`,
          i % 2 ? p.mate : '#ff6a5a',
        )
      )
    }) +
    box(-720, floor, 1440, 340, 'url(#floor)') +
    box(-720, floor, 1440, 4, '#c8d0ff') +
    repeat(9, (i) => line(`M${i * 40 - 160} ${floor + 6}L${i * 110 - 440} 330`, '#fff', 3, { opacity: 0.12 })) +
    light(-190, -22, '#ffe9a0') +
    light(190, 22, '#ffe9a0') +
    light(0, 0, '#fff6d0')
  )
}

/** Stars around the subject, and none between the words of the texts beside it. */
const stars = (at: SubjectCanvas, count: number): string => {
  const from = Math.max(0, at.x - 112 * at.size)
  return starsFrom(at, Math.ceil(count * Math.max(0.5, 1 - from / at.width)), from)
}

const show = (content: string, at: SubjectCanvas, dx: number, dy: number, size: number, turn = 0): string =>
  place(content, at.x + dx * at.size, at.y + dy * at.size, at.size * size, turn)

/** A subject of flat colors, in the light of the image. */
const showLit: typeof show = (content, ...where) => show(inLight(content), ...where)

/** The scene of a cover in a column: where its square is, and what is behind and in front of it. */
interface UprightScene {
  readonly game: string
  readonly position: ScenePosition
  readonly behind: () => string
  readonly before?: () => string
}

/** A beach by night: the foot of the palm in the sand, a hammock from it to a post, and a lantern. */
const nightBeach = (): string =>
  lit('sand', ['#d8a8b8', '#8a62a8', '#3a2a7a', '#1c1654'], [0, 1]) +
  lit('net', ['#ff9a7a', '#f0485f', '#a0205a'], [0, 1]) +
  halo('lantern-pool', '#ffc46a', 0.95) +
  area('M-30 366Q60 346 130 360Q230 376 350 352V700H-30Z', 'url(#sand)') +
  line('M-30 366Q60 346 130 360Q230 376 350 352', '#ffe0d0', 3, { opacity: 0.85 }) +
  line('M14 446q22 -8 44 0t44 0M96 466q22 -8 44 0t44 0M150 436q18 -6 36 0t36 0', '#2a1a6a', 3, { opacity: 0.5 }) +
  oval(206, 424, 46, 9, '#140c3a', 0, { opacity: 0.5 }) +
  // The lower part of the trunk, in front of the sand.
  line('M180 322L184 344L186 372Q184 402 168 418Q206 432 248 416Q230 398 224 376L219 353L213 330', '#1a0c2c', 6.4) +
  area('M179 316L184 344L186 372Q184 402 168 418Q206 432 248 416Q230 398 224 376L219 353L213 326Z', 'url(#trunk)') +
  area('M198 322L204 372Q206 402 206 426Q228 424 248 416Q230 398 224 376L219 353L213 326Z', '#4a1f4a', {
    opacity: 0.45,
  }) +
  line(
    'M180 317Q196 334 213 326M183 338Q202 356 217 346M185 362Q206 376 221 364M184 388Q206 402 228 390',
    '#6a3038',
    3.2,
  ) +
  line('M182 322L187 346L189 370Q188 396 178 410', '#fff8dc', 4) +
  area('M158 424q-4 -16 -14 -22q16 2 20 16q2 -18 14 -24q-6 14 -2 28ZM232 424q0 -18 10 -28v26Z', '#1fa88a') +
  // The hammock.
  line('M26 438V300', INK, 14) +
  line('M26 438V300', '#d89a5a', 8) +
  line('M23 430V304', '#ffe6b8', 2.6) +
  area('M2 444Q14 428 26 430Q40 428 52 444Z', '#6a4c9c') +
  line('M28 314L58 338M28 314L50 346M184 326L152 342M184 326L160 348', '#fff0d0', 2.6) +
  area('M46 334Q104 372 166 336Q158 396 106 400Q56 400 46 334Z', 'url(#net)', outlined(5)) +
  area('M62 350Q66 384 84 396L96 399Q78 380 76 356ZM96 361Q100 386 110 400L122 397Q112 380 112 360Z', '#fff0d0') +
  area('M130 358Q130 380 138 388L148 380Q144 366 146 350Z', '#fff0d0') +
  line('M46 334Q104 372 166 336', '#ffd8b0', 5) +
  // A lantern in the sand, and a starfish.
  oval(84, 446, 70, 22, 'url(#lantern-pool)') +
  circle(84, 430, 40, 'url(#lantern-pool)') +
  box(72, 418, 24, 28, '#ffe08a', 4, outlined(4)) +
  area('M70 420L84 406L98 420Z', '#e8506b', outlined(4)) +
  area('M84 424q8 9 0 18q-8 -9 0 -18Z', '#ff7a2a') +
  box(69, 442, 30, 7, '#e8506b', 3, outlined(4)) +
  area(star(144, 440, 5, 15, 7, -70), '#ff9a6a', outlined(4))

/** The floor before the chest: a pool of light, coins, a barrel, and a map. */
const treasureFloor = (): string =>
  coinMetal +
  lit('near-boards', ['#4a3a98', '#2c2070', '#140a38'], [0, 1]) +
  lit('map', ['#fff4d0', '#f0c98a', '#c08a4a'], [0.6, 1]) +
  lit('barrel', ['#e8a45a', '#a8602c', '#5a2a14'], [1, 0]) +
  halo('floor-light', '#ffd98a', 0.85) +
  box(0, 368, 240, 112, 'url(#near-boards)') +
  line('M0 369H240M88 370L56 480M154 370L186 480M0 424H66M72 424H170M176 424H240', '#0c0628', 3) +
  line('M0 372H240', '#8a7ad8', 2, { opacity: 0.6 }) +
  oval(120, 384, 132, 54, 'url(#floor-light)') +
  contact(32, 468, 40, 8) +
  area('M4 376Q-8 420 4 466H58Q70 420 58 376Z', 'url(#barrel)', outlined(5)) +
  line('M20 378Q14 420 20 464M42 378Q48 420 42 464', '#5a2a14', 3) +
  line('M-1 396H62M-2 446H63', '#3a1a10', 11) +
  line('M-1 395H62M-2 445H63', '#f2b84a', 6) +
  oval(31, 377, 27, 7, '#c9803c', 0, outlined(5)) +
  contact(150, 462, 62, 8) +
  place(
    area('M-48 -26Q-24 -34 0 -26T48 -28V22Q24 30 0 22T-48 26Z', 'url(#map)', outlined(5)) +
      line('M-34 8Q-20 -14 -6 0T22 -6', '#c8303f', 4, { 'stroke-dasharray': '1 8' }) +
      line('M24 -14l14 14M38 -14l-14 14', '#c8303f', 5) +
      area('M-40 -18Q-28 -24 -22 -14Q-28 -6 -38 -8Z', '#8ab05a'),
    150,
    438,
    0.94,
    -5,
  ) +
  coin(82, 404, 13, -12) +
  coin(100, 416, 12, 18) +
  coin(204, 402, 13, 8) +
  coin(210, 458, 14, -16) +
  coin(88, 466, 11, 20)

/** The floor of the tent in a pool of light, and visitors who look at the prizes. */
const tentFloor = (): string => {
  const visitor = (x: number, [shirt, shade, hair]: readonly [string, string, string], style: string): string =>
    place(
      area('M-48 100V46C-48 20 -28 12 -12 10V-4H12V10C28 12 48 20 48 46V100Z', shirt, outlined(6)) +
        area('M22 14C38 18 48 28 48 46V100H26C32 70 32 40 22 14Z', shade, { opacity: 0.55 }) +
        area('M-13 -2H13V11Q0 19 -13 11Z', '#b87048') +
        oval(-28, -27, 6, 9, '#c9824f', 0, outlined(5)) +
        oval(28, -27, 6, 9, '#a8623c', 0, outlined(5)) +
        area('M-27 -26C-32 -66 32 -66 27 -26C26 -8 14 2 0 2C-14 2 -26 -8 -27 -26Z', hair, outlined(6)) +
        line('M-38 46Q-36 30 -22 24', '#fff', 4, { opacity: 0.6 }) +
        style,
      x,
      432,
      0.82,
    )
  const shine = line('M-18 -40Q-14 -53 0 -55', '#fff', 4, { opacity: 0.4 })
  // A bun, a hat of straw, and long hair.
  const bun = circle(0, -46, 16, '#4a2638', outlined(6)) + line('M-8 -52Q-4 -56 2 -56', '#fff', 4, { opacity: 0.4 })
  const hat =
    oval(0, -30, 46, 12, '#f2c46a', 0, outlined(6)) +
    area('M-28 -32C-28 -70 28 -70 28 -32Q0 -22 -28 -32Z', '#ffdf94', outlined(6)) +
    area('M-28 -38Q0 -28 28 -38V-31Q0 -21 -28 -31Z', '#d8343f')
  const long =
    area('M-28 -24C-34 -68 34 -68 28 -24C28 4 34 24 26 34Q0 46 -26 34C-34 24 -28 4 -28 -24Z', '#3a2030', outlined(6)) +
    line('M-12 -8V26M4 -8V32', '#6a4058', 4) +
    shine
  return (
    lit('tent-floor', ['#8a1c66', '#4a0e4c'], [0, 1]) +
    halo('tent-light', '#ffd9a0', 0.85) +
    box(0, 402, 240, 78, 'url(#tent-floor)') +
    oval(120, 392, 150, 46, 'url(#tent-light)') +
    repeat(14, (i) =>
      place(
        box(-4, -2.5, 8, 5, ['#ffd24a', '#5fe0c0', '#ff8ab8', '#8ab8ff'][i % 4] ?? '', 1),
        (i * 67 + 12) % 236,
        378 + ((i * 23) % 42),
        1,
        i * 37,
      ),
    ) +
    visitor(36, ['#1fb49a', '#0a5a60', '#3a1c2c'], bun) +
    visitor(120, ['#5a8af0', '#28409a', '#2a1a2e'], hat) +
    visitor(204, ['#ffb02e', '#b8541a', '#3a2030'], long)
  )
}

const uprightScenes: { readonly [name: string]: UprightScene } = {
  break: {
    game: '50260',
    position: [0, 127.5, 0.507],
    behind: () =>
      box(0, 0, 240, 160, '#0c1050') +
      repeat(26, (i) => circle((i * 97) % 240, (i * 53) % 124, 1 + (i % 2) * 0.6, '#fff', { opacity: 0.8 })),
    before: () =>
      // The sea and the land of the scene, on to the right edge.
      area('M168 219.6Q205 208 240 215V222H168Z', '#1a2478') +
      box(172, 221.5, 68, 76, 'url(#sea)') +
      area('M160 244Q204 229 240 234V300H160Z', '#070a30') +
      place(nightBeach(), 15.6, 30, 0.65),
  },
  'first-deposit': {
    game: '50138',
    position: [-26, 112, 0.97],
    behind: () =>
      box(0, 0, 240, 120, '#2c2a7a') +
      repeat(3, (i) => box(0, i * 38.8 - 10, 240, 35, 'url(#plank)', 2, { opacity: 0.75 })) +
      box(61, 0, 21.5, 104, '#181040') +
      box(168, 0, 21.5, 104, '#181040') +
      line('M119.5 0V104', '#0c0830', 4),
    before: treasureFloor,
  },
  // The tent has its roof in the night sky.
  regulars: {
    game: '20108',
    position: [-17, 136, 0.84],
    behind: () =>
      box(0, 0, 240, 140, '#2a0f4a') +
      repeat(16, (i) => circle((i * 89) % 240, (i * 37) % 110, 1 + (i % 2) * 0.6, '#fff', { opacity: 0.7 })),
    before: () =>
      area('M120 22L-40 139H280Z', '#e8344f') +
      [-68, 33, 134, 235].map((x) => area(`M120 22L${x} 139h51Z`, '#fff3e0')).join('') +
      area('M120 22L280 139H160Z', '#5a0a3c', { opacity: 0.22 }) +
      line('M120 24V-2', '#fff3e0', 3) +
      area('M121 0L148 8L121 17Z', '#ffd24a') +
      tentFloor(),
  },
}

function drawUprightScene({ game, position, behind, before }: UprightScene): string {
  const { definitions, content } = coverScene(game, true, [0, 0, 1])
  return svgDocument(...shapes.upright, definitions, behind() + place(content, ...position) + (before?.() ?? ''))
}

/** Vouchers in a stall of the market, and coins on its counter. */
function voucherStall(at: SubjectCanvas, p: Palette): string {
  return (
    show(
      pileMetal +
        stall(p, place(shelfVouchers(), 0, -6, 0.86)) +
        lit('counter-top', ['#ffd08a', '#d8843c'], [0, 1]) +
        lit('counter-front', [p.main, p.shade, p.ink], [0, 1]) +
        box(-144, 84, 288, 330, 'url(#counter-front)') +
        repeat(4, (i) => area(`M${i * 72 - 144} 84h36v330h-36Z`, p.accent, { opacity: 0.9 })) +
        box(-144, 84, 288, 16, p.ink, 0, { opacity: 0.35 }) +
        box(-152, 66, 304, 24, 'url(#counter-top)', 5) +
        box(-152, 66, 304, 6, '#fff0c8', 3),
      at,
      0,
      0,
      1,
    ) + show(coinPile(-116, 80, 2) + coinPile(116, 80, 4), at, 0, 0, 1)
  )
}

/** A table under a cloth, from its top at the ground of the subject to the lower edge of the image. */
const clothTable = (
  at: SubjectCanvas,
  cloth: readonly string[] = ['#8a2a9a', '#4a1468', '#2a0a48'],
  [edge, trim]: readonly [string, string] = ['#ff8ab8', '#e8408a'],
): string => {
  const { y, size } = stand(at)
  const low = (at.height - y) / size
  return (
    lit('cloth', cloth, [0, 1]) +
    standing(
      area(`M-134 -10L-146 ${num(low)}H146L134 -10Z`, 'url(#cloth)', outlined(5)) +
        area(`M-136 2V10${repeat(8, () => 'q17 14 34 0')}V2Z`, trim, outlined(4)) +
        box(-146, -12, 292, 18, edge, 8, outlined(5)) +
        line('M-136 -7H40', '#fff', 4, { opacity: 0.7 }),
      at,
    )
  )
}

/** What is beside the subject in a lead, which has no texts there. */
const aside = (at: SubjectCanvas, draw: () => string): string =>
  !hasTexts(at) && at.width > at.height * 2 ? standing(draw(), at) : ''

/** A subject on the ground of its place. */
const inPlace =
  (where: LitPlace, draw: () => string, drawAside = () => ''): BannerDrawing =>
  (at) =>
    litPlace(at, where) + aside(at, drawAside) + standing(draw(), at)

/** A subject on a table with a green cloth. */
const onTable =
  (where: LitPlace, draw: () => string): BannerDrawing =>
  (at) =>
    litPlace(at, where) +
    clothTable(at, ['#12a07a', '#066050', '#043a3c'], ['#3fd8a0', '#ffc93f']) +
    standing(draw(), at)

const bannerDrawings: { readonly [name: string]: readonly [PaletteName, BannerDrawing] } = {
  welcome: [
    'lantern',
    (at, p) =>
      litPlace(at, { name: 'welcome', calm: '#5a1fa8', air: '#c02a9a', light: '#ffb0a0', floor: 0.66 }) +
      (hasTexts(at) ? '' : tents(at, false)) +
      gate(atGate(at), p) +
      bust(
        isHero(at) ? { ...atGate(at), height: 334 } : atGate(at),
        p,
        '1002',
        50,
        drawArm('1002', p, -1, { x: -134, y: -40 }, 'open', false, { ink: 10 }),
      ) +
      (hasTexts(at) ? ticketCounter(at) : ''),
  ],
  /** A globe of balls on a table in the town hall. */
  'bingo-night': [
    'rosas',
    (at) =>
      litPlace(at, { name: 'bingo-night', calm: '#a3107c', air: '#f0346a', light: '#ffd98a' }) +
      clothTable(at) +
      aside(at, bingoAside) +
      standing(bingoGlobe(), at),
  ],
  /** A wheel of fortune among the tents. */
  perya: [
    'lantern',
    (at) =>
      litPlace(at, { name: 'perya', calm: '#1436a8', air: '#8a2ae0', light: '#ff9ad0' }) + standing(prizeWheel(), at),
  ],
  /** A cart of mangoes in the orchard. */
  'mango-try': [
    'mango',
    (at) =>
      litPlace(at, { name: 'mango-try', calm: '#4a1fb0', air: '#d0308a', light: '#ff9ac0' }) +
      standing(mangoCart(), at),
  ],
  /** A crown in the hall of the throne. */
  rewards: [
    'ember',
    (at) =>
      litPlace(at, { name: 'rewards', calm: '#a80f35', air: '#f0503a', light: '#ffd98a' }) +
      standing(crownOnCushion(), at),
  ],
  support: ['sea', (at, p) => glow(at, 150) + helpCounter(at, p, '1001')],
  /** A man greets at the entrance of the fair. */
  hello: [
    'dusk',
    (at, p) =>
      litPlace(at, { name: 'perya', calm: '#1436a8', air: '#8a2ae0', light: '#ff9ad0' }) +
      tents(at) +
      bust(at, p, '1003', 62, drawArm('1003', p, -1, { x: -136, y: -44 }, 'open', false, { ink: 10 })),
  ],
  /** A phone with the icon of the site, among the tents of the fair. */
  install: [
    'dusk',
    (at, p) =>
      litPlace(at, { name: 'perya', calm: '#1436a8', air: '#8a2ae0', light: '#ff9ad0' }) +
      tents(at) +
      standing(contact(4, 2, 82, 10) + place(phone(p), 0, -112, 0.84, 5), at),
  ],
  press: [
    'dusk',
    (at, p) =>
      show(
        newsroom(p) +
          counter(['#c8743c', '#8a4428', '#3a1a24'], '#ffd08a') +
          place(tableLamp(p), -142, 2) +
          contact(-40, 84, 66, 9) +
          place(newspaper(p), -46, 6, 0.84, -6) +
          contact(58, 94, 70, 9) +
          place(camera(palettes.lagoon), 54, 46, 0.7, 3) +
          contact(140, 88, 34, 7) +
          inLight(place(microphone(p, palettes.ember.main), 140, 6, 0.86, 5)),
        at,
        0,
        0,
        1,
      ),
  ],
  'slot-festival': [
    'ube',
    (at) =>
      (hasTexts(at)
        ? litPlace(at, {
            name: 'slot-festival',
            calm: '#055f72',
            air: '#12a0a8',
            light: '#d0fff4',
            floor: isHero(at) ? 0.64 : 0.8,
          })
        : stageCurtain({ ...at, wide: true }, ['#1aa0a8', '#0c5a78', '#06283f'], '#a8fff0') +
          area(`M0 ${num(at.height * 0.8)}H${at.width}V${at.height}H0Z`, 'url(#boards)') +
          lit('boards', ['#128a96', '#062a44'], [0, 1]) +
          line(`M0 ${num(at.height * 0.8)}H${at.width}`, '#8af0e0', 3, { opacity: 0.6 }) +
          halo('show-light', '#d0fff4', 0.6) +
          circle(at.x, at.y - 20 * at.size, 190 * at.size, 'url(#show-light)')) +
      (isHero(at)
        ? show(slotMachine(), at, 8, -22, 0.64)
        : show(slotMachine(), at, hasTexts(at) ? -4 : -16, 8, hasTexts(at) ? 0.8 : 0.84)),
  ],
  wallet: [
    'mint',
    (at, p) =>
      show(drawers + counter(['#f0b070', '#b06a34', '#4a2414'], '#ffe0a8'), at, 0, 0, 1) +
      halo('purse-light', p.glow, 0.75) +
      circle(at.x, at.y, 170 * at.size, 'url(#purse-light)') +
      show(slotMotifs.lamp(palettes.lantern), at, 132, -74, 0.62) +
      show(
        pileMetal +
          [-142, 112, 166].map((x) => contact(x + 6, 90, 36, 9)).join('') +
          coinPile(-142, 92, 6) +
          coinPile(112, 90, 7) +
          coinPile(166, 94, 4),
        at,
        0,
        0,
        1,
      ) +
      show(purse, at, -12, 6, 1.06) +
      coin(at.x - 92 * at.size, at.y + 94 * at.size, 19 * at.size, -14) +
      coin(at.x + 64 * at.size, at.y + 98 * at.size, 16 * at.size, 20),
  ],
  ranking: ['indigo', (at, p) => show(hall(p, 60), at, 0, 0, 1) + glow(at, 190) + standing(cupsOnPodium(), at)],
  /** A lantern in a street by night. */
  christmas: [
    'lantern',
    (at) => {
      // A wide page crops the upper and lower edges of a hero.
      const drop = isHero(at) ? 44 : 0
      const hung = (palette: Palette, dx: number, y: number): string =>
        line(`M${num(at.x + dx)} 0V${num(y * at.size + drop)}`, INK, 3) +
        place(slotMotifs.parol(palette), at.x + dx, y * at.size + drop, 0.23 * at.size)
      return (
        drawGround('christmas', [at.width, at.height], {
          calm: '#6a1fa8',
          floor: at.height * (isHero(at) ? 0.8 : 0.86),
          // Warm light, dark enough for texts, that does not look dirty on violet.
          ember: '#c4465a',
          lightX: at.x,
        }) +
        halo('lantern-light', '#ff9a6a', 0.7) +
        circle(at.x, isHero(at) ? at.y - 34 : at.y, Math.min(172 * at.size, 190), 'url(#lantern-light)') +
        hung(palettes.mint, -104, 44) +
        // The right edge of a wide image is near.
        hung(palettes.rosas, isHero(at) ? 118 : 98, 40) +
        line(`M${num(at.x)} 0V${num(at.y - 80 * at.size)}`, INK, 4) +
        (isHero(at) ? place(litParol(), at.x, at.y - 34, 1) : place(litParol(), at.x, at.y, 0.86))
      )
    },
  ],
  break: ['lagoon', inPlace({ name: 'break', calm: '#282ab8', air: '#4a3ae0', light: '#fff0b8' }, restingPalm)],
  casino: ['ube', nearScene('casino')],
  'first-deposit': [
    'ember',
    inPlace(
      { name: 'first-deposit', calm: '#8a2c1c', air: '#e0702a', light: '#ffd98a', open: '#a82c4a', floor: 0.76 },
      treasureChest,
      holdAside,
    ),
  ],
  fishing: ['sea', nearScene('fishing')],
  galleon: ['sea', nearScene('galleon')],
  'instant-win': [
    'rosas',
    inPlace({ name: 'instant-win', calm: '#a31256', air: '#ff5a5a', light: '#ffe0a0', floor: 0.7 }, scratchCard),
  ],
  jackpot: [
    'ember',
    inPlace(
      { name: 'jackpot', calm: '#8c240a', air: '#ff7a14', light: '#ffe07a', open: '#e8701c' },
      carabaoInField,
      prizeAside,
    ),
  ],
  live: [
    'ube',
    (at, p) => {
      const stage = {
        ...at,
        ...(isHero(at) ? { x: 566, y: 214, size: 1.3 } : hasTexts(at) && { x: 618, y: 150, size: 0.9 }),
      }
      return (
        litPlace(at, { name: 'live', calm: '#5a18b8', air: '#c030c0', light: '#f0c0ff', floor: 0.76 }) +
        singer(stage) +
        showLit(ringLight(p), stage, -114, 4, 0.6)
      )
    },
  ],
  loteria: [
    'rosas',
    inPlace({ name: 'loteria', calm: '#a8123e', air: '#f0604a', light: '#ffd98a', floor: 0.76 }, ticketDrum),
  ],
  /** A town hall in the light of lanterns, or, for the news of the covers, cards with pictures of games. */
  'parol-series': [
    'dusk',
    (at) =>
      litPlace(at, { name: 'parol-series', calm: '#3a24b8', air: '#a83ac0', light: '#ffc890', floor: 0.76 }) +
      aside(at, lanternAside) +
      standing(hasTexts(at) ? lanternHall() : coverFan(), at),
  ],
  poker: [
    'ube',
    onTable({ name: 'poker', calm: '#5b16a6', air: '#c0308a', light: '#ffc0a0', floor: 0.76 }, courtCards),
  ],
  regulars: [
    'rosas',
    inPlace({ name: 'regulars', calm: '#a3125e', air: '#f0506a', light: '#ffe0a0', floor: 0.76 }, openPresent),
  ],
  responsible: [
    'dusk',
    inPlace({ name: 'responsible', calm: '#2a24b0', air: '#8a4ae0', light: '#ffd0e0' }, lakeHouse, lakeAside),
  ],
  sports: ['ember', nearScene('sports')],
  vouchers: [
    'ube',
    (at, p) =>
      litPlace(at, { name: 'vouchers', calm: '#5a1a9e', air: '#c03a9a', light: '#ffc890', open: '#6a2ac0' }) +
      (hasTexts(at)
        ? voucherStall({ ...at, ...(isHero(at) ? { x: 562, y: 184, size: 1 } : { x: 592, y: 132, size: 0.7 }) }, p)
        : aside(at, voucherAside) + standing(voucherPair(), at)),
  ],
  weaving: [
    'lantern',
    (at, p) =>
      litPlace(at, { name: 'weaving', calm: '#a01a5a', air: '#e06a3a', light: '#ffd28a', open: '#c8287a' }) +
      aside(at, loomAside) +
      standing(
        contact(0, 2, 140, 11) +
          place(loom(p), 0, -112, 1) +
          place(spool(p.accent, p), -112, -34, 0.78) +
          place(spool(p.mate, p), 112, -36, 0.84),
        at,
      ),
  ],
}

/** A host with a headset behind a counter, on which an open letter lies. */
function helpCounter(at: SubjectCanvas, p: Palette, host: string): string {
  const counter = at.y + 96 * at.size
  const front = counter + 30
  // The table has panels where its front is tall.
  const panels =
    at.height - front < 90
      ? ''
      : repeat(2, (i) => {
          const x = i * (at.width / 2) + 14
          const [width, height] = [at.width / 2 - 28, at.height - front - 28]
          return (
            box(x, front + 14, width, height, p.ink, 8, { opacity: 0.28 }) +
            box(x + 4, front + 18, width - 4, height - 4, p.shade, 7) +
            line(`M${num(x + 12)} ${num(front + 22)}H${num(x + width - 10)}`, p.main, 3, { opacity: 0.7 }) +
            circle(x + (i === 0 ? width - 14 : 18), front + height / 2 + 14, 5, p.glow)
          )
        })
  return (
    show(
      drawHost(host, p, { ink: 10 }) +
        // A headset: its band goes over the cap to both ears.
        line('M62 -76C72 -206 -72 -206 -62 -76', p.ink, 10) +
        line('M-55 -118C-46 -178 6 -184 34 -162', p.pale, 2.4, { opacity: 0.7 }) +
        line('M62 -50Q56 -8 12 -4', p.ink, 5) +
        box(-6, -12, 22, 14, p.accent, 7) +
        [-1, 1]
          .map(
            (side) =>
              oval(side * 59, -64, 11, 24, p.ink) +
              oval(side * 64, -64, 10, 22, p.accent) +
              oval(side * 64 - 2, -67, 4, 12, p.pale, 0, { opacity: 0.5 }),
          )
          .join(''),
      at,
      0,
      20,
      0.92,
    ) +
    box(0, counter, at.width, at.height - counter, p.shade) +
    box(0, counter, at.width, 30, p.ink, 0, { opacity: 0.3 }) +
    box(0, counter, at.width, 18, p.main) +
    box(0, counter, at.width, 6, p.pale) +
    panels +
    // A mug.
    line(
      `M${num(at.x - 66 * at.size)} ${num(counter - 50 * at.size)}q-7 -10 0 -18t0 -18m16 36q-7 -10 0 -18t0 -18`,
      p.pale,
      3,
      {
        opacity: 0.6,
      },
    ) +
    showLit(
      circle(-24, 0, 15, 'none', { stroke: p.accent, 'stroke-width': 8 }) +
        box(-20, -26, 44, 52, p.accent, 7) +
        oval(2, -26, 22, 6, p.ink) +
        area(star(2, 4, 5, 13, 6), p.pale),
      at,
      -60,
      80,
      0.8,
    ) +
    showLit(
      box(-58, -40, 116, 82, p.ink, 8, { opacity: 0.35 }) +
        box(-62, -46, 116, 82, p.pale, 8) +
        area('M-62 -40L-4 6L54 -40V-38A8 8 0 0 0 46 -46H-54A8 8 0 0 0 -62 -38Z', p.glow) +
        line('M-60 -42L-4 4L52 -42', p.shade, 4) +
        line('M-60 32L-22 -8M52 32L14 -8', p.shade, 3, { opacity: 0.5 }),
      at,
      24,
      112,
      0.84,
      -7,
    )
  )
}

/** Subjects for an upright image: one whole subject, narrow enough for the stub of a ticket. */
const uprightDrawings: { readonly [name: string]: BannerDrawing } = {
  support: (at, p) =>
    stars(at, 24) +
    glow(at, 190) +
    showLit(
      box(-44, -30, 88, 60, p.pale, 18) +
        area('M-6 26L26 26L24 54Z', p.pale) +
        repeat(3, (i) => circle(i * 24 - 24, 0, 7.4, p.shade)),
      at,
      -62,
      -164,
      0.86,
    ) +
    showLit(
      box(-40, -26, 80, 52, p.main, 17) + area('M-20 22L8 22L-12 46Z', p.main) + line('M-22 -6H22M-22 9H8', p.pale, 7),
      at,
      66,
      -210,
      0.86,
    ) +
    helpCounter({ ...at, y: 262, size: 0.94 }, p, '1001'),
  vouchers: (at, p) =>
    fairStreet(at, ['#1a1050', '#5a2a8a', '#d8607a']) +
    voucherStall({ ...at, y: 203, size: 0.74 }, p) +
    // A badge on the front of the counter, the ground before it, and prizes in a pool of light.
    circle(116, 312, 24, '#fff3d8', outlined(5)) +
    circle(116, 312, 18.6, p.main) +
    area(star(116, 312, 5, 14, 6), '#ffd66a') +
    lit('street', ['#5a2f9a', '#2a1660'], [0, 1]) +
    halo('street-light', '#ffd9a0', 0.8) +
    box(0, 352, 240, 128, 'url(#street)') +
    box(0, 348, 240, 6, INK, 0, { opacity: 0.4 }) +
    oval(120, 374, 130, 34, 'url(#street-light)') +
    line('M20 396H70M110 430H160M170 402H226M8 452H50M130 464H214', '#1f0f4a', 3, { opacity: 0.5 }) +
    contact(58, 380, 38, 7) +
    contact(184, 382, 34, 7) +
    present(58, 378, 0.84, ['#ff6a78', '#b02a52', '#ffe08a']) +
    present(96, 384, 0.52, ['#58b8ff', '#1f6ac8', '#fff0a0']) +
    plushBear(184, 381, 0.78),
  ranking: (at, p) => show(hall(p, 60), at, 0, 0, 1) + glow(at, 150) + place(cupsOnPodium(), at.x, 324, 0.72),
}

export const banners = Object.keys(bannerDrawings)

export type BannerShape = 'hero' | 'wide' | 'lead' | 'tile' | 'upright'

const shapes: { readonly [shape in BannerShape]: readonly [width: number, height: number] } = {
  hero: [720, 405],
  wide: [720, 240],
  lead: [720, 288],
  tile: [480, 360],
  upright: [240, 480],
}

/**
 * Center and scale of the subject. In a hero and in a wide image, the whole subject is beside the texts, which take the
 * left 55 % of a card, also where a phone crops a wide image to its right two thirds. The other shapes have no texts,
 * and their subject is in the middle. A ticket crops an upright image to a square or to a third of its height as width.
 */
const subjects: { readonly [shape in BannerShape]: Pick<SubjectCanvas, 'x' | 'y' | 'size'> } = {
  hero: { x: 552, y: 202, size: 1.4 },
  wide: { x: 584, y: 120, size: 1.04 },
  lead: { x: 360, y: 142, size: 1.16 },
  tile: { x: 240, y: 166, size: 1.18 },
  upright: { x: 120, y: 240, size: 0.8 },
}

/** With a phase of 0, an edge of a ray would be a horizontal line across the image. */
const rayPhase = 0.25

/** The left half of a hero and of a wide image is calm and dark, because texts are on it. */
export function drawBanner(name: string, shape: BannerShape): string {
  const [mood, draw] = bannerDrawings[name] ?? ['night', () => '']
  const [width, height] = shapes[shape]
  const tall = shape === 'upright' ? uprightScenes[name] : undefined
  if (tall !== undefined) return drawUprightScene(tall)
  const palette = palettes[mood]
  let seed = name.length * 7919
  const roll = (): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    return seed / 0x7fffffff
  }
  const at: SubjectCanvas = {
    width,
    height,
    wide: true,
    ...subjects[shape],
    palette,
    roll,
    rayPhase,
  }
  const upright = shape === 'upright' ? uprightDrawings[name] : undefined
  const content = sky(at) + (upright ?? draw)(at, palette)
  const definitions =
    skyGradient(palette, content) +
    (content.includes('form-light') ? formLight(palette.pale) : '') +
    (content.includes('url(#coin') ? coinMetal : '')
  return svgDocument(width, height, definitions, content)
}

/** What a jackpot panel shows beside its coins, at a position with a radius. */
const jackpotPieces = {
  coins: (x: number, y: number, r: number, turn: number): string => coin(x, y, r, turn),
  bingo: (x: number, y: number, r: number, turn: number): string =>
    ball(x, y, r * 1.1, num(45 + turn), turn > 0 ? palettes.coral.main : palettes.sea.main, palettes.coral),
  sea: (x: number, y: number, r: number): string =>
    circle(x + 2, y + 4, r, palettes.sea.ink, { opacity: 0.4 }) +
    circle(x, y, r, 'url(#pearl)') +
    area(
      `M${num(x + r * 0.82)} ${num(y + r * 0.2)}A${num(r * 0.84)} ${num(r * 0.84)} 0 0 1 ${num(x - r * 0.1)} ` +
        `${num(y + r * 0.84)}A${num(r * 0.98)} ${num(r * 0.98)} 0 0 0 ${num(x + r * 0.82)} ${num(y + r * 0.2)}Z`,
      '#ffe6f4',
      { opacity: 0.8 },
    ) +
    oval(x - r * 0.38, y - r * 0.44, r * 0.26, r * 0.16, '#fff', -38) +
    circle(x - r * 0.06, y - r * 0.64, r * 0.07, '#fff'),
}

export type JackpotPiece = keyof typeof jackpotPieces

/** Coins and other pieces at both sides of the amount of the jackpot panel. The panel draws the background. */
export function drawJackpot(piece: JackpotPiece): string {
  const side = (mirror: 1 | -1): string =>
    [
      [322, 62, 15, 12],
      [216, 106, 14, -10],
      [246, 92, 23, 16],
      [294, 92, 31, -14],
      [262, 44, 17, 20],
      [330, 102, 20, 8],
      [304, 32, 11, -20],
    ]
      .map(([dx = 0, y = 0, r = 0, turn = 0], n) =>
        jackpotPieces[n % 2 === 0 ? piece : 'coins'](360 + mirror * dx, y, r, mirror * turn),
      )
      .join('')
  const pearl = piece === 'sea' ? round('pearl', ['#ffffff', '#fff4fa', '#f0d4ea', '#b49ad6', '#6a5a9c']) : ''
  return svgDocument(720, 130, coinMetal + pearl, side(-1) + side(1))
}

/** A booth of the fair with nothing on its shelves. */
const emptyBooth = (p: Palette): string =>
  lit('roof', [mix(p.main, '#ffffff', 0.3), p.main, mix(p.shade, p.ink, 0.25)], [1, 0.4]) +
  lit('post', [mix(p.accent, '#ffffff', 0.5), p.accent, mix(p.accent, p.ink, 0.45)], [1, 0]) +
  lit('inside', ['#c2487f', '#6a2150'], [1, 0.3]) +
  oval(4, 84, 84, 9, p.ink, 0, { opacity: 0.5 }) +
  box(-66, -34, 132, 104, 'url(#inside)') +
  repeat(2, (row) => {
    const y = 2 + row * 38
    return (
      box(-64, y - 36, 128, 36, p.ink, 0, { opacity: 0.45 }) +
      area(`M-64 ${y - 36}H64L24 ${y}H-64Z`, p.glow, { opacity: 0.1 }) +
      repeat(3, (i) => oval(-38 + i * 38, y - 2, 13, 3.5, p.glow, 0, { opacity: 0.45 })) +
      box(-64, y, 128, 7, p.shade) +
      box(-64, y, 128, 2, p.glow, 0, { opacity: 0.7 }) +
      area(`M-64 ${y + 7}H64V${y + 14}H-64Z`, p.ink, { opacity: 0.4 })
    )
  }) +
  // the shadow of the awning, and a cobweb
  area('M-64 -34H64V-14H-64Z', p.ink, { opacity: 0.35 }) +
  line(
    'M-63 -22L-32 -17M-63 -22L-38 -1M-63 -22L-58 11M-44 -19Q-49 -13 -50 -11Q-56 -8 -60 -3M-36 -18Q-45 -10 -45 -7Q-55 -2 -59 5',
    p.pale,
    1.5,
    { opacity: 0.7 },
  ) +
  box(-73, -34, 10, 112, 'url(#post)') +
  box(63, -34, 10, 112, 'url(#post)') +
  box(-80, 56, 160, 28, 'url(#roof)', 5) +
  box(-80, 56, 160, 8, p.pale, 3) +
  area('M-66 -72H66L84 -34H-84Z', 'url(#roof)') +
  repeat(3, (i) => area(`M${num(i * 37.7 - 47.1)} -72h18.9L${i * 48 - 36} -34h-24Z`, p.pale)) +
  repeat(7, (i) => {
    const edge = `M${-84 + i * 24} -34h24a12 14 0 0 1 -24 0`
    return (
      area(edge, i % 2 === 0 ? p.accent : p.pale) +
      area(`M${-72 + i * 24} -34h12a12 14 0 0 1 -12 14z`, '#e8703c', { opacity: 0.3 })
    )
  }) +
  line('M-64 -69H58', '#fff', 3, { opacity: 0.6 }) +
  line('M0 -76V-72', p.pale, 3) +
  circle(0, -82, 7, p.glow) +
  area('M4 -88A7 7 0 0 1 -4 -76C2 -78 5 -82 4 -88Z', p.shade) +
  circle(-2.5, -84.5, 2, '#fff')

/** An open-ended spanner around 0,0, whose jaw is at the top. */
const spanner = (p: Palette): string => {
  const outline =
    'M-9 74V-18C-22 -24 -30 -37 -28 -50C-27 -58 -21 -66 -13 -70V-48L0 -40L13 -48V-70C21 -66 27 -58 28 -50C30 -37 22 -24 ' +
    '9 -18V74C9 80 6 84 0 84C-6 84 -9 80 -9 74Z'
  return (
    lit('steel', ['#ffffff', '#c3cede', '#6c7a96'], [1, 0.1]) +
    area(outline, p.ink, { stroke: p.ink, 'stroke-width': 9, 'stroke-linejoin': 'round' }) +
    area(outline, 'url(#steel)') +
    area('M3 84C6 83 9 80 9 74V-18C22 -24 30 -37 28 -50C27 -58 21 -66 13 -70C21 -52 18 -34 2 -26Z', '#4a587a', {
      opacity: 0.4,
    }) +
    box(-4, -8, 8, 64, '#7f8ca8', 4) +
    box(-3, -7, 3, 62, '#5a6784', 2) +
    circle(0, 73, 5.5, p.ink) +
    line('M-22 -52C-21 -42 -16 -34 -8 -28', '#fff', 4)
  )
}

/** The wheel of the fair on its base, in light from the left. */
const standingWheel = (p: Palette): string =>
  oval(4, 102, 88, 9, p.ink, 0, { opacity: 0.5 }) +
  rides.wheel(p) +
  line('M-71 -50.5A84 84 0 0 1 -47 -75.6M-82.2 11.5A84 84 0 0 1 -82.7 -20.6', '#fff3d1', 3) +
  line('M70.4 39.7A84 84 0 0 1 45.7 64.4M82.2 -23.5A84 84 0 0 1 82.2 11.5', p.shade, 7) +
  around(8, 84, 22.5)
    .map(({ x, y }) =>
      place(
        area('M3 -2H15L11 20H2Z', p.ink, { opacity: 0.28 }) +
          area('M2 -12Q12 -10 17 0H3Z', p.shade, { opacity: 0.5 }) +
          line('M-12 2L-10 16', '#fff', 3, { opacity: 0.6 }),
        x,
        y - 6,
      ),
    )
    .join('') +
  area('M0 -23A17 17 0 0 1 0 11A24 24 0 0 0 0 -23Z', p.ink, { opacity: 0.3 }) +
  box(-76, 92, 152, 12, p.shade, 5) +
  box(-76, 92, 152, 4, p.glow, 2) +
  area('M20 92H72Q76 92 76 97V99Q76 104 71 104H20Z', p.ink, { opacity: 0.25 })

/** An arm of the woven face with a round hand at its end. */
const wovenArm = (path: string, x: number, y: number): string =>
  line(path, INK, 17) +
  line(path, '#ffb52e', 9) +
  circle(x, y, 11.5, '#ffd45e', outlined(4.6)) +
  circle(x - 3, y - 4, 3, '#fff8d8')

/** Two short legs with shoes, below the corner of the woven face. */
const wovenLegs: string =
  line('M-15 78L-17 106M15 78L17 106', INK, 17) +
  line('M-15 78L-17 106M15 78L17 106', '#ffb52e', 9) +
  area('M-36 116Q-36 101 -20 101Q-8 101 -8 116ZM36 116Q36 101 20 101Q8 101 8 116Z', '#f7405e', outlined(4.6))

/** A cloud in daylight, within 50 to each side. */
const brightCloud: string =
  area('M-40 16C-56 14 -54 -8 -36 -8C-32 -26 -6 -30 2 -14C18 -22 36 -10 32 2C50 2 50 18 36 18Z', '#fff') +
  area('M-40 16C-28 12 20 16 32 2C50 2 50 18 36 18Z', '#a8d8ff')

/** A magnifying glass, whose handle ends at 0,0. */
const lens: string =
  line('M0 0L-24 -22', INK, 15) +
  line('M0 0L-24 -22', '#8a4af0', 8) +
  circle(-43, -41, 28, '#c8f4ff', { 'fill-opacity': 0.45, stroke: INK, 'stroke-width': 12 }) +
  circle(-43, -41, 28, 'none', { stroke: '#ffd23f', 'stroke-width': 6 }) +
  line('M-61 -46Q-58 -58 -47 -60', '#fff', 5, { opacity: 0.9 })

const heartPath = 'M0 34C-30 10 -38 -4 -36 -18C-33 -38 -8 -40 0 -20C8 -40 33 -38 36 -18C38 -4 30 10 0 34Z'

/** A shield with a keyhole around 0,0, within 60 to each side. */
const shield: string =
  lit('shield', ['#ffffff', '#ffd23f', '#e8820f', '#a8560c'], [1, 0.9]) +
  lit('shield-field', ['#8af4e0', '#12b0a0', '#07606e'], [0.9, 1]) +
  area('M0 -62Q30 -42 58 -44C60 6 44 42 0 64C-44 42 -60 6 -58 -44Q-30 -42 0 -62Z', 'url(#shield)', outlined(6)) +
  area(
    'M0 -46Q24 -31 44 -31C44 6 32 32 0 48C-32 32 -44 6 -44 -31Q-24 -31 0 -46Z',
    'url(#shield-field)',
    outlined(3.4),
  ) +
  area('M0 -46Q24 -31 44 -31C44 6 32 32 0 48Z', '#063a4a', { opacity: 0.24 }) +
  area('M0 -18A13 13 0 0 1 7 6L12 28H-12L-7 6A13 13 0 0 1 0 -18Z', INK) +
  line('M-50 -34C-48 -2 -40 20 -24 38', '#fffbe8', 4, { opacity: 0.9 })

/** An open folded map around 0,0 with a route that ends at a pin. */
const map: string =
  area('M-72 -30L-36 -42L0 -30L36 -42L72 -30V42L36 30L0 42L-36 30L-72 42Z', '#fff6dc', outlined(6)) +
  area('M-36 -42L0 -30V42L-36 30ZM36 -42L72 -30V42L36 30Z', '#e8c98a', { opacity: 0.6 }) +
  area('M-72 8Q-48 -6 -36 10Q-18 26 0 14V42L-36 30L-72 42Z', '#58d0ff') +
  area('M24 -38L36 -42L72 -30V-8Q50 -2 42 -16Q36 -26 24 -38Z', '#7ce08a') +
  line('M-56 -14Q-34 -26 -18 -8T24 10', '#f7405e', 5, { 'stroke-dasharray': '1 10' }) +
  line('M-36 -40V29M0 -29V40M36 -40V29', INK, 2.4, { opacity: 0.4 })

/** A pin of a map, whose point is at 0,0. */
const pin: string =
  lit('pin', ['#ff9aa0', '#ff2f5a', '#a80a44'], [1, 0.6]) +
  area('M0 0C-12 -18 -26 -30 -26 -48A26 26 0 0 1 26 -48C26 -30 12 -18 0 0Z', 'url(#pin)', outlined(5.4)) +
  circle(0, -48, 10.5, '#fff', outlined(4)) +
  line('M-18 -48Q-18 -62 -7 -66', '#fff', 4.4, { opacity: 0.9 })

/** A headset for the woven face at its place and size: a band, two ear pads and a microphone. */
const headset: string =
  line('M-70 -18C-72 -96 72 -96 70 -18', INK, 21) +
  line('M-70 -18C-72 -96 72 -96 70 -18', '#8a4af0', 12) +
  line('M-60 -40C-50 -78 -12 -84 12 -82', '#d8b8ff', 3.6) +
  box(-88, -26, 30, 50, '#5a20c8', 13, outlined(5.4)) +
  box(58, -26, 30, 50, '#5a20c8', 13, outlined(5.4)) +
  line('M-80 -14V6', '#d8b8ff', 5) +
  line('M74 24Q74 52 34 50', INK, 11) +
  line('M74 24Q74 52 34 50', '#d8b8ff', 4.6) +
  oval(30, 49, 12, 8.4, '#f7405e', 0, outlined(4.4))

interface EmptyDrawing {
  readonly palette: PaletteName
  /** The light, the base and the edge of the disc behind the drawing. */
  readonly disc: readonly [string, string, string]
  readonly draw: (p: Palette) => string
}

/** Small round images for empty pages, in which the woven face acts. */
const emptyDrawings: { readonly [name: string]: EmptyDrawing } = {
  /** It is caught in the line of a kite. */
  'not-found': {
    palette: 'lantern',
    disc: ['#8ae4ff', '#2f9cf5', '#1c4fc8'],
    draw: (p) =>
      place(brightCloud, -62, -46, 0.62) +
      place(brightCloud, 74, 60, 0.66) +
      line('M38 -8C30 22 10 6 -8 30', '#fff', 3) +
      inLight(place(slotMotifs.saranggola(p), 52, -54, 0.52, 16)) +
      wovenColors +
      place(
        wovenLegs +
          wovenArm('M-58 30Q-92 20 -96 -22', -96, -30) +
          wovenArm('M58 30Q84 44 92 18', 94, 10) +
          wovenFace({ mood: 'surprise', toward: [4, -4] }),
        -30,
        12,
        0.62,
        -9,
      ) +
      // The line goes around it, below the face.
      line('M-72 42Q-30 66 16 40M-62 58Q-26 74 10 54', INK, 7.4) +
      line('M-72 42Q-30 66 16 40M-62 58Q-26 74 10 54M16 40C46 24 42 4 38 -10M10 54C22 74 4 80 -8 92', '#fff', 3.6) +
      area('M-8 92L-22 84L-20 101ZM-8 92L6 84L4 101Z', '#f7405e', outlined(3)),
  },
  /** It hugs a heart. */
  favorites: {
    palette: 'lantern',
    disc: ['#ffb0e0', '#f04aa8', '#a01a80'],
    draw: () =>
      wovenColors +
      lit('heart', ['#ff9aa0', '#ff2f5a', '#b00a48'], [0.8, 1]) +
      place(area(heartPath, '#fff', { opacity: 0.55 }), -74, -46, 0.3, -16) +
      place(area(heartPath, '#fff', { opacity: 0.55 }), 78, -40, 0.36, 14) +
      place(area(heartPath, '#fff', { opacity: 0.4 }), 66, 44, 0.22, -10) +
      place(wovenLegs + wovenFace({ mood: 'closed' }), 0, -14, 0.8) +
      place(area(heartPath, 'url(#heart)', outlined(5)), 0, 46, 1.08) +
      line('M-24 32C-24 24 -18 20 -12 21', '#fff', 6, { opacity: 0.9 }) +
      place(
        wovenArm('M-66 26C-84 56 -60 82 -28 80', -24, 79) + wovenArm('M66 26C84 56 60 82 28 80', 24, 79),
        0,
        -14,
        0.8,
      ),
  },
  /** It looks for something in an empty booth. */
  'no-match': {
    palette: 'coral',
    disc: ['#ffe08a', '#ff9a3c', '#e0485a'],
    draw: (p) =>
      wovenColors +
      place(emptyBooth(p), -16, -4, 0.96) +
      place(
        wovenLegs +
          wovenArm('M58 30Q80 52 66 70', 64, 74) +
          wovenFace({ toward: [-5, 1] }) +
          place(lens, -70, 34, 0.96) +
          wovenArm('M-56 30Q-70 44 -74 38', -76, 36),
        52,
        27,
        0.52,
        -8,
      ),
  },
  /** It guards a shield. */
  security: {
    palette: 'lantern',
    disc: ['#c0ffe0', '#2cc894', '#0a6a70'],
    draw: () =>
      wovenColors +
      place(wovenLegs + wovenFace({ mood: 'joy', toward: [0, 2] }), 0, -18, 0.8) +
      place(shield, 0, 50, 0.74) +
      place(
        wovenArm('M-66 26C-88 52 -72 84 -44 78', -42, 78) + wovenArm('M66 26C88 52 72 84 44 78', 42, 78),
        0,
        -18,
        0.8,
      ),
  },
  /** It reads a map, and the place is somewhere else. */
  'not-here': {
    palette: 'lantern',
    disc: ['#ffd8a0', '#ff8a4c', '#c0306a'],
    draw: () =>
      place(brightCloud, -70, -40, 0.5) +
      place(brightCloud, 76, 8, 0.56) +
      wovenColors +
      place(wovenLegs + wovenFace({ mood: 'surprise', toward: [3, 4] }), -4, -18, 0.74) +
      place(map, -4, 50, 0.84, -3) +
      place(pin, 58, 28, 0.84, 8) +
      place(wovenArm('M-64 28Q-92 50 -86 74', -84, 76) + wovenArm('M64 28Q92 52 82 80', 80, 82), -4, -18, 0.74),
  },
  /** It listens with a headset. */
  support: {
    palette: 'lantern',
    disc: ['#9ad8ff', '#3a7cf0', '#2a2aa8'],
    draw: () =>
      wovenColors +
      place(
        area(
          'M-34 -26H34Q46 -26 46 -14V10Q46 22 34 22H-8L-26 38V22H-34Q-46 22 -46 10V-14Q-46 -26 -34 -26Z',
          '#fff',
          outlined(6),
        ) +
          circle(-20, -2, 6, '#3a7cf0') +
          circle(0, -2, 6, '#3a7cf0') +
          circle(20, -2, 6, '#3a7cf0'),
        62,
        -56,
        0.74,
      ) +
      place(
        wovenLegs +
          wovenArm('M-60 30Q-96 24 -100 -10', -100, -16) +
          wovenArm('M58 32Q84 52 74 74', 72, 78) +
          wovenFace() +
          headset,
        -8,
        10,
        0.76,
        -4,
      ),
  },
  /** It repairs a blue wheel. */
  maintenance: {
    palette: 'lantern',
    disc: ['#c49aff', '#7a3ff0', '#4416b0'],
    draw: (p) =>
      place(standingWheel({ ...palettes.lagoon, glow: '#9ae4ff' }), -16, -6, 0.78) +
      wovenColors +
      place(
        wovenLegs +
          wovenArm('M58 30Q84 40 88 16', 88, 6) +
          wovenFace({ toward: [3, -2] }) +
          place(spanner(p), 92, -18, 0.84, 14) +
          circle(88, 8, 11.5, '#ffd45e', outlined(4.6)) +
          wovenArm('M-56 30Q-80 44 -70 62', -68, 66),
        42,
        34,
        0.46,
      ),
  },
}

export const emptyArt = Object.keys(emptyDrawings)

export function drawEmpty(name: string): string {
  const drawing = emptyDrawings[name]
  if (drawing === undefined) throw new Error(`no image of empty pages is named ${name}`)
  const { palette, disc, draw } = drawing
  const p = palettes[palette]
  const drawn = draw(p)
  const [bright, base, edge] = disc
  return svgDocument(
    240,
    200,
    drawn.includes('form-light') ? formLight(p.pale, 0.4) : '',
    round('disc', [bright, base, edge]) +
      halo('disc-light', '#ffffff', 0.5) +
      circle(120, 100, 96, 'url(#disc)') +
      circle(104, 88, 70, 'url(#disc-light)') +
      circle(120, 100, 93, 'none', { stroke: '#fff', 'stroke-width': 3, 'stroke-opacity': 0.35 }) +
      repeat(5, (i) => circle(34 + i * 43, 26 + ((i * 37) % 22), 2.4, '#fff', { opacity: 0.8 })) +
      place(drawn, 120, 104, 0.92),
  )
}

/** The icon of the site: the woven face, inside the circle to which home screens cut icons. */
export function drawIcon(): string {
  return svgDocument(
    512,
    512,
    radialGradient('glow', '#fff0a0', 0.85),
    place(appIcon, 256, 256) +
      circle(256, 256, 240, 'url(#glow)') +
      wovenColors +
      place(box(-82, -82, 164, 164, '#7a0a50', 38, { opacity: 0.4 }), 264, 278, 1.9, 45) +
      place(wovenFace(), 256, 256, 1.92),
  )
}
