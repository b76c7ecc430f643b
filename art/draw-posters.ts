/** Posters of the live rooms of the sandbox, by room ID, and portraits of their hosts, by host ID. */
import { glow, lanterns, rays, sky, skyGradient, stars } from './canvas.ts'
import type { SubjectCanvas } from './canvas.ts'
import { area, box, circle, line, place, radialGradient, repeat, seededRandom, svgDocument } from './draw.ts'
import { bingoCage } from './bingo-cage.ts'
import { ball } from './families/bingo.ts'
import { awning, rides } from './families/perya.ts'
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

/** Beams of lamps above a stage. */
const beams = (p: Palette): string =>
  [
    [70, 190, 26],
    [270, 270, 0],
    [470, 350, -26],
  ]
    .map(
      ([from = 0, to = 0, turn = 0]) =>
        area(`M${from - 16} 20L${to - 150} 620H${to + 150}L${from + 16} 20Z`, p.glow, { opacity: 0.13 }) +
        place(box(-30, -26, 60, 46, p.ink, 10) + box(-22, 14, 44, 9, p.pale, 4), from, 14, 1, turn),
    )
    .join('')

/** Heads of an audience in front of the lower edge. */
const audience = (p: Palette): string =>
  repeat(7, (i) => {
    const [x, y] = [20 + i * 84, 690 + (i % 2) * 18]
    return circle(x, y, 40, p.ink) + area(`M${x - 62} 760C${x - 60} 716 ${x + 60} 716 ${x + 62} 760Z`, p.ink)
  })

/** Houses of a street with lit windows. */
const street = (p: Palette): string =>
  repeat(5, (i) => {
    const [x, top] = [-30 + i * 124, [330, 250, 300, 220, 310][i] ?? 300]
    return (
      box(x, top, 118, 480, i % 2 === 0 ? p.shade : p.dusk) +
      area(`M${x - 10} ${top}L${x + 59} ${top - 54}L${x + 128} ${top}Z`, p.ink) +
      repeat(6, (n) =>
        box(x + 20 + (n % 2) * 46, top + 34 + Math.floor(n / 2) * 74, 32, 44, (n + i) % 3 === 0 ? p.ink : p.glow, 4, {
          opacity: 0.75,
        }),
      )
    )
  })

/** Balloons on the wall of a booth, for darts. */
const balloons: string = [palettes.rosas, palettes.mango, palettes.sea, palettes.ube]
  .map(({ main, shade, pale }, color) =>
    repeat(4, (i) => {
      const [x, y] = [104 + i * 112 + (color % 2) * 8, 214 + ((color + i) % 4) * 72]
      return (
        area(`M${x} ${y + 36}l-8 14h16Z`, shade) +
        circle(x, y, 36, main) +
        circle(x - 11, y - 13, 8, pale, { opacity: 0.7 })
      )
    }),
  )
  .join('')

/** Sand, weeds and corals. */
const seaBed = (p: Palette): string =>
  repeat(9, (i) =>
    line(
      `M${10 + i * 66} 720q-${20 + (i % 3) * 8} -${40 + (i % 4) * 22} 0 -${80 + (i % 4) * 44}t0 -${60 + (i % 3) * 40}`,
      [p.main, p.accent, p.shade][i % 3] ?? p.main,
      16,
      { opacity: 0.8 },
    ),
  ) + area('M0 660Q140 620 280 656T540 636V720H0Z', p.ink)

const night = (at: SubjectCanvas, p: Palette): string =>
  circle(430, 110, 52, p.pale) + circle(408, 98, 46, p.deep) + stars(at, 40)

interface Poster {
  readonly palette: PaletteName
  /** What the show looks like, from the sky to the edge in front. */
  readonly draw: (at: SubjectCanvas, p: Palette) => string
  /** Where the light comes from, and its color; the glow of the palette behind the subject if not set. */
  readonly light?: { readonly x: number; readonly y: number; readonly color?: 'accent' | 'glow' }
}

const hostAt = (id: string, p: Palette, x: number, y: number, size: number, mirrored = false): string =>
  // Hosts look to the left.
  mirrored
    ? `<g transform="translate(${x} ${y}) scale(${-size} ${size})">${drawHost(id, p)}</g>`
    : place(drawHost(id, p), x, y, size)

