/** Horses at a gallop: from the side, and in three-quarter view, alone or as a racehorse with its jockey. */
import { area, circle, inked, line, oval, pen, place } from './draw.ts'
import { outlined } from './motifs/outline.ts'
import { drawHand } from './people/hand.ts'
import { drawFace } from './people/head.ts'
import { outlined as outline } from './people/outline.ts'
import { racingJockey } from './people/soft-heads.ts'

export interface HorseColors {
  readonly coat: string
  readonly shade: string
  readonly light: string
  readonly mane: string
}

export interface RacehorseColors extends HorseColors {
  readonly silks: string
  readonly trim: string
}

const hind =
  'M-30 -20C-24 4 -36 20 -54 26C-70 31 -80 36 -87 43C-97 53 -106 61 -118 68L-125 60C-116 52 -108 44 -102 35C-105 31 -105 26 -102 22C-93 12 -86 2 -78 -18Z'
const hindHoof = 'M-117 69L-126 59C-134 60 -141 64 -147 70L-134 82C-127 80 -121 76 -117 69Z'
const stretched =
  'M36 -22C38 2 54 12 74 10C86 8 95 5 104 5L132 18L136 9C126 2 116 -5 106 -8C94 -11 84 -9 76 -12L70 -34Z'
const stretchedHoof = 'M132 19L137 8C146 9 153 13 157 19L148 29C141 28 136 24 132 19Z'
const folded =
  'M32 -20C34 4 48 18 66 20C74 21 80 24 83 28C80 32 74 34 66 36L49 42L53 51C66 49 80 45 91 38C99 32 100 22 93 14C85 6 77 -2 72 -22Z'
const foldedHoof = 'M49 41L54 52C49 60 42 64 34 64L32 51C37 47 43 43 49 41Z'

const far = (content: string, turn: string): string => `<g transform="rotate(${turn})">${content}</g>`

const tail =
  'M-66 -34C-84 -54 -108 -50 -124 -42C-140 -34 -154 -38 -164 -46C-158 -24 -140 -16 -124 -20C-136 -12 -148 -12 -158 -16C-146 2 -122 4 -104 -8C-90 -18 -80 -22 -68 -20Z'
const barrel =
  'M-76 -16C-82 -38 -62 -50 -40 -46C-18 -41 6 -38 26 -46C42 -52 58 -74 78 -92C84 -98 94 -100 102 -95C114 -86 126 -73 136 -61C141 -54 139 -46 133 -43C125 -41 117 -44 110 -50C104 -53 99 -54 94 -58C86 -46 82 -32 74 -18C68 -4 52 12 30 15C8 17 -14 10 -32 12C-56 14 -74 2 -76 -16Z'
const belly =
  'M-72 0C-50 6 -18 -2 10 2C40 6 62 -12 76 -44L94 -58C86 -46 82 -32 74 -18C68 -4 52 12 30 15C8 17 -14 10 -32 12C-52 14 -66 8 -72 0Z'
const ears = 'M84 -96L80 -116L97 -100ZM94 -98L98 -118L106 -96Z'
const crest =
  'M104 -97C92 -108 74 -102 60 -98C44 -94 34 -84 14 -84C24 -76 26 -72 10 -68C22 -62 26 -58 14 -50C24 -46 28 -44 30 -46C46 -52 60 -70 80 -88C88 -90 96 -92 104 -97Z'
/** The eye, the nostril and the mouth in profile. */
const faceInProfile =
  area('M108 -82q9 -4 13 5q-8 4 -13 -5Z', '#12070c') +
  oval(132, -54, 3, 2.2, '#12070c', 40) +
  line('M132 -45L123 -47', '#12070c', 2)

/** A horse in profile without its legs, with one dark line around it. */
const trunk = ({ coat, shade, light, mane }: HorseColors): string =>
  outline(area(tail, mane) + area(barrel, coat) + area(ears, coat) + area(crest, mane), 12) +
  area(belly, shade, { opacity: 0.75 }) +
  line('M-68 -34C-58 -46 -40 -42 -22 -38M62 -72C70 -82 76 -88 84 -94M104 -88C116 -78 126 -68 133 -58', light, 5) +
  circle(112, -78, 6.4, '#fff') +
  circle(114, -77, 4.6, '#12070c') +
  circle(112, -79, 1.6, '#fff') +
  faceInProfile

