/** Posters of the live rooms of the sandbox, by room ID, and portraits of their hosts, by host ID. */
import { glow, lanterns, rays, sky, skyGradient, stars } from './canvas.ts'
import type { SubjectCanvas } from './canvas.ts'
import { area, box, circle, line, place, radialGradient, repeat, seededRandom, svgDocument } from './draw.ts'
import { coverScene, fade } from './cover-scene.ts'
import { ball } from './families/bingo.ts'
import { awning, rides } from './families/perya.ts'
import { deepSea, fairStreet, stageCurtain, windowRoom } from './flagships/settings.ts'
import { lit } from './flagships/volume.ts'
import { drawHost, hostIds } from './hosts.ts'
import { formLight, inLight } from './light.ts'
import { flags, guitar } from './live-parts.ts'
import { slotMotifs } from './motifs/all.ts'
import { palettes } from './palettes.ts'
import type { Palette, PaletteName } from './palettes.ts'

const WIDTH = 540
const HEIGHT = 720

type PosterSubject = (p: Palette) => string

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

interface Poster {
  readonly palette: PaletteName
  /** What the show looks like, from the sky to the edge in front. */
  readonly draw: (at: SubjectCanvas, p: Palette) => string
  /** Where the light comes from, and its color; the glow of the palette behind the subject if not set. */
  readonly light?: { readonly x: number; readonly y: number; readonly color?: 'accent' | 'glow' }
  /** The game whose cover is the far part of the poster; the sky of the palette if not set. */
  readonly game?: string
  /** Whether the scene is that of the square cover, because the subject of the wide cover is at the left. */
  readonly isSquare?: boolean
}

/**
 * Where the scene is: its right part fills the width of the poster. Scenes of wide covers have nothing below the
 * subject for a name.
 */
const WIDE_SCENE = [-451, -6, 2.095] as const
const SQUARE_SCENE = [-15, -8, 1.9] as const

const hostAt = (id: string, p: Palette, x: number, y: number, size: number, mirrored = false): string =>
  // Hosts look to the left.
  mirrored
    ? `<g transform="translate(${x} ${y}) scale(${-size} ${size})">${drawHost(id, p, { isLit: true })}</g>`
    : place(drawHost(id, p, { isLit: true }), x, y, size)

/** A color over the lower part of the poster, before which hosts are. */
const near = (color: string): string => fade([WIDTH, HEIGHT], color, { side: 'bottom', from: 0.18, to: 0.5 })

/** The evening sky of a fair, with lamps and tents. */
const fairAt = (at: SubjectCanvas): string =>
  place(fairStreet({ ...at, width: 300, height: 400, wide: false }), 0, 0, 1.8)

/** Below the marks of the card: Live or Replay. */
const garland = (at: SubjectCanvas): string => place(lanterns({ ...at, width: 300 }, 7, 8, 50), 0, 0, 1.8)

const light = (at: SubjectCanvas, p: Palette): string => rays(at, 13, p.glow, 0.12)

