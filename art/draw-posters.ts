/** Posters of the live rooms of the sandbox, by room ID, and portraits of their hosts, by host ID. */
import { glow, sky, skyGradient, stars } from './canvas.ts'
import type { ScenePosition, SubjectCanvas } from './canvas.ts'
import {
  area,
  around,
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
import { bingoCage } from './bingo-cage.ts'
import { ball } from './families/bingo.ts'
import { awning, edgedDie, rides } from './families/perya.ts'
import { deepSea, fairStreet, stageCurtain, windowRoom } from './flagships/settings.ts'
import { lagoonLight, pearlShell } from './flagships/slots.ts'
import { contact, halo, limb, lit } from './flagships/volume.ts'
import { drawArm, drawHost, drawHostHead, drawWaist, hostIds } from './hosts.ts'
import type { Pose } from './hosts.ts'
import { formLight, inLight } from './light.ts'
import { flags, microphone, playedGuitar } from './live-parts.ts'
import { slotMotifs } from './motifs/all.ts'
import { palettes } from './palettes.ts'
import type { Palette, PaletteName } from './palettes.ts'
import { drawHand, fingersAround } from './people/hand.ts'
import type { Grip } from './people/hand.ts'
import { bronze, tan, umber } from './people/head.ts'
import type { Complexion } from './people/head.ts'
import type { Mood } from './people/host-moods.ts'
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

/** An audience from behind, before the lower edge: hair, ears and shoulders in the light of the stage, and phones. */
const audience = (p: Palette): string => {
  const dim = (color: string): string => mix(color, p.ink, 0.36)
  const hair = dim('#3a2438')
  /** Hair from behind: short, in a knot, long, and under a cap. */
  const heads = [
    area('M-30 -4C-34 -52 34 -52 30 -4C30 14 20 26 0 26S-30 14 -30 -4Z', hair),
    circle(0, -50, 17, hair) + area('M-31 -2C-36 -54 36 -54 31 -2C31 16 18 28 0 28S-31 16 -31 -2Z', hair),
    area('M-32 -4C-38 -56 38 -56 32 -4C34 22 40 40 36 62H-36C-40 40 -34 22 -32 -4Z', hair),
    area('M-29 0C-30 18 -18 28 0 28S30 18 29 0Z', hair) +
      area('M-34 2C-38 -54 38 -54 34 2Q0 14 -34 2Z', dim('#e8506b')) +
      pen('M-24 4Q0 12 24 4', dim('#fff0d0'), 5),
  ]
  const person = (x: number, y: number, kind: number, shirt: string, skin: Complexion, phone: -1 | 0 | 1): string =>
    place(
      inked(
        outlined(
          (phone === 0
            ? ''
            : area(`M${phone * 70} 96L${phone * 42} 92L${phone * 46} -8H${phone * 66}Z`, dim(skin.base)) +
              box(phone * 56 - 19, -62, 38, 62, dim('#40406a'), 7) +
              area(`M${phone * 56 - 15} -10v14q15 10 30 0v-14Z`, dim(skin.base))) +
            area('M-66 110C-66 54 -44 42 -16 38H16C44 42 66 54 66 110Z', dim(shirt)) +
            area('M16 38C44 42 66 54 66 110H30Q46 66 16 38Z', mix(dim(shirt), p.ink, 0.4)) +
            oval(-31, 0, 7, 10, dim(skin.base)) +
            oval(31, 0, 7, 10, dim(skin.shade)) +
            box(-13, 14, 26, 30, dim(skin.shade)) +
            (heads[kind] ?? ''),
          8,
        ) +
          (phone === 0 ? '' : box(phone * 56 - 13, -56, 26, 44, '#d8fff0', 3)) +
          pen('M-22 -20Q-16 -34 -2 -37M-56 74Q-50 58 -34 52', p.glow, 5, { opacity: 0.75 }),
      ),
      x,
      y,
      0.94,
    )
  return (
    person(150, 640, 1, '#ff8a5a', bronze, 0) +
    person(388, 642, 2, '#ffd24a', tan, 0) +
    person(46, 668, 3, '#5a9cff', tan, 1) +
    person(268, 664, 0, '#ff6f8a', umber, -1) +
    person(500, 668, 1, '#b08aff', bronze, -1)
  )
}

/** People before a stage with raised arms, from near the church down to the stage. */
const crowd =
  '<defs><g id="fan">' +
  circle(0, 0, 24, 'currentColor') +
  area('M-38 130C-38 40 38 40 38 130Z', 'currentColor') +
  line('M-30 44L-42 -34M30 44L44 -28', 'currentColor', 15) +
  line('M-20 -9A22 22 0 0 1 10 -19M-48 -34A8 8 0 0 1 -38 -41', '#ffc98a', 5, { opacity: 0.7 }) +
  '</g></defs>' +
  (
    [
      [440, '#4a358e', 0.62, 66],
      [508, '#37277a', 0.86, 96],
      [596, '#251962', 1.16, 124],
    ] as const
  )
    .map(
      ([y, color, size, step], row) =>
        `<g color="${color}">` +
        repeat(Math.ceil(520 / step), (i) =>
          place('<use href="#fan"/>', i * step + row * 34 + 6, y + (i % 3) * 9, size, (i % 2) * 10 - 5),
        ) +
        '</g>',
    )
    .join('')

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
  size?: number,
): string =>
  drawArm(id, p, side, hand, grip, isElbowRaised, {
    ink: OUTLINE,
    isJoined: isElbowRaised !== true,
    ...(turned === undefined ? {} : { turned }),
    ...(size === undefined ? {} : { hand: size }),
  })