/** Around 0,0, from -148 to 158 in width and from -116 to 82 in height. */
export const horse = ({ coat, shade, light, mane }: HorseColors): string =>
  far(area(hind, shade) + area(hindHoof, mane), '-27 -46 0') +
  far(area(stretched, shade) + area(stretchedHoof, mane), '9 52 -10') +
  area(tail, mane) +
  area(barrel, coat) +
  area(belly, shade, { opacity: 0.75 }) +
  area(hind, coat) +
  area('M-30 -20C-24 4 -36 20 -54 26C-70 31 -80 36 -87 43L-96 40C-88 30 -78 24 -66 18C-48 8 -42 -6 -30 -20Z', shade, {
    opacity: 0.75,
  }) +
  area(hindHoof, mane) +
  area(folded, coat) +
  area('M34 4C44 16 56 20 66 20C74 21 80 24 83 28C88 22 84 14 74 12C58 10 44 4 34 -6Z', shade, { opacity: 0.75 }) +
  area(foldedHoof, mane) +
  line(
    'M-68 -34C-58 -46 -40 -42 -22 -38M46 -56C58 -70 68 -84 84 -94M-84 12C-78 4 -74 -4 -72 -12M62 -18C66 -8 72 2 82 10',
    light,
    4.5,
  ) +
  line('M104 -88C116 -78 126 -68 133 -58', light, 4) +
  area(ears, coat) +
  area(crest, mane) +
  faceInProfile

/**
 * A horse at a gallop toward the viewer, in three-quarter view to the right: about from -165 to 150 in width and from
 * -165 to 165 in height. `rider` is drawn before its back and behind its head, `tack` before its head. With
 * `isLeaping`, the far foreleg is stretched and the near one is folded.
 */
