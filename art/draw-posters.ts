/** Posters of the live rooms of the sandbox, by room ID, and portraits of their hosts, by host ID. */
import { glow, lanterns, rays, sky, skyGradient, stars } from './canvas.ts'
import type { CoverCanvas } from './canvas.ts'
import {
  area,
  box,
  circle,
  line,
  num,
  oval,
  place,
  radialGradient,
  repeat,
  seededRandom,
  star,
  svgDocument,
} from './draw.ts'
import { ball } from './families/bingo.ts'
import { rides } from './families/perya.ts'
import { slotMotifs } from './motifs/all.ts'
import { palettes } from './palettes.ts'
import type { Palette, PaletteName } from './palettes.ts'

const WIDTH = 540
const HEIGHT = 720

interface Complexion {
  readonly light: string
  readonly dark: string
}

const tan: Complexion = { light: '#e3a877', dark: '#c07f52' }
const bronze: Complexion = { light: '#cf9163', dark: '#a86a42' }
const umber: Complexion = { light: '#b77a50', dark: '#8c5634' }
const BLACK = '#2a1a2c'
const GREY = '#d9d5e2'

/**
 * Head and shoulders around 0,0. Hair behind the head comes first; hair, hat and glasses before the face come last.
 */
function person(skin: Complexion, shirt: string, behind: string, before: string): string {
  const eye = (x: number): string => oval(x, -66, 7, 9, BLACK) + circle(x + 2.5, -69.5, 2.6, '#fff')
  return (
    behind +
    area('M-112 130C-116 46 -64 22 -30 16H30C64 22 116 46 112 130Z', shirt) +
    area('M20 16H30C64 22 116 46 112 130H58C66 84 52 40 20 16Z', BLACK, { opacity: 0.22 }) +
    area('M-26 -10H26V20Q0 44 -26 20Z', skin.dark) +
    circle(-60, -60, 14, skin.light) +
    circle(60, -60, 14, skin.dark) +
    area('M-60 -74C-60 -128 60 -128 60 -74C60 -26 36 4 0 4C-36 4 -60 -26 -60 -74Z', skin.light) +
    area('M30 -108C52 -98 60 -88 60 -74C60 -26 36 4 0 4C-8 4 -14 2 -20 0C24 -8 46 -50 30 -108Z', skin.dark, {
      opacity: 0.4,
    }) +
    circle(-36, -42, 11, '#ff6b5e', { opacity: 0.45 }) +
    circle(36, -42, 11, '#ff6b5e', { opacity: 0.45 }) +
    eye(-24) +
    eye(24) +
    line('M-34 -86Q-24 -92 -15 -87M15 -87Q24 -92 34 -86', BLACK, 4) +
    line('M-3 -54Q1 -48 6 -52', skin.dark, 4) +
    area('M-22 -34Q0 -28 22 -34Q18 -10 0 -10Q-18 -10 -22 -34Z', '#7a2436') +
    area('M-20 -33Q0 -28 20 -33Q18 -24 0 -23Q-18 -24 -20 -33Z', '#fff') +
    before
  )
}

/** Short hair, or a fringe below a hat. */
const shortHair = (color: string): string =>
  area(
    'M-64 -70C-72 -136 -20 -146 6 -140C50 -140 74 -116 64 -68C58 -92 48 -102 30 -104C4 -100 -30 -104 -46 -100' +
      'C-56 -94 -60 -84 -64 -70Z',
    color,
  )
const gloss = (d: string): string => line(d, '#fff', 6, { opacity: 0.4 })