/** A ball or another round thing with the radius `r`, and the fingers that hold it; the palm is drawn before it. */
const inFingers = (thing: string, x: number, y: number, r: number, skin: Complexion): string =>
  thing + place(inked(outlined(fingersAround(r, skin), OUTLINE * 0.8)), x, y)

/** A microphone in a hand. */
const microphoneIn = (color: string, x: number, y: number): string =>
  place(outlined(area('M-9 90H9L7 156H-7Z', '#4a4460'), 14) + microphone(palettes.night, color), x, y - 26, 0.62, 8)

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
  const hand = place(outlined(drawHand('open', umber), 9) + area('M-17 12H17V26H-17Z', '#ff7a6b'), x + 8, y, 0.98, turn)
  return outlined(area(limb(joints), color) + hand)
}

/** A thumb that lies on what a hand holds, from its ball at the given place toward the middle. */
const thumbBefore = (x: number, y: number, side: 1 | -1): string =>
  `<g transform="translate(${x} ${y}) scale(${side} 1)">${
    outlined(area('M-14 -20C4 -34 26 -40 48 -40C64 -40 66 -20 52 -16C36 -12 26 4 8 16Z', tan.base), 14) +
    area('M-24 -16L-8 -26L14 14L-10 26Z', tan.base) +
    area('M62 -26Q60 -18 52 -16C36 -12 26 4 8 16L-2 18C16 -6 36 -24 62 -26Z', tan.shade) +
    pen('M-2 -22C14 -32 28 -35 42 -35', tan.light, 5)
  }</g>`

/** A diver who swims to the right, in one curve from the head to the fins, with the near arm ahead. */
const swimmingDiver = (p: Palette): string =>
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
  `<g transform="translate(404 442) rotate(20) scale(-1 1)">${drawHostHead('1006', p, OUTLINE, 'shout')}</g>`

const boardColors = ['#ffcf3a', '#e8394e', '#27b89a', '#ff7ab8', '#4a8af0', '#fff3e0']

/** A die of the color game: its faces have one color and no spots. */
const plainDie = (x: number, y: number, size: number, color: string, turn: number): string =>
  edgedDie(x, y, size, [0, 0, 0], [mix(color, '#ffffff', 0.42), color, mix(color, '#3a0a30', 0.42), '#fff'], turn)