const posters: { readonly [liveId: string]: Poster } = {
  7: {
    palette: 'rosas',
    game: '27108',
    draw: (_, p) => near('#5a1040') + hostAt('1001', p, 352, 560, 1.34),
  },
  // Two hosts behind the board of colors.
  8: {
    palette: 'coral',
    light: { x: 270, y: 420 },
    draw: (at, p) =>
      fairAt(at) +
      glow(at, 190) +
      hostAt('1002', p, 146, 400, 1.16, true) +
      hostAt('1003', palettes.lagoon, 396, 410, 1.12) +
      lit('counter', [p.main, p.shade, '#5a1230'], [0, 1]) +
      box(0, 520, WIDTH, 200, 'url(#counter)') +
      box(0, 520, WIDTH, 14, p.pale) +
      inLight(place(rides.kulay(p), 270, 590, 1.5)),
  },
  // The wheel, and the host in front of its foot.
  9: {
    palette: 'indigo',
    light: { x: 300, y: 270 },
    draw: (at, p) =>
      fairAt(at) +
      glow(at, 220) +
      inLight(place(rides.wheel(p), 300, 300, 2.3)) +
      near('#1c1252') +
      hostAt('1003', p, 186, 566, 1.3, true),
  },
  // A concert: two singers in the beams, and the audience before them.
  21: {
    palette: 'jade',
    light: { x: 270, y: 420 },
    draw: (at, p) =>
      place(stageCurtain({ ...at, width: 300, height: 400 }, ['#2fae7a', '#12604e', '#06231f'], '#e0ffb8'), 0, 0, 1.8) +
      beams(p) +
      flags(p, WIDTH, [96]) +
      glow(at, 190) +
      hostAt('1002', palettes.mango, 398, 442, 0.98) +
      hostAt('1004', p, 164, 450, 1.02, true) +
      inLight(place(guitar(palettes.mango), 200, 540, 1.02, -58)) +
      lit('stage', [p.main, p.shade, p.ink], [0, 1]) +
      area('M0 600H540V720H0Z', 'url(#stage)') +
      box(0, 600, WIDTH, 8, p.glow) +
      audience(p),
  },
  // The host is near, under a street of stars.
  22: {
    palette: 'lantern',
    game: '50101',
    isSquare: true,
    draw: (_, p) => near('#3a1650') + hostAt('1005', p, 356, 570, 1.3),
  },
  // A large turtle over the corals, and a diver below it.
  23: {
    palette: 'lagoon',
    game: '50239',
    draw: (at, p) => near('#0a3a6a') + bubbles(at, p) + hostAt('1006', p, 178, 566, 1.24, true),
  },
  // The square of a town by night.
  24: {
    palette: 'sea',
    game: '27202',
    draw: (_, p) => near('#1a1450') + hostAt('1001', p, 176, 566, 1.32, true),
  },
  // Dice, near, as they fall.
  25: {
    palette: 'mango',
    game: '20107',
    draw: (_, p) => near('#5a1020') + hostAt('1002', p, 366, 566, 1.24),
  },
  // The carousel: a horse under its roof.
  26: {
    palette: 'plum',
    game: '20106',
    draw: (_, p) => near('#4a1650') + hostAt('1003', p, 168, 572, 1.22, true),
  },
  // A jeepney on its way through the town at night.
  27: {
    palette: 'ember',
    game: '50104',
    draw: (_, p) => near('#1a1650') + hostAt('1004', p, 372, 574, 1.18),
  },
  // A room: the window with the star, and the host on her chair.
  28: {
    palette: 'ube',
    draw: (at, p) =>
      place(windowRoom({ ...at, width: 300, height: 400 }, ['#8a4ad0', '#32106a']), 0, 0, 1.8) +
      place(slotMotifs.parol(palettes.lantern), 352, 210, 1) +
      near('#2a0f5a') +
      lit('chair', ['#ffb27a', '#c9603a', '#6a2418'], [0.8, 1]) +
      inLight(box(52, 372, 296, 360, 'url(#chair)', 84)) +
      hostAt('1005', p, 198, 566, 1.2, true),
  },
  // The shell, open and near, on the bottom of the sea, without a host.
  29: {
    palette: 'mint',
    draw: (at, p) =>
      place(deepSea({ ...at, width: 300, height: 400, wide: false }), 0, 0, 1.8) +
      glow({ ...at, x: 270, y: 330 }, 200) +
      seaBed(p) +
      inLight(place(slotMotifs.pearl(palettes.coral), 270, 380, 2.3)) +
      bubbles(at, p),
  },
  // Two friends with the card that they play.
  30: {
    palette: 'dusk',
    light: { x: 270, y: 200 },
    draw: (at, p) =>
      light(at, p) +
      garland(at) +
      glow(at, 180) +
      hostAt('1005', palettes.lagoon, 146, 420, 1.08, true) +
      hostAt('1001', p, 396, 410, 1.12) +
      lit('counter', ['#f0a070', p.shade, '#4a1a3a'], [0, 1]) +
      box(0, 560, WIDTH, 160, 'url(#counter)') +
      box(0, 560, WIDTH, 12, p.pale) +
      inLight(place(bingoCard(p), 270, 560, 1.22)),
  },
  // The host behind the counter of her booth.
  31: {
    palette: 'storm',
    light: { x: 270, y: 250 },
    draw: (at, p) =>
      stars(at, 20) +
      glow(at, 200) +
      lit('wall', ['#4a6aa8', '#16244a', '#0a1228'], [0.3, 1]) +
      box(24, 120, 492, 480, 'url(#wall)') +
      inLight(balloons) +
      hostAt('1002', palettes.coral, 270, 480, 1.24) +
      lit('post', ['#fff0b0', '#ffcf3a', '#a86a14'], [1, 0]) +
      box(24, 130, 26, 480, 'url(#post)') +
      box(490, 130, 26, 480, 'url(#post)') +
      inLight(place(awning(p, 560, 0), 270, 108)) +
      box(0, 560, WIDTH, 160, p.main) +
      repeat(4, (i) => box(30 + i * 135, 578, 68, 142, p.accent)) +
      fade([WIDTH, HEIGHT], '#16244a', { side: 'bottom', from: 0, to: 0.2 }) +
      box(0, 560, WIDTH, 18, p.pale),
  },
}

function drawPoster({ palette, draw, light: from, game, isSquare = false }: Poster, liveId: string): string {
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
  const [x, y, size] = isSquare ? SQUARE_SCENE : WIDE_SCENE
  const far = game === undefined ? undefined : coverScene(game, !isSquare)
  return svgDocument(
    WIDTH,
    HEIGHT,
    (far?.definitions ?? skyGradient({ ...p, glow: p[from?.color ?? 'glow'] })) + formLight(p.pale),
    (far === undefined ? sky(at) : place(far.content, x, y, size)) + draw(at, p),
  )
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
    skyGradient(palette) + radialGradient('light', palette.glow, 0.8) + formLight(palette.pale),
    '<rect width="160" height="160" fill="url(#sky)"/>' +
      circle(80, 76, 90, 'url(#light)') +
      place(drawHost(host, palette, { isLit: true }), 80, 122, 0.68),
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