/** Below the marks of the card: Live or Replay. */
const garland = (at: SubjectCanvas): string => place(lanterns({ ...at, width: 300 }, 7, 8, 50), 0, 0, 1.8)

const light = (at: SubjectCanvas, p: Palette): string => rays(at, 13, p.glow, 0.12)
const floor = (p: Palette): string => stage(p, 590, HEIGHT)

const shafts = (p: Palette): string =>
  repeat(5, (i) => area(`M${40 + i * 110} -6h56l${-70 + i * 30} 740h-130Z`, p.glow, { opacity: 0.12 }))

const posters: { readonly [liveId: string]: Poster } = {
  7: {
    palette: 'rosas',
    draw: (at, p) =>
      stars(at, 26) +
      light(at, p) +
      garland(at) +
      glow(at, 160) +
      floor(p) +
      place(bingoCage(p), 234, 290, 1.55) +
      hostAt('1001', p, 384, 588, 1.26),
  },
  // Two hosts behind the board of colors.
  8: {
    palette: 'coral',
    light: { x: 270, y: 420 },
    draw: (at, p) =>
      light(at, p) +
      garland(at) +
      glow(at, 190) +
      hostAt('1002', p, 142, 400, 1.16, true) +
      hostAt('1003', palettes.lagoon, 404, 410, 1.12) +
      box(0, 520, WIDTH, 200, p.shade) +
      box(0, 520, WIDTH, 14, p.pale) +
      place(rides.kulay(p), 270, 590, 1.5),
  },
  // The wheel fills the sky, and the host is in front of its foot.
  9: {
    palette: 'indigo',
    light: { x: 330, y: 300 },
    draw: (at, p) =>
      night(at, p) +
      glow(at, 220) +
      place(rides.wheel(p), 330, 330, 2.9) +
      area('M0 640Q270 606 540 640V720H0Z', p.ink) +
      hostAt('1003', p, 150, 612, 1.04, true),
  },
  // A concert: two singers in the beams, and the audience before them.
  21: {
    palette: 'jade',
    light: { x: 270, y: 420 },
    draw: (at, p) =>
      beams(p) +
      flags(p, WIDTH, [96]) +
      glow(at, 190) +
      hostAt('1002', palettes.mango, 398, 462, 0.86) +
      hostAt('1004', p, 170, 470, 0.94, true) +
      place(guitar(palettes.mango), 200, 540, 1.02, -58) +
      area('M0 600H540V720H0Z', p.shade) +
      box(0, 600, WIDTH, 8, p.glow) +
      audience(p),
  },
  // The host is near, and the star is the light above her.
  22: {
    palette: 'lantern',
    light: { x: 270, y: 150, color: 'accent' },
    draw: (at, p) =>
      stars(at, 30) +
      glow(at, 230) +
      place(slotMotifs.parol(palettes.rosas), 88, 330, 0.62) +
      place(slotMotifs.parol(palettes.mint), 460, 300, 0.7) +
      place(slotMotifs.parol(p), 270, 190, 1.3) +
      hostAt('1005', p, 270, 560, 1.62),
  },
  // A large turtle over the bottom of the sea; the diver is far below it.
  23: {
    palette: 'lagoon',
    light: { x: 200, y: 40 },
    draw: (at, p) =>
      shafts(p) +
      glow(at, 240) +
      seaBed(p) +
      bubbles(at, p) +
      place(slotMotifs.pawikan(palettes.moss), 300, 260, 2.1, 28) +
      hostAt('1006', p, 132, 640, 0.9, true),
  },
  // The square of a town by night.
  24: {
    palette: 'sea',
    light: { x: 270, y: 260 },
    draw: (at, p) =>
      night(at, p) +
      street(p) +
      flags(p, WIDTH, [150]) +
      area('M0 560H540V720H0Z', p.ink) +
      place(pyramid(p), 340, 470, 1.5) +
      hostAt('1001', p, 140, 604, 1.1, true),
  },
  // Dice, near, as they fall; the host looks up from the corner.
  25: {
    palette: 'mango',
    light: { x: 230, y: 260 },
    draw: (at, p) =>
      light(at, p) + glow(at, 230) + place(rides.dais(p), 236, 286, 2.3, -8) + hostAt('1002', p, 420, 640, 1.02),
  },
  // The carousel: horses far and near under one roof.
  26: {
    palette: 'plum',
    light: { x: 270, y: 300 },
    draw: (at, p) =>
      stars(at, 24) +
      glow(at, 220) +
      `<g opacity=".55">${place(rides.horse(palettes.lagoon), 110, 300, 0.9)}${place(rides.horse(palettes.mango), 452, 290, 0.9)}</g>` +
      place(rides.horse(p), 280, 330, 2.2) +
      floor(p) +
      hostAt('1003', p, 120, 640, 0.98, true),
  },
  // A jeepney on its way through the town at dusk.
  27: {
    palette: 'ember',
    light: { x: 400, y: 420 },
    draw: (at, p) =>
      street(p) +
      flags(p, WIDTH, [118, 194]) +
      glow(at, 200) +
      area('M0 560H540V720H0Z', p.ink) +
      repeat(4, (i) => box(-20 + i * 160, 634, 90, 10, p.glow, 5, { opacity: 0.6 })) +
      place(slotMotifs.jeepney(p), 270, 470, 2.35) +
      hostAt('1004', p, 430, 690, 0.78),
  },
  // A room: the window with the star, and the host on her chair.
  28: {
    palette: 'ube',
    light: { x: 360, y: 250 },
    draw: (at, p) =>
      box(0, 0, WIDTH, HEIGHT, p.deep) +
      repeat(8, (i) => box(i * 72, 0, 34, 560, p.dusk, 0, { opacity: 0.5 })) +
      glow(at, 200) +
      place(window(p), 352, 270, 1.5) +
      box(0, 556, WIDTH, 164, p.shade) +
      box(0, 556, WIDTH, 12, p.main) +
      box(36, 392, 220, 330, palettes.clay.shade, 60) +
      box(50, 408, 192, 300, palettes.clay.main, 50) +
      hostAt('1005', p, 146, 586, 1.16, true),
  },
  // The shell, open and near, on the bottom of the sea, without a host.
  29: {
    palette: 'mint',
    light: { x: 270, y: 330 },
    draw: (at, p) =>
      shafts(p) + glow(at, 250) + seaBed(p) + place(slotMotifs.pearl(palettes.coral), 270, 400, 2.5) + bubbles(at, p),
  },
  // Two friends with the card that they play.
  30: {
    palette: 'dusk',
    light: { x: 270, y: 200 },
    draw: (at, p) =>
      stars(at, 26) +
      light(at, p) +
      garland(at) +
      glow(at, 180) +
      hostAt('1005', palettes.lagoon, 136, 420, 1.08, true) +
      hostAt('1001', p, 402, 410, 1.14) +
      box(0, 560, WIDTH, 160, p.shade) +
      box(0, 560, WIDTH, 12, p.pale) +
      place(bingoCard(p), 270, 572, 1.22),
  },
  // The host behind the counter of her booth.
  31: {
    palette: 'storm',
    light: { x: 270, y: 250 },
    draw: (at, p) =>
      stars(at, 20) +
      glow(at, 200) +
      box(24, 120, 492, 480, p.ink, 0, { opacity: 0.5 }) +
      balloons +
      hostAt('1002', palettes.coral, 270, 480, 1.24) +
      box(24, 130, 26, 480, p.accent) +
      box(490, 130, 26, 480, p.accent) +
      place(awning(p, 560, 0), 270, 108) +
      box(0, 560, WIDTH, 160, p.main) +
      box(0, 560, WIDTH, 18, p.pale) +
      repeat(4, (i) => box(30 + i * 135, 578, 68, 142, p.accent)),
  },
}

function drawPoster({ palette, draw, light: from }: Poster, liveId: string): string {
  const p = palettes[palette]
  const at: SubjectCanvas = {
    width: WIDTH,
    height: HEIGHT,
    wide: false,
    x: from?.x ?? 234,
    y: from?.y ?? 290,
    size: 1.8,
    palette: p,
    roll: seededRandom(`poster ${liveId}`),
    rayPhase: 0.25,
  }
  return svgDocument(WIDTH, HEIGHT, skyGradient({ ...p, glow: p[from?.color ?? 'glow'] }), sky(at) + draw(at, p))
}

/** The palette of the portrait of each host. */
const portraits: { readonly [host: string]: PaletteName } = {
  1001: 'rosas',
  1002: 'coral',
  1003: 'indigo',
  1004: 'jade',
  1005: 'lantern',
  1006: 'lagoon',
}

function drawPortrait(host: string): string {
  const palette = palettes[portraits[host] ?? 'night']
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