/** The board of the color game on the wall of a booth, with its six fields. */
const wallBoard =
  box(46, 166, 218, 262, '#fff3c0', 18, { stroke: INK, 'stroke-width': 9 }) +
  repeat(6, (i) => {
    const [x, y] = [60 + (i % 2) * 98, 178 + Math.floor(i / 2) * 82]
    return (
      box(x, y, 92, 76, boardColors[i] ?? INK, 10, { stroke: INK, 'stroke-width': 5 }) +
      line(`M${x + 12} ${y + 32}V${y + 18}Q${x + 13} ${y + 12} ${x + 20} ${y + 12}H${x + 44}`, '#fff', 6, {
        opacity: 0.7,
      })
    )
  })

/** The lamps of a big wheel around a point: on its rim and at its hub. */
const litWheel = (x: number, y: number): string =>
  halo('lamp', '#fff0b0', 0.9) +
  '<defs><g id="bulb">' +
  circle(0, 0, 34, 'url(#lamp)') +
  circle(0, 0, 8, '#fff8d0') +
  '</g></defs>' +
  circle(x, y, 110, 'url(#lamp)', { opacity: 0.8 }) +
  around(24, 215, 7.5)
    .map((at) => `<use href="#bulb" x="${Math.round(x + at.x)}" y="${Math.round(y + at.y)}"/>`)
    .join('')

/** The board of the color game on its table, toward the viewer, with counters on two of its fields. */
const colorBoard = (p: Palette): string => {
  const field = (column: number, row: number): string => {
    const [top, bottom] = [524 + row * 100, 612 + row * 116]
    const x = (share: number, y: number): string => `${Math.round(270 + (share - 1.5) * (y * 0.34 - 44))} ${y}`
    return `M${x(column + 0.04, top)}L${x(column + 0.96, top)}L${x(column + 0.96, bottom)}L${x(column + 0.04, bottom)}Z`
  }
  return (
    area('M66 508H474L520 730H20Z', p.shade, { stroke: INK, 'stroke-width': 9 }) +
    repeat(6, (i) => area(field(i % 3, Math.floor(i / 3)), boardColors[i] ?? p.main)) +
    [
      [126, 574],
      [252, 672],
    ]
      .map(
        ([x = 0, y = 0]) =>
          oval(x, y + 9, 36, 19, INK) +
          oval(x, y, 32, 16, '#ffe9b0', 0, { stroke: INK, 'stroke-width': 6 }) +
          oval(x, y, 17, 8, '#d8702a'),
      )
      .join('')
  )
}

/** A cabin of a big wheel: the roof, its posts and the rear of the body, and what is before a person in it. */
const cabinBack =
  lit('cabin', ['#ffb0c8', '#f0507a', '#8e1e58'], [0.9, 1]) +
  lit('post', ['#fff6c8', '#ffc93d', '#9a5a14'], [1, 0]) +
  inked(
    outlined(
      box(60, 250, 18, 340, 'url(#post)') +
        box(374, 250, 18, 340, 'url(#post)') +
        area('M18 268C30 196 130 164 226 164C322 164 422 196 434 268Q226 300 18 268Z', 'url(#cabin)') +
        circle(226, 152, 22, '#ffd84a'),
    ) +
      area('M110 275C116 216 160 178 226 168C292 178 336 216 342 275Q226 290 110 275Z', '#fff0d0', { opacity: 0.9 }) +
      pen('M54 240Q84 204 130 190', '#fff', 7, { opacity: 0.6 }),
  ) +
  area('M70 560H382V620H70Z', '#4a123e')

const cabinFront = inked(
  outlined(area('M34 596H418L384 712Q226 742 68 712Z', 'url(#cabin)') + box(22, 580, 408, 30, 'url(#post)', 14)) +
    area('M150 610H302L286 724Q226 730 166 724Z', '#fff0d0', { opacity: 0.9 }) +
    area(star(226, 664, 5, 34, 15), '#f0507a') +
    pen('M62 626L82 692', '#fff', 7, { opacity: 0.5 }),
)