export const gallop = (
  { coat, shade, light, mane }: HorseColors,
  { rider = '', tack = '', isLeaping = false }: { rider?: string; tack?: string; isLeaping?: boolean } = {},
): string => {
  const hoof = (x: number, y: number, size: number, turn: number): string =>
    place(area('M-14 -10H14L20 14H-20Z', '#4a3450') + area('M-20 14H20L18 20H-18Z', '#c8ccd8'), x, y, size, turn)
  return (
    // The tail, the hind legs and the body.
    outlined(
      area(
        'M-92 -34C-122 -66 -150 -58 -172 -30C-156 -36 -148 -34 -144 -28C-164 -18 -172 4 -166 30C-158 14 -148 8 -138 10C-146 24 -144 40 -134 52C-126 20 -104 6 -84 6Z',
        mane,
      ) +
        area('M-62 20L-30 34C-38 64 -62 74 -76 92L-92 114L-108 102C-98 84 -92 70 -86 52Z', shade) +
        hoof(-106, 114, 0.8, 34) +
        area('M-108 6L-66 34C-68 60 -96 70 -110 88L-128 118L-148 106C-138 82 -126 64 -116 42Z', coat) +
        hoof(-146, 118, 0.9, 34) +
        area('M-106 -44C-84 -66 -36 -64 0 -58L40 30C20 72 -30 70 -62 56C-98 56 -128 10 -106 -44Z', coat),
    ) +
    area('M-106 0C-90 36 -40 50 0 40L24 56C-4 72 -40 66 -62 56C-86 54 -104 30 -106 0Z', shade, { opacity: 0.6 }) +
    line('M-102 -30C-92 -50 -70 -56 -40 -54', light, 6) +
    // The far foreleg.
    outlined(
      isLeaping
        ? area('M30 10C64 14 98 8 124 14C138 18 144 28 148 42L164 74L146 84L122 48C104 48 62 64 18 50Z', shade) +
            hoof(158, 86, 0.84, -30)
        : area('M32 16C60 24 92 32 116 44C124 52 124 62 116 68L84 98L68 86L88 60C70 60 40 62 18 50Z', shade) +
            hoof(72, 98, 0.84, 48),
    ) +
    rider +
    // The mane, the near foreleg that reaches for the viewer, and the neck with the chest.
    outlined(
      area(
        'M44 -132C14 -142 -18 -128 -40 -104C-26 -108 -18 -106 -12 -102C-36 -92 -54 -74 -60 -46C-46 -58 -36 -60 -28 -56C-44 -38 -50 -18 -46 6C-34 -10 -24 -16 -14 -14L36 -40Z',
        mane,
      ) +
        (isLeaping
          ? area('M26 8C56 28 84 42 108 60C118 70 118 82 108 90L68 118L46 100L72 82C40 90 -24 82 -34 20Z', coat) +
            hoof(50, 116, 1, 48)
          : area('M-34 14C-30 50 -10 74 18 84C34 96 44 108 56 124L82 106C76 88 66 74 56 62C54 40 44 20 28 14Z', coat) +
            hoof(80, 128, 1.3, -36)),
    ) +
    (isLeaping
      ? area('M112 64C118 74 116 84 108 90L68 118L60 112L92 88C98 80 96 74 90 68Z', shade, { opacity: 0.6 }) +
        line('M-16 56C0 74 24 80 50 80', light, 5)
      : area('M30 30C46 40 54 52 56 62C66 74 76 88 82 106L72 112C64 96 52 84 40 76C28 66 24 50 30 30Z', shade, {
          opacity: 0.6,
        }) + line('M-16 52C-6 66 8 74 24 80', light, 5)) +
    outlined(
      area('M26 -122C-4 -96 -34 -52 -36 -12C-38 30 -10 66 26 66C64 64 80 24 80 -14C82 -44 90 -64 92 -80Z', coat),
    ) +
    area(
      'M80 -14C80 24 64 64 26 66C4 66 -14 54 -26 34C4 46 36 36 52 8C62 -14 66 -44 66 -70L90 -74C86 -50 80 -40 80 -14Z',
      shade,
      { opacity: 0.6 },
    ) +
    line('M-4 10Q14 26 36 22M40 -8Q34 18 40 34', shade, 5, { opacity: 0.7 }) +
    line('M-24 -10C-22 -44 -6 -74 14 -96', light, 6) +
    // The head: ears, face, blaze, two eyes, nostrils and the mouth.
    outlined(
      area('M34 -118C22 -140 24 -158 34 -168C48 -158 56 -144 58 -130Z', coat) +
        area('M76 -136C78 -154 90 -166 104 -168C110 -154 108 -140 98 -126Z', coat) +
        area(
          'M30 -112C32 -140 64 -152 92 -138C110 -128 114 -108 118 -86C126 -66 150 -52 150 -28C150 -2 118 8 98 -4C82 -14 74 -36 58 -54C40 -70 26 -88 30 -112Z',
          coat,
        ),
    ) +
    area('M58 -54C74 -36 82 -14 98 -4C116 6 148 -2 150 -28C134 -12 112 -16 100 -32C86 -52 70 -68 44 -76Z', shade, {
      opacity: 0.55,
    }) +
    area(
      'M38 -132C34 -144 34 -152 36 -156C44 -148 48 -138 50 -132ZM84 -134C88 -148 94 -154 100 -158C102 -148 98 -138 94 -130Z',
      shade,
    ) +
    area(
      'M72 -124C82 -130 92 -124 94 -112C98 -90 114 -66 128 -48C118 -40 108 -42 102 -52C92 -72 78 -98 72 -124Z',
      '#fff',
      { opacity: 0.85 },
    ) +
    outlined(
      area('M28 -132C44 -164 84 -166 96 -138C84 -136 78 -128 76 -112C66 -124 46 -128 28 -132Z', mane) +
        area('M44 -98C50 -112 70 -110 76 -92C66 -84 50 -86 44 -98Z', '#fff') +
        area('M98 -112C106 -118 114 -110 116 -98C110 -94 102 -98 98 -112Z', '#fff'),
      4,
    ) +
    circle(62, -97, 9, '#3a1c14') +
    circle(108, -105, 6, '#3a1c14') +
    circle(59, -101, 3.4, '#fff') +
    circle(106, -108, 2.2, '#fff') +
    line('M40 -104Q56 -120 78 -98', '#2b1a2b', 5) +
    oval(108, -26, 7, 9, '#2b1a2b', 30) +
    oval(138, -36, 5, 8, '#2b1a2b', 20) +
    line('M100 -6C116 -2 132 -8 142 -16', '#2b1a2b', 5) +
    line('M36 -96C42 -80 54 -68 66 -56', light, 5) +
    tack
  )
}

