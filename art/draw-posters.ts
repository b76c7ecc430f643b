/** Posters of the live rooms of the sandbox, by room ID, and portraits of their hosts, by host ID. */
import { glow, lanterns, rays, sky, skyGradient, stars } from './canvas.ts'
import type { SubjectCanvas } from './canvas.ts'
import { area, box, circle, place, radialGradient, repeat, seededRandom, svgDocument } from './draw.ts'
import { bingoCage } from './bingo-cage.ts'
import { ball } from './families/bingo.ts'
import { rides } from './families/perya.ts'
import { drawHost, hostIds } from './hosts.ts'
import { flags, guitar, stage } from './live-parts.ts'
import { slotMotifs } from './motifs/all.ts'
import { palettes } from './palettes.ts'
import type { Palette, PaletteName } from './palettes.ts'

const WIDTH = 540
const HEIGHT = 720

type PosterSubject = (p: Palette) => string

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

const window: PosterSubject = (p) =>
  box(-92, -92, 184, 190, p.shade, 12) +
  box(-80, -80, 160, 162, p.ink, 6) +
  place(slotMotifs.parol(palettes.lantern), 0, 4, 0.72) +
  area('M-80 -80H-44C-48 -20 -60 30 -80 60ZM80 -80H44C48 -20 60 30 80 60Z', p.pale, { opacity: 0.9 }) +
  box(-102, 84, 204, 20, p.main, 6) +
  box(-102, 84, 204, 7, p.pale, 3)

const bubbles = (at: SubjectCanvas, p: Palette): string =>
  repeat(16, () => {
    const [x, y, r] = [at.roll() * WIDTH, at.roll() * HEIGHT, 5 + at.roll() * 15]
    return (
      circle(x, y, r, p.pale, { opacity: 0.22 }) + circle(x - r * 0.3, y - r * 0.3, r * 0.3, '#fff', { opacity: 0.5 })
    )
  })

type Scenery = 'garland' | 'flags' | 'water'

interface Poster {
  readonly host: string
  readonly palette: PaletteName
  readonly scenery: Scenery
  readonly subject: PosterSubject
  /** The color of the light; the glow of the palette if not set. */
  readonly light?: 'accent' | 'glow'
  /** The host is at the left instead of at the right. */
  readonly left?: true
}

const posters: { readonly [liveId: string]: Poster } = {
  7: { host: '1001', palette: 'rosas', scenery: 'garland', subject: bingoCage },
  8: { host: '1002', palette: 'coral', scenery: 'garland', subject: rides.kulay, left: true },
  9: { host: '1003', palette: 'indigo', scenery: 'garland', subject: rides.wheel },
  21: { host: '1004', palette: 'jade', scenery: 'flags', subject: guitar, left: true },
  22: { host: '1005', palette: 'lantern', scenery: 'garland', subject: slotMotifs.parol, light: 'accent' },
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

function drawPoster({ host, palette, scenery, subject, light = 'glow', left }: Poster, liveId: string): string {
  const p = palettes[palette]
  const at: SubjectCanvas = {
    width: WIDTH,
    height: HEIGHT,
    wide: false,
    x: left ? 306 : 234,
    y: 290,
    size: 1.8,
    palette: p,
    roll: seededRandom(`poster ${liveId}`),
    rayPhase: 0.25,
  }
  const above = {
    garland: () =>
      stars(at, 26) +
      rays(at, 13, p[light], 0.12) +
      // Below the marks of the card: Live or Replay.
      place(lanterns({ ...at, width: 300 }, 7, 8, 50), 0, 0, 1.8),
    flags: () => stars(at, 20) + rays(at, 13, p[light], 0.12) + flags(p, WIDTH, [118, 194]),
    water: () =>
      repeat(5, (i) => area(`M${40 + i * 110} -6h56l${-70 + i * 30} 740h-130Z`, p.glow, { opacity: 0.12 })) +
      bubbles(at, p),
  }[scenery]()
  return svgDocument(
    WIDTH,
    HEIGHT,
    skyGradient({ ...p, glow: p[light] }),
    sky(at) +
      above +
      glow(at, 160) +
      stage(p, 590, HEIGHT) +
      place(subject(p), at.x, scenery === 'flags' ? at.y + 50 : at.y, 1.55) +
      // Hosts look to the left; at the left side they are mirrored, and so look at the subject.
      (left
        ? `<g transform="translate(156 588) scale(-1.26 1.26)">${drawHost(host, p)}</g>`
        : place(drawHost(host, p), 384, 588, 1.26)),
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
      place(drawHost(host, palette), 80, 122, 0.68),
  )
}

/** All files, relative to the folder of posters. */
export const livePosters: [file: string, draw: () => string][] = [
  ...Object.entries(posters).map(([liveId, poster]): [string, () => string] => [
    `room-${liveId}.svg`,
    () => drawPoster(poster, liveId),
  ]),
  ...hostIds.map((host): [string, () => string] => [`host-${host}.svg`, () => drawPortrait(host)]),
]