/** The balls of the last numbers on the wall of a booth. */
const bingoBoard = (p: Palette): string =>
  box(104, 222, 332, 76, '#2a1038', 16, { stroke: p.glow, 'stroke-width': 6 }) +
  ['7', '19', '52', '71']
    .map((label, i) =>
      ball(
        156 + i * 76,
        260,
        27,
        label,
        [palettes.rosas.main, palettes.mango.main, palettes.sea.main][i % 3] ?? p.main,
        p,
      ),
    )
    .join('')

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
  readonly mood?: Mood
}

/** A host, or an arm of one that lies on what is in front of the host. */
const standing = (content: string, x: number, y: number, size: number, mirrored = false): string =>
  `<g transform="translate(${x} ${y}) scale(${mirrored ? -size : size} ${size})">${content}</g>`

/** `mirrored` turns a host to the other side. */
const hostAt = (id: string, p: Palette, x: number, y: number, size: number, stance: Stance = {}): string => {
  const { mirrored, tilt = 0, held = '', waist, bare = [], mood } = stance
  const shirt = waist === undefined ? '' : drawWaist(id, p, waist, { bare, ink: OUTLINE })
  return standing(
    shirt + drawHost(id, p, { tilt, bare, ink: OUTLINE, ...(mood && { mood }) }) + held,
    x,
    y,
    size,
    mirrored,
  )
}

/** The host of the band, who plays a guitar. The shirt goes on below. */
const guitarist = (p: Palette, wood: Palette, x: number, y: number, size: number, mood?: Mood): string =>
  hostAt('1004', p, x, y, size, {
    mirrored: true,
    tilt: -5,
    waist: 190,
    bare: [-1, 1],
    held: playedGuitar(p, wood, 0, OUTLINE),
    ...(mood && { mood }),
  })

/** The top of a table or counter in front of a host, whose shadow is on it. */
const table = (y: number, x: number, [light, body, dark]: readonly [string, string, string], edge: string): string =>
  lit('table', [light, body, dark], [0, 1]) +
  box(0, y, WIDTH, HEIGHT - y, 'url(#table)') +
  contact(x, y + 22, 190, 26, dark) +
  box(0, y, WIDTH, 7, edge) +
  box(0, HEIGHT - 34, WIDTH, 34, dark, 0, { opacity: 0.55 })

/** A color over the lower part of the poster, before which hosts are. */
const near = (color: string): string => fade([WIDTH, HEIGHT], color, { side: 'bottom', from: 0.18, to: 0.5 })

/** The evening sky of a fair, with lamps and tents. The badge of the show is at the upper left, where no lamps are. */
const fairAt = (at: SubjectCanvas, colors?: readonly string[]): string =>
  place(fairStreet({ ...at, width: 300, height: 400, wide: false }, colors, 0.42), 0, 0, 1.8)

