/** Posters of the live rooms of the sandbox, by room ID, and portraits of their hosts, by host ID. */
import { glow, lanterns, rays, sky, skyGradient, stars } from './canvas.ts'
import type { ScenePosition, SubjectCanvas } from './canvas.ts'
import {
  area,
  box,
  circle,
  inked,
  line,
  mix,
  oval,
  pen,
  place,
  radialGradient,
  repeat,
  seededRandom,
  star,
  svgDocument,
} from './draw.ts'
import { coverScene, fade } from './cover-scene.ts'
import { ball } from './families/bingo.ts'
import { awning, rides } from './families/perya.ts'
import { deepSea, fairStreet, stageCurtain, windowRoom } from './flagships/settings.ts'
import { azure, ivory, scarlet, solidDie } from './flagships/solid-die.ts'
import { lagoonLight, pearlShell } from './flagships/slots.ts'
import { contact, halo, limb, lit } from './flagships/volume.ts'
import { drawArm, drawHost, drawHostHead, drawWaist, hostIds } from './hosts.ts'
import type { Pose } from './hosts.ts'
import { formLight, inLight } from './light.ts'
import { flags, microphone, playedGuitar } from './live-parts.ts'
import { slotMotifs } from './motifs/all.ts'
import { palettes } from './palettes.ts'
import type { Palette, PaletteName } from './palettes.ts'
import { drawHand } from './people/hand.ts'
import type { Grip } from './people/hand.ts'
import { umber } from './people/head.ts'
import { INK } from './motifs/outline.ts'
import { outlined } from './people/outline.ts'

const WIDTH = 540
const HEIGHT = 720

/** Twice the width of the outline of people. */
const OUTLINE = 10

type PosterSubject = (p: Palette) => string