const hosts: { readonly [anchorId: string]: (p: Palette) => string } = {
  // Kuya Bing, with a cap.
  1001: (p) =>
    person(
      tan,
      p.main,
      '',
      shortHair(BLACK) +
        area('M-66 -92C-66 -150 66 -150 66 -92Q0 -112 -66 -92Z', p.accent) +
        area('M14 -134C50 -130 66 -116 66 -92Q50 -98 34 -101C38 -112 30 -126 14 -134Z', p.ink, { opacity: 0.22 }) +
        area('M-72 -92Q0 -118 78 -98Q92 -92 84 -82Q4 -106 -70 -80Q-80 -84 -72 -92Z', p.pale) +
        area(star(0, -116, 5, 13, 6), p.pale) +
        gloss('M-48 -112Q-42 -126 -28 -132'),
    ),
  // Aling Nena, with a bun and a flower.
  1002: (p) =>
    person(
      bronze,
      p.accent,
      circle(0, -142, 30, BLACK) + area('M-66 -30C-84 -110 -50 -146 0 -146C50 -146 84 -110 66 -30Z', BLACK),
      area(
        'M-62 -62C-64 -116 -26 -130 0 -130C30 -130 64 -116 62 -62C52 -84 30 -98 6 -112C-14 -94 -48 -88 -62 -62Z',
        BLACK,
      ) +
        gloss('M-44 -108Q-34 -120 -18 -122') +
        gloss('M-14 -156Q-6 -164 4 -163') +
        place(
          repeat(5, (i) => place(oval(0, -13, 8, 12, p.pale), 0, 0, 1, i * 72)) + circle(0, 0, 7, p.glow),
          54,
          -104,
        ) +
        circle(-62, -38, 6, p.glow) +
        circle(62, -38, 6, p.glow),
    ),
  // Perya Boys: curls and a striped shirt.
  1003: (p) =>
    person(
      umber,
      p.pale,
      '',
      line('M-106 82Q0 62 106 82M-112 116Q0 96 112 116M-76 48Q0 34 76 48', p.accent, 15) +
        [-58, -38, -14, 12, 36, 57]
          .map((x, i) => circle(x, [-92, -116, -128, -128, -117, -92][i] ?? 0, 22, BLACK))
          .join('') +
        gloss('M-46 -122Q-38 -132 -26 -134') +
        gloss('M2 -142Q10 -145 18 -141'),
    ),
  // Barrio Band, with a straw hat.
  1004: (p) =>
    person(
      bronze,
      p.mate,
      '',
      shortHair(BLACK) +
        area('M-112 -88C-60 -116 60 -116 112 -88C70 -78 -70 -78 -112 -88Z', '#b9802f') +
        area(
          'M-112 -92C-70 -104 -56 -112 -46 -136C-36 -158 36 -158 46 -136C56 -112 70 -104 112 -92C60 -112 -60 -112 -112 -92Z',
          '#f0c063',
        ) +
        area('M-52 -122C-20 -132 20 -132 52 -122L58 -110C20 -120 -20 -120 -58 -110Z', p.accent) +
        gloss('M-30 -140Q-18 -149 0 -149'),
    ),
  // Lola Ising, with grey hair and glasses.
  1005: (p) =>
    person(
      tan,
      p.shade,
      circle(0, -144, 26, GREY) + area('M-64 -50C-82 -110 -50 -142 0 -142C50 -142 82 -110 64 -50Z', GREY),
      area(
        'M-62 -62C-66 -112 -30 -132 0 -132C30 -132 66 -112 62 -62C50 -92 28 -104 0 -106C-28 -104 -50 -92 -62 -62Z',
        GREY,
      ) +
        gloss('M-42 -112Q-30 -122 -14 -124') +
        line('M-40 -104Q0 -126 40 -104', '#b9b3c9', 3) +
        repeat(2, (i) => circle(-24 + i * 48, -66, 18, 'none', { stroke: p.glow, 'stroke-width': 4.5 })) +
        line('M-6 -68Q0 -72 6 -68M-42 -68L-58 -72M42 -68L58 -72', p.glow, 4.5) +
        area('M-30 16L0 46L30 16L44 24L6 74H-6L-44 24Z', p.pale),
    ),
  // Isla Diver, with a mask on the forehead.
  1006: (p) =>
    person(
      umber,
      p.ink,
      area('M-64 -20C-84 -110 -50 -142 0 -142C50 -142 84 -110 64 -20Z', BLACK),
      area(
        'M-62 -60C-66 -116 -30 -134 0 -134C30 -134 66 -116 62 -60C50 -92 28 -100 0 -102C-28 -100 -50 -92 -62 -60Z',
        BLACK,
      ) +
        line('M-64 -104Q0 -124 64 -104', p.accent, 12) +
        box(-46, -134, 92, 40, p.accent, 18) +
        box(-37, -127, 74, 26, p.glow, 12) +
        gloss('M-26 -112L-14 -122M-10 -110L4 -122') +
        area('M-34 22L0 62L34 22L24 16H-24Z', p.mate) +
        line('M0 62V130', p.glow, 6) +
        line('M70 -106C100 -96 96 -40 64 -32', p.accent, 11),
    ),
}

type PosterSubject = (p: Palette) => string