/** The head of a jockey around 0,0, for `inked` content: the goggles are pushed up on the helmet. */
const jockeyHead = (silks: string, trim: string): string =>
  outline(area('M-22 30C-20 60 -30 84 -40 96H44C34 84 30 60 32 30Z', racingJockey.skin.shade)) +
  outline(area(racingJockey.outline, racingJockey.skin.base)) +
  drawFace(racingJockey) +
  outline(area('M-58 -18C-78 -76 -48 -122 6 -122C62 -122 78 -76 64 -24C34 -48 -26 -50 -58 -18Z', silks)) +
  area('M-12 -120C-4 -98 -4 -70 -8 -45L26 -44C28 -74 26 -100 20 -121Z', trim) +
  area('M64 -24C78 -76 62 -122 6 -122C46 -112 58 -80 46 -38Z', '#1a0d2a', { opacity: 0.28 }) +
  pen('M-54 -60C-50 -88 -34 -104 -16 -110', '#fff', 7, { opacity: 0.6 }) +
  outline(area('M-60 -16C-26 -52 34 -50 66 -22L76 -8C40 -36 -24 -36 -62 -2Z', trim)) +
  outline(
    area(
      'M-52 -66C-36 -84 -6 -88 4 -78C6 -62 -18 -52 -44 -50ZM8 -79C24 -86 50 -78 58 -62L52 -50C32 -52 10 -62 8 -79Z',
      '#fff',
    ),
    9,
  ) +
  area(
    'M-42 -64C-30 -74 -12 -78 -2 -73C-4 -64 -22 -58 -38 -58ZM14 -74C28 -76 42 -70 50 -62L46 -57C32 -58 18 -64 14 -74Z',
    '#7fd0f4',
  ) +
  pen('M-50 -8C-48 30 -30 58 2 72', '#33202c', 6)

/** The same horse in a race: a jockey in a helmet leans forward behind its neck. */
export const racehorse = ({ silks, trim, ...colors }: RacehorseColors): string =>
  gallop(colors, {
    rider:
      outlined(
        // The saddlecloth follows the barrel, with the leg and the boot of the jockey on it.
        area(
          'M-92 -56C-70 -66 -40 -66 -18 -58C-12 -36 -12 -10 -20 16C-46 30 -82 26 -100 8C-104 -16 -102 -36 -92 -56Z',
          trim,
        ) +
          area(
            'M-74 -70C-52 -84 -24 -70 -14 -50C-10 -36 -22 -30 -34 -26L-46 -6L-66 -12L-58 -36C-66 -44 -76 -58 -74 -70Z',
            '#fff8ec',
          ) +
          area('M-66 -14L-44 -6L-50 22C-42 26 -34 30 -34 38H-68C-74 24 -72 4 -66 -14Z', '#33202c') +
          area('M-82 -70C-96 -100 -62 -132 -26 -130L14 -104L2 -74C-18 -56 -54 -52 -82 -70Z', silks) +
          area('M-26 -130C-6 -128 10 -112 14 -92L44 -72L34 -54L-2 -72C-22 -84 -30 -108 -26 -130Z', silks),
      ) +
      line('M-66 -112C-50 -96 -44 -78 -46 -62M-42 -124C-26 -110 -20 -96 -20 -82', trim, 8) +
      area('M-82 -70C-60 -62 -22 -66 2 -86L2 -74C-18 -56 -54 -52 -82 -70Z', '#1a0d2a', { opacity: 0.25 }) +
      place(inked(outline(drawHand('fist', racingJockey.skin), 9)), 40, -58, 0.82, 60) +
      place(inked(jockeyHead(silks, trim)), -36, -133, 0.54, -4),
    tack:
      // The bridle and the rein.
      line(
        'M44 -84C66 -92 92 -96 116 -92M82 -34C94 -50 112 -58 132 -58M44 -84C58 -64 70 -46 82 -34L44 -62',
        '#2b1a2b',
        9,
      ) +
      line('M44 -84C66 -92 92 -96 116 -92M82 -34C94 -50 112 -58 132 -58M44 -84C58 -64 70 -46 82 -34L44 -62', trim, 5) +
      circle(84, -36, 6, '#ffd23f', { stroke: '#2b1a2b', 'stroke-width': 3 }),
  })