/** A card, held before the balls. */
const bingoCard: PosterSubject = (p) =>
  place(ball(-70, -62, 34, '9', p.accent, p) + ball(34, -98, 38, '71', p.mate, p), 0, 0) +
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
  repeat(11, () => {
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

const balloonColors = [palettes.rosas, palettes.mango, palettes.sea, palettes.ube]

/** Balloons on the left side of the wall of a booth, for darts. */
const balloons: string = repeat(9, (i) => {
  const [x, y] = [94 + (i % 3) * 84, 210 + Math.floor(i / 3) * 86]
  const { main, shade, pale } = balloonColors[(i * 3) % 4] ?? palettes.rosas
  return (
    area(`M${x} ${y + 35}l-8 13h16Z`, shade) +
    circle(x, y, 36, main) +
    circle(x - 11, y - 13, 8, pale, { opacity: 0.7 })
  )
})

/** Weeds on both sides of a shell. */
const weeds = (p: Palette): string =>
  repeat(6, (i) =>
    line(
      `M${i < 3 ? 10 + i * 38 : 338 + i * 38} 600q-${20 + (i % 3) * 8} -${60 + (i % 4) * 22} 0 -${130 + (i % 4) * 44}t0 -90`,
      [p.main, '#1f9a8a', p.shade][i % 3] ?? p.main,
      16,
    ),
  )

/** An arm with the outline of the people of posters. */
const heldArm = (
  id: string,
  p: Palette,
  side: -1 | 1,
  hand: { readonly x: number; readonly y: number },
  grip?: Grip,
  isElbowRaised?: boolean,
  turned?: number,
): string =>
  drawArm(id, p, side, hand, grip, isElbowRaised, { ink: OUTLINE, ...(turned === undefined ? {} : { turned }) })

/** A microphone in a hand. */
const microphoneIn = (color: string, x: number, y: number): string =>
  place(outlined(area('M-9 90H9L7 156H-7Z', '#4a4460'), 14) + microphone(palettes.night, color), x, y - 26, 0.62, 8)

/** The rail in front of a ride: bars, and a bright bar above them. */
const fence = (rail: string, shade: string, y: number): string =>
  lit('rail', ['#fff4c0', rail, shade], [0, 1]) +
  repeat(9, (i) => box(6 + i * 64, y + 14, 16, 130, 'url(#rail)', 4)) +
  box(0, y + 24, WIDTH, 8, '#0c0430', 0, { opacity: 0.4 }) +
  box(-10, y, WIDTH + 20, 26, 'url(#rail)', 12)

/** The brass pole of a carousel. */
const twistedPole = (x: number): string =>
  lit('pole', ['#fff6c8', '#ffc93d', '#9a5a14'], [1, 0]) +
  box(x - 9, -420, 18, 620, 'url(#pole)') +
  line(
    repeat(16, (i) => `M${x - 9} ${-400 + i * 38}l18 -16`),
    '#a8641c',
    4,
  )

/** Strips of bamboo, paper and glue for a lantern. */
const workbench =
  line('M20 676L230 640M40 700L250 668', '#e8c078', 9) +
  line('M22 674L230 638M42 698L250 666', '#fff0c0', 3) +
  contact(466, 690, 56, 12) +
  box(424, 628, 84, 62, '#c2408f', 8) +
  box(424, 628, 84, 18, '#ff8ac0', 8) +
  area('M440 630L446 560L456 630ZM470 630L492 572L486 630Z', '#e8c078')

/** A bench. */
const bench =
  outlined(box(72, 660, 32, 80, '#6a3618') + box(436, 660, 32, 80, '#6a3618') + box(44, 640, 452, 34, '#b06a34', 8)) +
  box(44, 640, 452, 9, '#ffcf94', 4)

/** The legs of a man who sits on a bench, toward the viewer. */
const crossedLegs =
  outlined(
    area('M128 664C150 632 250 634 270 668L262 740H92C94 708 108 684 128 664Z', '#4a6ae0') +
      area('M256 668C280 634 380 632 402 664C424 686 436 708 438 740H268Z', '#3450c0'),
  ) +
  area(
    'M226 644Q262 646 270 668L262 740H222Q240 700 226 644ZM362 642Q388 646 402 664C424 686 436 708 438 740H392Z',
    '#1c2678',
    { opacity: 0.6 },
  ) +
  line('M268 674L266 724', INK, 5) +
  line('M140 676Q170 650 226 656M290 664Q340 642 380 666', '#c8d8ff', 5)

/** Notes of a song in the air. */
const notes =
  '<defs><g id="note">' +
  ['#2b1a2b', '#ffd84a']
    .map((color, i) => {
      const grown = 4 - i * 4
      return (
        line('M0 0V-54L36 -62V-8', color, 6 + grown * 2) +
        oval(-10, 2, 11 + grown, 7 + grown, color, -18) +
        oval(26, -6, 11 + grown, 7 + grown, color, -18)
      )
    })
    .join('') +
  '</g></defs>' +
  ['470 452) rotate(10', '58 520) rotate(-14) scale(.9']
    .map((at) => `<use href="#note" transform="translate(${at})"/>`)
    .join('')

/** Corals and weeds in front. */
const corals =
  line('M64 720v-96m0 52l-30 -34m30 4l28 -40M478 720v-110m0 64l-34 -40m34 6l30 -42', '#e8507a', 22) +
  line('M58 716v-86M472 716v-98', '#ffa0b8', 5) +
  line('M150 724q-24 -50 0 -88t-2 -66M404 724q22 -42 0 -74t4 -56', '#2fc09a', 14)

const seaFloor =
  lit('floor', ['#0e5a86', '#062a52'], [0, 1]) + area('M0 640Q120 596 270 632T540 612V720H0Z', 'url(#floor)') + corals

const DIVER_SUIT = '#6a35d8'
const SUIT_SHADE = mix(DIVER_SUIT, '#14062e', 0.4)

/** A fin of a diver, from its foot at 0,0 downward. */
const diverFin =
  area('M-20 -8C-26 30 -46 62 -40 92Q0 108 40 92C46 62 26 30 20 -8Z', '#ffd84a', {
    stroke: '#2b1a2b',
    'stroke-width': 5,
  }) +
  area('M4 -8H20C26 30 46 62 40 92Q24 99 8 100Z', '#f0962a') +
  line('M-14 20L-24 86M0 20V92M14 20L24 86', '#a85a10', 4, { opacity: 0.6 })

/** An arm in the suit, which reaches to the right: shoulder, elbow and wrist, and the direction of the hand. */
const diverArm = (color: string, joints: Parameters<typeof limb>[0], turn: number): string => {
  const [x = 0, y = 0] = joints.at(-1) ?? []
  const hand = place(outlined(drawHand('open', umber), 9) + area('M-17 12H17V26H-17Z', '#ff7a6b'), x + 12, y, 1.3, turn)
  return outlined(area(limb(joints), color) + hand)
}

/** A diver who swims to the right, in one curve from the head to the fins, with both arms ahead. */
const swimmingDiver = (p: Palette): string =>
  diverArm(
    SUIT_SHADE,
    [
      [350, 462, 44],
      [424, 490, 36],
      [472, 462, 29],
    ],
    58,
  ) +
  place(diverFin, 166, 612, 0.74, 26) +
  outlined(
    area('M190 490C182 540 172 574 150 606L182 622C206 590 226 566 246 526Z', SUIT_SHADE) +
      area('M320 430L376 388L410 440L366 478Z', umber.shade),
  ) +
  place(diverFin, 76, 614, 0.8, 44) +
  outlined(
    area(
      'M330 414C296 416 250 432 212 444C174 454 146 474 128 510C108 544 90 574 62 602L94 626C122 602 140 574 160 554' +
        'C184 536 214 542 250 538C304 532 356 512 376 470C376 446 356 416 330 414Z',
      DIVER_SUIT,
    ) +
      area(
        'M376 470C356 512 304 532 250 538C214 542 184 536 160 554C140 574 122 602 94 626L80 616' +
          'C112 588 124 556 150 530C190 502 250 524 306 496Q352 474 364 440Q376 456 376 470Z',
        SUIT_SHADE,
      ),
  ) +
  pen('M316 462C270 482 220 482 180 502C152 516 132 560 96 598', '#ff7a6b', 8) +
  pen('M306 424C262 436 214 450 184 466', '#c0a0ff', 7) +
  pen('M188 462Q206 500 197 533', '#ffcf3a', 14) +
  box(193, 484, 20, 24, '#fff3c0', 5, { stroke: INK, 'stroke-width': 4 }) +
  pen('M334 420Q370 434 372 468', '#ff7a6b', 15) +
  diverArm(
    DIVER_SUIT,
    [
      [312, 466, 52],
      [390, 520, 40],
      [452, 528, 31],
    ],
    82,
  ) +
  // The shoulder goes on into the body.
  circle(312, 466, 26, DIVER_SUIT) +
  pen('M300 456Q340 470 386 506L436 516', '#c0a0ff', 6) +
  `<g transform="translate(402 440) rotate(20) scale(-.84 .84)">${drawHostHead('1006', p, OUTLINE)}</g>`

/** A dart that points to the left. A hand holds it at 0,0. */
const dart =
  outlined(
    box(-98, -2.5, 60, 5, '#f4f8ff', 2) +
      box(-46, -6, 66, 12, '#b8c4da', 5) +
      area('M16 -4L30 -26H60L48 -2V2L60 26H30L16 4Z', '#ff5a6a') +
      area('M16 4L48 2L60 26H30Z', '#b8283e'),
  ) +
  box(-46, -5, 66, 4, '#fff', 2) +
  line('M16 0H48', '#ffd0d4', 3)

interface Poster {
  readonly palette: PaletteName
  /** What the show looks like, from the sky to the edge in front. */
  readonly draw: (at: SubjectCanvas, p: Palette) => string
  /** Where the light comes from, and its color; the glow of the palette behind the subject if not set. */
  readonly light?: { readonly x: number; readonly y: number; readonly color?: 'accent' | 'glow' }
  /** The game whose cover is the far part of the poster; the sky of the palette if not set. */
  readonly game?: string
  /** Where the square of the scene is in its wide cover, if its subject would be too large. */
  readonly square?: ScenePosition
  /** Whether the scene is that of the square cover, because the subject of the wide cover is at the left. */
  readonly isSquare?: boolean
}

/**
 * Where the scene is: its right part fills the width of the poster. Scenes of wide covers have nothing below the
 * subject for a name.
 */
const WIDE_SCENE = [-451, -6, 2.095] as const
const SQUARE_SCENE = [-15, -8, 1.9] as const

/** How a host stands: the head is tilted by degrees in addition to how the person holds it. */
interface Stance {
  readonly mirrored?: boolean
  readonly tilt?: number
  /** Arms, and what the hands hold, in front of the host and in its coordinates. */
  readonly held?: string
  /** Where the shirt ends, if it is seen below the edge of the host. */
  readonly waist?: number
  /** The sides of the arms that are held. */
  readonly bare?: Pose['bare']
}

/** A host, or an arm of one that lies on what is in front of the host. */
const standing = (content: string, x: number, y: number, size: number, mirrored = false): string =>
  `<g transform="translate(${x} ${y}) scale(${mirrored ? -size : size} ${size})">${content}</g>`

/** `mirrored` turns a host to the other side. */
const hostAt = (id: string, p: Palette, x: number, y: number, size: number, stance: Stance = {}): string => {
  const { mirrored, tilt = 0, held = '', waist, bare = [] } = stance
  const shirt = waist === undefined ? '' : drawWaist(id, p, waist, { bare, ink: OUTLINE })
  return standing(shirt + drawHost(id, p, { tilt, bare, ink: OUTLINE }) + held, x, y, size, mirrored)
}

/** The host of the band, who plays a guitar. The shirt goes on below. */
const guitarist = (p: Palette, wood: Palette, x: number, y: number, size: number): string =>
  hostAt('1004', p, x, y, size, {
    mirrored: true,
    tilt: -5,
    waist: 190,
    bare: [-1, 1],
    held: playedGuitar(p, wood, 0, OUTLINE),
  })

/** The top of a table or counter in front of a host, whose shadow is on it. */
const table = (y: number, x: number, [light, body, dark]: readonly [string, string, string], edge: string): string =>
  lit('table', [light, body, dark], [0, 1]) +
  box(0, y, WIDTH, HEIGHT - y, 'url(#table)') +
  contact(x, y + 22, 190, 26, dark) +
  box(0, y, WIDTH, 7, edge) +
  box(0, HEIGHT - 34, WIDTH, 34, dark, 0, { opacity: 0.55 })

/** Balls on a table. */
const ballsOn = (y: number, p: Palette, balls: readonly (readonly [x: number, r: number, label: string])[]): string =>
  balls
    .map(
      ([x, r, label], i) =>
        contact(x + 4, y + r * 0.94, r, r * 0.24) +
        ball(x, y, r, label, [palettes.sea.main, palettes.mango.main, palettes.jade.main][i % 3] ?? '', p),
    )
    .join('')

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
    square: [242, 2, 0.71],
    draw: (_, p) =>
      fade([WIDTH, HEIGHT], '#80145c', { side: 'bottom', from: 0.36, to: 0.52 }) +
      halo('ball-light', '#fff0b0', 0.85) +
      circle(446, 408, 110, 'url(#ball-light)') +
      hostAt('1001', p, 280, 510, 1.36, {
        bare: [1],
        held:
          heldArm('1001', p, 1, { x: 124, y: -14 }, 'carry') +
          outlined(ball(124, -80, 52, '22', palettes.jade.main, p)),
      }) +
      table(652, 280, ['#b8356e', '#7a1850', '#330824'], '#ff9ac8'),
  },
  // Two hosts behind the board of colors.
  8: {
    palette: 'coral',
    light: { x: 270, y: 420 },
    draw: (at, p) =>
      fairAt(at) +
      glow(at, 190) +
      hostAt('1003', palettes.lagoon, 372, 380, 1.14, {
        tilt: -13,
        waist: 160,
        bare: [1],
        held: heldArm('1003', palettes.lagoon, 1, { x: 118, y: -34 }),
      }) +
      hostAt('1002', p, 184, 428, 1.14, {
        mirrored: true,
        tilt: -3,
        bare: [1],
        held: heldArm('1002', p, 1, { x: 128, y: -10 }, 'open'),
      }) +
      lit('counter', [p.main, p.shade, '#5a1230'], [0, 1]) +
      box(0, 520, WIDTH, 200, 'url(#counter)') +
      box(0, 520, WIDTH, 9, p.pale) +
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
      hostAt('1003', p, 208, 536, 1.26, {
        mirrored: true,
        waist: 160,
        bare: [-1, 1],
        held: microphoneIn('#ff7a9a', -112, -8) + heldArm('1003', p, -1, { x: -110, y: 20 }, 'grip', false, 8),
      }) +
      fence('#f4b63a', '#a8501e', 656) +
      standing(heldArm('1003', p, 1, { x: 104, y: 98 }, 'rest', true), 208, 536, 1.26, true),
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
      hostAt('1002', palettes.mango, 410, 394, 1.1, {
        tilt: -2,
        waist: 190,
        bare: [-1],
        held:
          microphoneIn(p.accent, -62, 26) + heldArm('1002', palettes.mango, -1, { x: -62, y: 46 }, 'grip', false, 8),
      }) +
      guitarist(p, palettes.mango, 148, 424, 1.1) +
      lit('stage', [p.main, p.shade, p.ink], [0, 1]) +
      area('M0 590H540V720H0Z', 'url(#stage)') +
      box(0, 590, WIDTH, 6, p.glow) +
      audience(p),
  },
  // The host is near, under a street of stars.
  22: {
    palette: 'lantern',
    game: '50101',
    isSquare: true,
    draw: (_, p) =>
      near('#3a1650') +
      hostAt('1005', p, 356, 482, 1.22, {
        bare: [-1],
        held:
          line('M-112 56L-150 -70', INK, 17) +
          line('M-112 56L-150 -70', '#d8a05a', 7) +
          inked(outlined(area(star(-152, -84, 5, 50, 22), '#3fd0b0'))) +
          area(star(-152, -84, 5, 30, 13), '#eafff4') +
          heldArm('1005', p, -1, { x: -122, y: 24 }, 'grip', false, -17),
      }) +
      table(618, 356, ['#a8642e', '#6e3a1e', '#2a1008'], '#ffc680') +
      workbench,
  },
  // A large turtle over the corals, and a diver below it.
  23: {
    palette: 'lagoon',
    game: '50239',
    square: [240, 2, 0.72],
    draw: (at, p) => near('#0a4a8a') + bubbles(at, p) + place(seaFloor, 0, 56) + inked(swimmingDiver(p)),
  },
  // The square of a town by night.
  24: {
    palette: 'sea',
    game: '27202',
    draw: (_, p) =>
      near('#1a1450') +
      hostAt('1001', p, 184, 500, 1.28, {
        mirrored: true,
        bare: [-1],
        held: microphoneIn('#e8506b', -116, 12) + heldArm('1001', p, -1, { x: -114, y: 36 }, 'grip', false, 8),
      }) +
      table(632, 184, ['#3a2a8a', '#241866', '#0c0830'], '#8a78ff') +
      ballsOn(652, p, [
        [388, 46, '12'],
        [486, 38, '64'],
      ]),
  },
  // Dice, near, as they fall.
  25: {
    palette: 'mango',
    game: '20107',
    draw: (_, p) =>
      near('#5a1020') +
      hostAt('1002', p, 372, 484, 1.2, {
        bare: [-1],
        held:
          heldArm('1002', p, -1, { x: -128, y: 14 }, 'carry') + place(solidDie([4, 1, 2], azure), -128, -42, 1, -12),
      }) +
      table(620, 372, ['#c23a2e', '#86181e', '#3a060e'], '#ffb070') +
      contact(98, 668, 52, 13) +
      place(solidDie([6, 2, 3], ivory), 96, 632, 0.94, 8) +
      contact(470, 672, 46, 12) +
      place(solidDie([1, 5, 4], scarlet), 468, 640, 0.84, -10),
  },
  // The carousel: a horse under its roof.
  26: {
    palette: 'plum',
    game: '20106',
    draw: (_, p) =>
      near('#4a1650') +
      twistedPole(34) +
      // The rein from the bridle to the hand.
      line('M388 388Q410 470 366 494', INK, 21) +
      line('M388 388Q410 470 366 494', '#f0387a', 9) +
      place(
        hostAt('1003', p, 0, 0, 1.46, {
          mirrored: true,
          waist: 200,
          bare: [-1, 1],
          held:
            heldArm('1003', p, 1, { x: 104, y: 158 }, 'fist') +
            heldArm('1003', p, -1, { x: -106, y: -26 }, 'grip', false, -30),
        }),
        182,
        530,
        1,
        6,
      ) +
      fence('#ffd46a', '#b0407a', 664),
  },
  // A jeepney on its way through the town at night.
  27: {
    palette: 'ember',
    game: '50104',
    draw: (_, p) => near('#1a1650') + bench + guitarist(p, palettes.lantern, 262, 432, 1.34) + crossedLegs + notes,
  },
  // A room: the host on her chair makes a lantern for the window behind her.
  28: {
    palette: 'ube',
    draw: (at, p) =>
      place(windowRoom({ ...at, width: 300, height: 400 }, ['#8a4ad0', '#32106a']), 0, 0, 1.8) +
      place(slotMotifs.parol(palettes.rosas), 410, 176, 0.72) +
      near('#2a0f5a') +
      lit('chair', ['#ffb27a', '#c9603a', '#6a2418'], [0.8, 1]) +
      box(24, 318, 300, 400, 'url(#chair)', 84, { stroke: INK, 'stroke-width': 10 }) +
      hostAt('1005', p, 176, 494, 1.18, { mirrored: true, waist: 190, bare: [-1, 1] }) +
      outlined(box(-12, 550, 66, 190, 'url(#chair)', 30) + box(296, 566, 60, 190, 'url(#chair)', 30)) +
      table(648, 196, ['#a8642e', '#6e3a1e', '#2a1008'], '#ffc680') +
      halo('star-light', '#ffd98a', 0.9) +
      circle(318, 540, 170, 'url(#star-light)') +
      place(slotMotifs.parol(palettes.lantern), 318, 540, 1.14, 6) +
      standing(
        heldArm('1005', p, -1, { x: -86, y: 96 }) + heldArm('1005', p, 1, { x: 6, y: 128 }, 'rest'),
        176,
        494,
        1.18,
        true,
      ) +
      // Strips of bamboo, paper and a pot of glue.
      line('M24 676L172 656M40 702L206 680', '#e8c078', 9) +
      line('M26 674L172 654M42 700L206 678', '#fff0c0', 3) +
      area('M392 672L470 660L486 706L404 716Z', '#ff6a8a') +
      area('M440 664L512 674L500 712L428 708Z', '#ffd25e'),
  },
  // A diver with a pearl behind the open shell on the bottom of the sea.
  29: {
    palette: 'mint',
    draw: (at, p) =>
      place(
        deepSea({ ...at, width: 300, height: 400, wide: false }, ['#7ff0e8', '#1fa0c8', '#1a4a9a', '#1c1a5a']),
        0,
        0,
        1.8,
      ) +
      glow({ ...at, x: 300, y: 300 }, 200) +
      lagoonLight +
      weeds(p) +
      bubbles(at, p) +
      hostAt('1006', palettes.coral, 348, 420, 1.26, {
        waist: 190,
        bare: [-1],
        held:
          heldArm('1006', palettes.coral, -1, { x: -136, y: -6 }, 'carry') +
          circle(-136, -58, 68, 'url(#glow-of-pearl)') +
          circle(-136, -58, 42, 'url(#pearl)', { stroke: INK, 'stroke-width': 8 }) +
          oval(-151, -74, 10, 6.4, '#fff', -36) +
          area(star(-108, -84, 4, 20, 3.4), '#fff'),
      }) +
      area('M-10 612Q270 552 550 612V720H-10Z', 'url(#sand)') +
      place(pearlShell, 226, 592, 1.26) +
      corals,
  },
  // Two friends with the card that they play.
  30: {
    palette: 'dusk',
    light: { x: 270, y: 200 },
    draw: (at, p) =>
      light(at, p) +
      flags(p, WIDTH, [36]) +
      lit('wall', [p.shade, '#5a2a5a', '#2a1038'], [0.3, 1]) +
      box(20, 150, 500, 420, 'url(#wall)') +
      line('M82 150V560M146 150V560M210 150V560M274 150V560M338 150V560M402 150V560M466 150V560', '#2a1038', 3, {
        opacity: 0.4,
      }) +
      glow(at, 180) +
      place(garland(at), 0, 104) +
      lit('post', ['#fff0b0', '#ffcf3a', '#a86a14'], [1, 0]) +
      box(16, 150, 24, 420, 'url(#post)') +
      box(500, 150, 24, 420, 'url(#post)') +
      inLight(place(awning(p, 560, 0), 270, 122)) +
      hostAt('1001', p, 388, 396, 1.16, { tilt: -7, waist: 160, bare: [1] }) +
      hostAt('1005', palettes.lagoon, 160, 446, 1.08, { mirrored: true, tilt: -10, bare: [1] }) +
      lit('counter', ['#f0a070', p.shade, '#4a1a3a'], [0, 1]) +
      box(0, 560, WIDTH, 160, 'url(#counter)') +
      box(0, 560, WIDTH, 8, p.pale) +
      inLight(place(bingoCard(p), 248, 574, 1.1)) +
      standing(heldArm('1001', p, 1, { x: -8, y: 134 }, 'point'), 388, 396, 1.16) +
      standing(heldArm('1005', palettes.lagoon, 1, { x: 0, y: 121 }), 160, 446, 1.08, true),
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
      hostAt('1002', palettes.coral, 396, 462, 1.2, {
        tilt: -3,
        bare: [-1],
        held:
          place(dart, -146, 4, 1.15, 9) + heldArm('1002', palettes.coral, -1, { x: -146, y: 6 }, 'grip', false, -81),
      }) +
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

function drawPoster({ palette, draw, light: from, game, square, isSquare = false }: Poster, liveId: string): string {
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
  const far = game === undefined ? undefined : coverScene(game, !isSquare, square)
  const shown = (far === undefined ? sky(at) : place(far.content, x, y, size)) + draw(at, p)
  return svgDocument(
    WIDTH,
    HEIGHT,
    (far?.definitions ?? skyGradient({ ...p, glow: p[from?.color ?? 'glow'] })) +
      (shown.includes('form-light') ? formLight(p.pale) : ''),
    shown,
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
    skyGradient(palette) + radialGradient('light', palette.glow, 0.8),
    '<rect width="160" height="160" fill="url(#sky)"/>' +
      circle(80, 76, 90, 'url(#light)') +
      place(drawHost(host, palette, { ink: 7 }), 80, 122, 0.68),
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