/** Bingo balls in a drum with two legs. */
const drum: PosterSubject = (p) =>
  line('M-52 64L-84 122M52 64L84 122', p.glow, 11) +
  circle(0, 0, 100, p.ink, { opacity: 0.45 }) +
  [
    [-46, 50, '17', p.accent],
    [46, 52, '62', p.mate],
    [0, 62, '7', p.main],
    [-58, -4, '44', p.mate],
    [58, -2, '29', p.accent],
    [0, 6, '75', p.glow],
    [-24, -56, '8', p.main],
    [34, -52, '31', p.pale],
  ]
    .map(([x, y, label, color]) => ball(Number(x), Number(y), 28, String(label), String(color), p))
    .join('') +
  circle(0, 0, 100, 'none', { stroke: p.glow, 'stroke-width': 9 }) +
  line('M-72 -44A84 84 0 0 1 -22 -82', '#fff', 8, { opacity: 0.6 })

const pyramid: PosterSubject = (p) =>
  [
    [-66, 66, '58', p.mate],
    [66, 66, '66', p.glow],
    [0, 70, '34', p.accent],
    [-33, 2, '12', p.main],
    [34, 4, '67', p.mate],
    [0, -62, '49', p.accent],
  ]
    .map(([x, y, label, color]) => ball(Number(x), Number(y), 37, String(label), String(color), p))
    .join('')

/** A card, held before the balls. */
const bingoCard: PosterSubject = (p) =>
  place(ball(-70, -62, 34, '9', p.accent, p) + ball(78, -54, 38, '71', p.mate, p), 0, 0) +
  place(
    box(-72, -72, 144, 152, p.pale, 14) +
      area('M-72 -42V-58A14 14 0 0 1 -58 -72H58A14 14 0 0 1 72 -58V-42Z', p.main) +
      repeat(16, (i) => box(-62 + (i % 4) * 32, -34 + Math.floor(i / 4) * 28, 26, 22, p.glow, 5, { opacity: 0.5 })) +
      [0, 5, 6, 10, 15].map((i) => circle(-49 + (i % 4) * 32, -23 + Math.floor(i / 4) * 28, 11, p.accent)).join(''),
    0,
    14,
    1,
    -7,
  )

/** A guitar that stands upright. */
const guitar: PosterSubject = (p) =>
  box(-11, -112, 22, 120, p.shade, 4) +
  box(-17, -126, 34, 30, p.ink, 8) +
  area('M0 -8C34 -14 46 12 38 30C62 46 58 100 0 100C-58 100 -62 46 -38 30C-46 12 -34 -14 0 -8Z', p.main) +
  area('M12 -9C38 -10 46 14 38 30C62 46 58 100 0 100C56 76 40 40 24 30C34 14 30 -2 12 -9Z', p.shade, { opacity: 0.6 }) +
  circle(0, 38, 20, p.ink) +
  circle(0, 38, 20, 'none', { stroke: p.pale, 'stroke-width': 4 }) +
  box(-22, 72, 44, 9, p.shade, 4) +
  line('M-5 -110V74M5 -110V74', p.pale, 2) +
  line('M-40 56Q-44 80 -22 90', '#fff', 6, { opacity: 0.5 })

const window: PosterSubject = (p) =>
  box(-92, -92, 184, 190, p.shade, 12) +
  box(-80, -80, 160, 162, p.ink, 6) +
  place(slotMotifs.parol(palettes.lantern), 0, 4, 0.72) +
  area('M-80 -80H-44C-48 -20 -60 30 -80 60ZM80 -80H44C48 -20 60 30 80 60Z', p.pale, { opacity: 0.9 }) +
  box(-102, 84, 204, 20, p.main, 6) +
  box(-102, 84, 204, 7, p.pale, 3)

/** Rows of paper flags across the top. */
const flags = (p: Palette): string =>
  repeat(2, (row) => {
    const y = 118 + row * 76
    const colors = [p.accent, p.pale, p.mate, p.glow]
    return (
      line(`M-10 ${y}Q270 ${y + 60} 550 ${y}`, p.pale, 3) +
      repeat(9, (i) => {
        const x = 8 + i * 60
        const at = (t: number): number => y + 120 * (t / WIDTH) * (1 - t / WIDTH)
        return area(
          `M${x} ${num(at(x))}L${x + 46} ${num(at(x + 46))}L${x + 23} ${num(at(x + 23) + 52)}Z`,
          colors[(i + row) % 4] ?? p.main,
        )
      })
    )
  })

const bubbles = (at: CoverCanvas, p: Palette): string =>
  repeat(16, () => {
    const [x, y, r] = [at.roll() * WIDTH, at.roll() * HEIGHT, 5 + at.roll() * 15]
    return (
      circle(x, y, r, p.pale, { opacity: 0.22 }) + circle(x - r * 0.3, y - r * 0.3, r * 0.3, '#fff', { opacity: 0.5 })
    )
  })