const saddle = 'M-34 -46C-20 -50 14 -50 34 -48L30 -8C10 -2 -16 -2 -30 -8Z'
/** One leg with its hoof, turned by degrees around its joint. */
const leg = (id: string, turn: number, [x, y]: readonly [x: number, y: number]): string =>
  `<use href="#${id}" transform="rotate(${turn} ${x} ${y})"/>`
const hip = [-56, -12] as const
const shoulder = [54, -8] as const
/** How the legs of a pose are turned, and by how much the horse rises and leans. */
const poses = [
  { hinds: [12, -20], fores: [-8, 14], isFolded: false, lift: -10, lean: -3 },
  { hinds: [-44, -22], fores: [0, 62], isFolded: true, lift: -4, lean: 2 },
  { hinds: [-84, -62], fores: [76, 48], isFolded: false, lift: 0, lean: 4 },
  // It waits for the start: it paws the ground with one foreleg.
  { hinds: [-56, -24], fores: [26, 72], isFolded: true, lift: -3, lean: -3 },
] as const

/** The jockey in profile, low over the neck. */
const rider = (silks: string, trim: string): string =>
  outline(
    area('M-8 -72C-26 -62 -28 -46 -12 -42L28 -38L10 -8L26 -2L50 -42C52 -54 34 -58 24 -62Z', '#fff8ec') +
      area('M16 -22L6 2L34 8L38 -2L27 -4L34 -16Z', '#33202c') +
      area('M-20 -62C-34 -92 -4 -122 34 -116C50 -112 54 -96 40 -88L18 -62C6 -54 -14 -52 -20 -62Z', silks) +
      area('M24 -108C42 -106 48 -92 46 -86L80 -74L76 -60L36 -72C18 -80 12 -104 24 -108Z', trim) +
      circle(82, -66, 9, '#e6ad7b') +
      area('M36 -132C34 -104 48 -94 64 -96C80 -98 86 -112 84 -132Z', '#e6ad7b') +
      area('M26 -130C24 -166 46 -178 64 -176C86 -174 94 -156 92 -138L104 -134C104 -128 98 -128 88 -128Z', silks),
    10,
  ) +
  area('M52 -176C58 -166 62 -150 62 -130L76 -130C78 -150 74 -166 66 -176Z', trim) +
  area('M-20 -62C-10 -60 20 -74 34 -92C40 -84 22 -62 14 -58C0 -54 -14 -52 -20 -62Z', '#1a0d2a', { opacity: 0.28 }) +
  area('M26 -130C24 -166 46 -178 60 -176C40 -166 38 -150 42 -129Z', '#fff', { opacity: 0.4 }) +
  circle(74, -120, 4.6, '#2b1a2b') +
  line('M66 -106Q74 -102 79 -107', '#2b1a2b', 3.4)

/**
 * Three poses of a racehorse at a gallop in profile and one that stands, side by side, each in a box of 340 by 262.
 * `mark` is drawn around 0,0 on the cloth below the saddle.
 */
export function gallopStrip({ silks, trim, ...colors }: RacehorseColors, mark: string): string {
  const { coat, shade, mane } = colors
  const limbs = (
    [
      ['hind', hind, hindHoof],
      ['fore', stretched, stretchedHoof],
      ['fold', folded, foldedHoof],
    ] as const
  ).flatMap(([id, limb, hoof]) => [
    `<g id="${id}">${area(limb, coat)}${area(hoof, mane)}</g>`,
    `<g id="far-${id}">${area(limb, shade)}${area(hoof, mane)}</g>`,
  ])
  const drawPose = ({ hinds, fores, isFolded, lift, lean }: (typeof poses)[number], index: number): string =>
    place(
      outline(leg('far-hind', hinds[1], hip) + leg('far-fore', fores[1], shoulder), 12) +
        outline(leg('hind', hinds[0], hip) + leg(isFolded ? 'fold' : 'fore', fores[0], shoulder), 12) +
        '<use href="#trunk"/>',
      170 + index * 340,
      160 + lift,
      0.95,
      lean,
    )
  return `<defs>${limbs.join('')}<g id="trunk">${trunk(colors)}${area(saddle, trim, {
    stroke: '#2b1a2b',
    'stroke-width': 4,
  })}${mark}${place(rider(silks, trim), 2, -5, 0.84)}</g></defs>${poses.map(drawPose).join('')}`
}