const posters: { readonly [liveId: string]: Poster } = {
  // The host, very near, shouts the number on the ball in his hand.
  7: {
    palette: 'rosas',
    light: { x: 372, y: 230 },
    draw: (at, p) =>
      fairAt(at, ['#2a0f5c', '#8f2f8a', '#ff7fb0']) +
      glow(at, 210) +
      place(bingoCage(palettes.lantern, 0.3, 1.3), 350, 226) +
      fade([WIDTH, HEIGHT], '#80145c', { side: 'bottom', from: 0.3, to: 0.62 }) +
      halo('ball-light', '#fff0b0', 0.85) +
      circle(404, 464, 130, 'url(#ball-light)') +
      hostAt('1001', p, 206, 530, 1.6, {
        mood: 'shout',
        tilt: -5,
        waist: 150,
        bare: [1],
        held:
          heldArm('1001', p, 1, { x: 104, y: -4 }, 'carry', false, 6) +
          inFingers(outlined(ball(102, -60, 53, '22', palettes.jade.main, p)), 102, -60, 53, tan),
      }),
  },
  // Dice fly from the board of colors, which is near; two hosts behind it cheer.
  8: {
    palette: 'coral',
    light: { x: 270, y: 330 },
    draw: (at, p) =>
      fairAt(at) +
      glow(at, 190) +
      hostAt('1003', palettes.lagoon, 404, 366, 0.92, {
        mood: 'shout',
        tilt: -6,
        waist: 190,
        bare: [1],
        held: heldArm('1003', palettes.lagoon, 1, { x: 108, y: -62 }, 'open'),
      }) +
      hostAt('1002', p, 146, 386, 0.92, {
        mirrored: true,
        mood: 'laugh',
        tilt: 4,
        waist: 190,
        bare: [1],
        held: heldArm('1002', p, 1, { x: 96, y: -66 }, 'open'),
      }) +
      lit('counter', [p.main, p.shade, '#5a1230'], [0, 1]) +
      area('M-10 492H550V730H-10Z', 'url(#counter)') +
      box(0, 486, WIDTH, 10, p.pale) +
      colorBoard(p) +
      plainDie(270, 170, 1.04, '#ffa53a', 16) +
      plainDie(256, 372, 1.2, '#27b89a', -10) +
      plainDie(386, 520, 1.3, '#e8394e', 22) +
      line('M236 236Q222 262 226 290M304 232Q318 256 314 284M330 428Q346 436 352 450', '#fff3c0', 7, { opacity: 0.8 }),
  },
  // The host in a cabin of the wheel, high over the fair.
  9: {
    palette: 'indigo',
    light: { x: 330, y: 200 },
    draw: (at, p) =>
      fairAt(at) +
      glow(at, 200) +
      inLight(place(rides.wheel(p), 420, 330, 3.5)) +
      fade([WIDTH, HEIGHT], '#1c1252', { side: 'bottom', from: 0.1, to: 0.36 }) +
      cabinBack +
      hostAt('1003', p, 226, 498, 1.06, {
        mood: 'laugh',
        waist: 190,
        bare: [-1, 1],
        held: heldArm('1003', p, 1, { x: 126, y: -38 }, 'open'),
      }) +
      cabinFront +
      standing(heldArm('1003', p, -1, { x: -98, y: 90 }, 'rest', true, 0), 226, 498, 1.06),
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
        mood: 'laugh',
        tilt: -8,
        waist: 190,
        bare: [-1],
        held:
          microphoneIn(p.accent, -70, 38) + heldArm('1002', palettes.mango, -1, { x: -70, y: 58 }, 'clasp', false, 8),
      }) +
      guitarist(p, palettes.mango, 148, 424, 1.1, 'laugh') +
      lit('stage', [p.main, p.shade, p.ink], [0, 1]) +
      area('M0 590H540V720H0Z', 'url(#stage)') +
      box(0, 590, WIDTH, 6, p.glow) +
      audience(p),
  },
  // The host, small under a street of stars, lifts her own one.
  22: {
    palette: 'lantern',
    game: '50101',
    isSquare: true,
    draw: (_, p) =>
      near('#3a1650') +
      halo('star-light', '#fff0b0', 0.8) +
      circle(168, 446, 130, 'url(#star-light)') +
      hostAt('1005', p, 318, 520, 0.94, {
        mood: 'shout',
        tilt: -4,
        waist: 150,
        bare: [-1, 1],
        held:
          heldArm('1005', p, 1, { x: 122, y: -30 }, 'open') +
          line('M-128 30L-160 -84', INK, 17) +
          line('M-128 30L-160 -84', '#d8a05a', 7) +
          inked(outlined(area(star(-164, -98, 5, 54, 24), '#3fd0b0'))) +
          area(star(-164, -98, 5, 32, 14), '#eafff4') +
          heldArm('1005', p, -1, { x: -136, y: 0 }, 'clasp', false, -16),
      }) +
      table(644, 318, ['#a8642e', '#6e3a1e', '#2a1008'], '#ffc680') +
      place(workbench, 0, 26),
  },
  // A large turtle over the corals, and a diver below it.
  23: {
    palette: 'lagoon',
    game: '50239',
    square: [240, 2, 0.72],
    draw: (at, p) => near('#0a4a8a') + bubbles(at, p) + place(seaFloor, 0, 56) + inked(swimmingDiver(p)),
  },
  // The plaza from the stage, over the shoulder of the host, who shows a ball to the people.
  24: {
    palette: 'sea',
    game: '27202',
    draw: (_, p) =>
      near('#1a1450') +
      crowd +
      halo('ball-light', '#fff0b0', 0.85) +
      circle(404, 372, 120, 'url(#ball-light)') +
      hostAt('1001', p, 224, 566, 1.5, {
        mood: 'back',
        tilt: 7,
        waist: 150,
        bare: [1],
        held:
          heldArm('1001', p, 1, { x: 120, y: -92 }, 'carry', false, 4) +
          inFingers(outlined(ball(118, -140, 47, '64', palettes.rosas.main, p)), 118, -140, 47, tan),
      }) +
      line('M78 560V730', INK, 22) +
      line('M78 560V730', '#8a84b8', 10) +
      place(microphone(palettes.night, '#e8506b'), 74, 520, 0.84, -14),
  },
  // The host, very near, looks at the die on her hand while others fall.
  25: {
    palette: 'mango',
    light: { x: 250, y: 210 },
    draw: (at, p) =>
      fairAt(at) +
      glow(at, 220) +
      near('#5a1020') +
      halo('die-light', '#fff0b0', 0.7) +
      circle(118, 498, 150, 'url(#die-light)') +
      line('M60 40Q40 74 44 110M128 20Q108 60 112 92M392 8Q376 40 380 74M464 20Q448 52 452 84', '#fff3c0', 8, {
        opacity: 0.8,
      }) +
      plainDie(94, 204, 1.9, '#ffb22e', -14) +
      plainDie(424, 166, 1.8, '#ff6b5e', 18) +
      hostAt('1002', p, 334, 612, 1.84, {
        mood: 'aside',
        tilt: -3,
        bare: [-1],
        held:
          heldArm('1002', p, -1, { x: -112, y: 2 }, 'carry', false, -4) +
          inFingers(plainDie(-113, -56, 1.04, '#27c8a4', -10), -113, -52, 46, bronze),
      }),
  },
  // The host below the whole wheel, whose lamps are lit.
  26: {
    palette: 'indigo',
    light: { x: 270, y: 290 },
    draw: (at, p) =>
      stars(at, 24) +
      glow(at, 300) +
      inLight(place(rides.wheel(p), 270, 300, 2.75)) +
      litWheel(270, 283) +
      fade([WIDTH, HEIGHT], '#1c1252', { side: 'bottom', from: 0.04, to: 0.4 }) +
      hostAt('1003', p, 270, 560, 1.3, {
        mirrored: true,
        mood: 'shout',
        tilt: -6,
        waist: 200,
        bare: [-1, 1],
        held: heldArm('1003', p, 1, { x: 116, y: -56 }, 'open') + heldArm('1003', p, -1, { x: -116, y: -56 }, 'open'),
      }),
  },
  // A jeepney on its way through the town at night.
  27: {
    palette: 'ember',
    game: '50104',
    draw: (_, p) =>
      near('#1a1650') + bench + guitarist(p, palettes.lantern, 262, 432, 1.34, 'shout') + crossedLegs + notes,
  },
  // The hands of the host and her lantern, near; she looks down at it.
  28: {
    palette: 'ube',
    draw: (at, p) =>
      place(windowRoom({ ...at, width: 300, height: 400 }, ['#8a4ad0', '#32106a']), 0, 0, 1.8) +
      near('#2a0f5a') +
      lit('chair', ['#ffb27a', '#c9603a', '#6a2418'], [0.8, 1]) +
      box(70, 190, 420, 560, 'url(#chair)', 110, { stroke: INK, 'stroke-width': 10 }) +
      hostAt('1005', p, 284, 388, 1.62, { mood: 'aside', tilt: -9, waist: 200, bare: [-1, 1] }) +
      halo('star-light', '#ffd98a', 0.7) +
      circle(278, 600, 200, 'url(#star-light)') +
      // Her palms are behind the star, and her thumbs before it.
      standing(
        heldArm('1005', p, -1, { x: -76, y: 130 }, 'fret', false, 78) +
          heldArm('1005', p, 1, { x: 72, y: 128 }, 'fret', false, -78),
        284,
        388,
        1.62,
      ) +
      place(slotMotifs.parol(palettes.lantern), 278, 592, 1.92, -4) +
      inked(thumbBefore(164, 604, 1) + thumbBefore(392, 600, -1)),
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
        mood: 'aside',
        waist: 190,
        bare: [-1],
        held:
          heldArm('1006', palettes.coral, -1, { x: -136, y: -6 }, 'carry') +
          circle(-136, -62, 70, 'url(#glow-of-pearl)') +
          inFingers(
            circle(-136, -62, 46, 'url(#pearl)', { stroke: INK, 'stroke-width': 8 }) +
              oval(-151, -80, 10, 6.4, '#fff', -36) +
              area(star(-106, -92, 4, 20, 3.4), '#fff'),
            -136,
            -62,
            46,
            umber,
          ),
      }) +
      area('M-10 612Q270 552 550 612V720H-10Z', 'url(#sand)') +
      place(pearlShell, 226, 592, 1.26) +
      corals,
  },
  // A whole booth: a neighbor has a full row, and the host looks at her.
  30: {
    palette: 'dusk',
    light: { x: 270, y: 300 },
    draw: (at, p) =>
      fairAt(at) +
      glow(at, 210) +
      lit('wall', [p.shade, '#5a2a5a', '#2a1038'], [0.3, 1]) +
      box(56, 190, 428, 400, 'url(#wall)') +
      bingoBoard(p) +
      hostAt('1001', p, 372, 458, 0.86, { mood: 'aside', tilt: -3, waist: 170 }) +
      hostAt('1005', palettes.lagoon, 186, 474, 0.86, {
        mirrored: true,
        mood: 'laugh',
        tilt: -10,
        waist: 150,
        bare: [1],
        held: heldArm('1005', palettes.lagoon, 1, { x: 98, y: -56 }, 'open'),
      }) +
      lit('post', ['#fff0b0', '#ffcf3a', '#a86a14'], [1, 0]) +
      box(48, 190, 22, 470, 'url(#post)') +
      box(470, 190, 22, 470, 'url(#post)') +
      inLight(place(awning(p, 484, 0), 270, 158)) +
      lit('counter', ['#f0a070', p.shade, '#4a1a3a'], [0, 1]) +
      box(36, 566, 468, 124, 'url(#counter)') +
      line('M90 600V680M180 600V680M270 600V680M360 600V680M450 600V680', p.ink, 34, { opacity: 0.16 }) +
      box(26, 560, 488, 14, p.pale, 6) +
      contact(270, 694, 250, 16) +
      // Her card stands on the counter.
      contact(288, 562, 58, 7) +
      inLight(place(bingoCard(p), 288, 502, 0.66)),
  },
  // Over the shoulder of the host, who has a die ready, before the board of six colors.
  31: {
    palette: 'storm',
    light: { x: 230, y: 250 },
    draw: (at, p) =>
      stars(at, 20) +
      lit('wall', ['#5a82c8', '#1c2f5c', '#0a1228'], [0.3, 1]) +
      box(10, 110, 520, 500, 'url(#wall)') +
      glow(at, 200) +
      lit('post', ['#fff0b0', '#ffcf3a', '#a86a14'], [1, 0]) +
      wallBoard +
      box(2, 110, 26, 620, 'url(#post)') +
      box(512, 110, 26, 620, 'url(#post)') +
      inLight(place(awning(p, 580, 0), 270, 82)) +
      fade([WIDTH, HEIGHT], '#0c1630', { side: 'bottom', from: 0, to: 0.3 }) +
      hostAt('1002', palettes.coral, 372, 590, 1.56, {
        mood: 'back',
        tilt: -9,
        waist: 130,
        bare: [-1],
        held:
          heldArm('1002', palettes.coral, -1, { x: -138, y: -2 }, 'carry', false, -4) +
          inFingers(plainDie(-139, -60, 1.04, '#ff6b5e', -12), -139, -56, 46, bronze),
      }),
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