const stage = (p: Palette): string =>
  area(`M0 590Q270 556 540 590V${HEIGHT}H0Z`, p.ink, { opacity: 0.75 }) +
  area(`M0 592Q270 558 540 592`, 'none', { stroke: p.glow, 'stroke-width': 4, opacity: 0.6 })

type Scenery = 'garland' | 'flags' | 'water'

interface Poster {
  readonly host: string
  readonly palette: PaletteName
  readonly scenery: Scenery
  readonly subject: PosterSubject
  /** The host is at the left instead of at the right. */
  readonly left?: true
}

const posters: { readonly [liveId: string]: Poster } = {
  7: { host: '1001', palette: 'rosas', scenery: 'garland', subject: drum },
  8: { host: '1002', palette: 'coral', scenery: 'garland', subject: rides.kulay, left: true },
  9: { host: '1003', palette: 'indigo', scenery: 'garland', subject: rides.wheel },
  21: { host: '1004', palette: 'jade', scenery: 'flags', subject: guitar, left: true },
  22: { host: '1005', palette: 'lantern', scenery: 'garland', subject: slotMotifs.parol },
  23: {
    host: '1006',
    palette: 'lagoon',
    scenery: 'water',
    subject: () => slotMotifs.pawikan(palettes.moss),
    left: true,
  },
  24: { host: '1001', palette: 'sea', scenery: 'garland', subject: pyramid, left: true },
  25: { host: '1002', palette: 'mango', scenery: 'garland', subject: rides.dais },
  26: { host: '1003', palette: 'plum', scenery: 'garland', subject: rides.horse, left: true },
  27: { host: '1004', palette: 'ember', scenery: 'flags', subject: slotMotifs.jeepney },
  28: { host: '1005', palette: 'ube', scenery: 'garland', subject: window, left: true },
  29: { host: '1006', palette: 'mint', scenery: 'water', subject: () => slotMotifs.pearl(palettes.coral) },
  30: { host: '1001', palette: 'dusk', scenery: 'garland', subject: bingoCard },
  31: { host: '1002', palette: 'storm', scenery: 'garland', subject: rides.booth, left: true },
}

function drawPoster({ host, palette, scenery, subject, left }: Poster, liveId: string): string {
  const p = palettes[palette]
  const at: CoverCanvas = {
    width: WIDTH,
    height: HEIGHT,
    wide: false,
    x: left ? 306 : 234,
    y: 290,
    size: 1.8,
    title: { x: 0, y: 0, width: 0, height: 0 },
    palette: p,
    roll: seededRandom(`poster ${liveId}`),
    rayPhase: 0.25,
  }
  const above = {
    garland: () =>
      stars(at, 26) + rays(at, 13, p.glow, 0.12) + place(lanterns({ ...at, width: 300 }, 15, 8, 4), 0, 0, 1.8),
    flags: () => stars(at, 20) + rays(at, 13, p.glow, 0.12) + flags(p),
    water: () =>
      repeat(5, (i) => area(`M${40 + i * 110} -6h56l${-70 + i * 30} 740h-130Z`, p.glow, { opacity: 0.12 })) +
      bubbles(at, p),
  }[scenery]()
  return svgDocument(
    WIDTH,
    HEIGHT,
    skyGradient(p),
    sky(at) +
      above +
      glow(at, 160) +
      stage(p) +
      place(subject(p), at.x, scenery === 'flags' ? at.y + 50 : at.y, 1.55) +
      place(hosts[host]?.(p) ?? '', left ? 150 : 390, 590, 1.14),
  )
}

function drawPortrait(host: string): string {
  const p = Object.values(posters).find((poster) => poster.host === host)?.palette ?? 'night'
  const palette = palettes[p]
  return svgDocument(
    160,
    160,
    skyGradient(palette) + radialGradient('light', palette.glow, 0.8),
    '<rect width="160" height="160" fill="url(#sky)"/>' +
      circle(80, 76, 90, 'url(#light)') +
      place(hosts[host]?.(palette) ?? '', 80, 122, 0.68),
  )
}

/** All files, relative to the folder of posters. */
export const livePosters: [file: string, draw: () => string][] = [
  ...Object.entries(posters).map(([liveId, poster]): [string, () => string] => [
    `room-${liveId}.svg`,
    () => drawPoster(poster, liveId),
  ]),
  ...Object.keys(hosts).map((host): [string, () => string] => [`host-${host}.svg`, () => drawPortrait(host)]),
]
