/** The hosts of live rooms, by ID: head and shoulders around 0,0, the chin. Posters, portraits and videos show them. */
import { area, box, circle, inked, line, mix, num, oval, pen, place, repeat, star } from './draw.ts'
import { palettes } from './palettes.ts'
import type { Palette } from './palettes.ts'
import { blossom } from './people/clothes.ts'
import { drawHand } from './people/hand.ts'
import type { Grip } from './people/hand.ts'
import { drawFace, drawNeck } from './people/head.ts'
import type { Complexion, Portrait } from './people/head.ts'
import { cheerfulMan, dealerWoman, grandmother, plumpWoman, sportyWoman } from './people/heads.ts'
import { beardedMan, curlyMan, roundWoman, stoutMan } from './people/host-heads.ts'
import { moods } from './people/host-moods.ts'
import type { Mood } from './people/host-moods.ts'
import { INK as BLACK } from './motifs/outline.ts'
import { outlined } from './people/outline.ts'
import { baldMan, bobWoman, fringeMan, quickDealer } from './people/soft-heads.ts'
import { shorten } from './videos/shorten.ts'

/** What changes while a host moves. */
export interface Pose {
  readonly isBlinking?: boolean
  /** Degrees. */
  readonly tilt?: number
  /** The sides at which no arm hangs down, because `drawArm` draws it: -1 is the left side, 1 the right one. */
  readonly bare?: readonly (-1 | 1)[]
  /** Twice the width of the dark outline; images without one have a filter for it, or need their bytes. */
  readonly ink?: number
  /** What the face does, or the head from behind; the smile of the portrait if not set. */
  readonly mood?: Mood
}

/** Hats and glasses are drawn around a head of `people/`; clothes are drawn around the chin. */
interface Host {
  readonly head: Portrait
  /** How the person holds the head, in degrees: below 0, its top is toward where the person looks. */
  readonly tilt?: number
  readonly shirt: (p: Palette) => string
  /** Hats, glasses and flowers. */
  readonly worn: (p: Palette) => string
  /** Collars, stripes and straps on the shirt. */
  readonly clothes: (p: Palette) => string
}

/** How dark the side of a shirt is that is away from the light. */
const SHADE = 0.2

const collar = (color: string, shadow: string): string =>
  area('M-34 16C-30 30 -14 44 0 54L-20 72C-36 58 -46 40 -44 26Z', color) +
  area('M34 16C30 30 14 44 0 54L20 72C36 58 46 40 44 26Z', shadow)

/** The glasses of Lola Ising: `sheen` is how white the lenses are. */
const glasses = (p: Palette, sheen: number): string =>
  [
    [-38, 14],
    [8, 20],
  ]
    .map(([x = 0, r = 0]) => circle(x, -7, r, '#fff', { 'fill-opacity': sheen, stroke: p.mate, 'stroke-width': 4 }))
    .join('') + pen('M-24 -10Q-18 -14 -12 -10M28 -9L54 -4', p.mate, 4)

const hosts: { readonly [anchorId: string]: Host } = {
  // Kuya Bing, with a cap.
  1001: {
    head: beardedMan,
    shirt: (p) => p.main,
    worn: (p) =>
      area('M-62 -38C-70 -88 -44 -114 0 -114C44 -114 70 -88 62 -38Q0 -58 -62 -38Z', p.accent) +
      area('M29 -109C55 -99 68 -75 62 -38L40 -45Q44 -86 29 -109Z', p.ink, { opacity: 0.3 }) +
      pen('M-52 -66Q-50 -92 -26 -102', '#fff', 5, { opacity: 0.5 }) +
      area(
        'M-48 -47C-40 -66 40 -66 48 -47C60 -38 66 -24 58 -18C36 -38 -36 -38 -58 -18C-66 -24 -60 -38 -48 -47Z',
        p.pale,
      ) +
      area('M63 -23Q62 -18 58 -18C36 -38 -36 -38 -58 -18Q-62 -18 -63 -23C-38 -48 38 -48 63 -23Z', p.ink, {
        opacity: 0.3,
      }) +
      area(star(0, -82, 5, 13, 6), p.pale),
    clothes: (p) => collar(p.pale, p.glow) + pen('M0 58V130', p.shade, 3) + circle(0, 84, 3.4, p.pale),
  },
  // Aling Nena, with a knot and a flower.
  1002: {
    head: roundWoman,
    tilt: -6,
    shirt: (p) => p.accent,
    worn: (p) =>
      blossom(50, -52, 20, '#fff', '#e4d6ea', p.glow) + circle(57, 30, 6, p.glow) + circle(55, 28, 2, '#fff'),
    clothes: (p) => pen('M-37 24C-22 52 22 52 37 24', p.pale, 7),
  },
  // Perya Boys: curls and a striped shirt.
  1003: {
    head: curlyMan,
    tilt: 5,
    shirt: (p) => p.pale,
    worn: () => '',
    clothes: (p) => pen('M-90 75Q0 50 90 75M-80 106Q0 84 80 106', p.accent, 14) + collar(p.accent, p.shade),
  },
  // Barrio Band, with a straw hat.
  1004: {
    head: stoutMan,
    shirt: (p) => p.mate,
    worn: (p) =>
      area('M-118 -38C-60 -66 60 -72 116 -50C82 -22 -84 -12 -118 -38Z', '#8f5a1e') +
      area(
        'M-118 -40C-78 -56 -64 -66 -56 -88C-44 -118 38 -122 52 -96C60 -76 74 -66 116 -52C60 -68 -62 -62 -118 -40Z',
        '#f3c567',
      ) +
      area('M18 -114C46 -112 52 -96 52 -96C60 -76 74 -66 116 -52Q76 -64 36 -64Q38 -92 18 -114Z', '#c98a34') +
      area('M-60 -78C-20 -90 22 -92 58 -82L64 -70C22 -80 -22 -78 -66 -65Z', p.accent) +
      pen('M-42 -94Q-32 -106 -10 -108M-92 -50Q-76 -58 -68 -62', '#fff3c4', 4),
    clothes: (p) => collar(p.pale, p.glow) + pen('M0 58V130', p.ink, 3, { opacity: 0.4 }),
  },
  // Lola Ising, with glasses.
  1005: {
    head: grandmother,
    tilt: 7,
    shirt: (p) => p.shade,
    worn: (p) => glasses(p, 0.15),
    clothes: (p) =>
      area('M-36 20C-30 50 -8 84 0 130C8 84 30 50 36 20L56 28C52 70 26 94 17 130H-17C-26 94 -52 70 -56 28Z', p.pale),
  },
  // Isla Diver, with a mask on the forehead.
  1006: {
    head: sportyWoman,
    shirt: (p) => p.ink,
    worn: (p) =>
      pen('M-54 -48Q0 -70 57 -46M54 -106L51 -50C50 -6 46 30 30 40L16 43', BLACK, 19) +
      pen('M-54 -48Q0 -70 57 -46', p.shade, 11) +
      area(
        'M-58 -82C-40 -92 8 -94 20 -86C28 -78 28 -58 20 -52C0 -50 -40 -46 -56 -46C-64 -56 -64 -74 -58 -82Z',
        p.accent,
      ) +
      area(
        'M-52 -76C-36 -84 4 -86 14 -80C20 -74 20 -62 14 -58C-4 -57 -36 -53 -50 -53C-56 -60 -56 -70 -52 -76Z',
        p.glow,
        { stroke: BLACK, 'stroke-width': 5 },
      ) +
      pen('M-42 -60L-32 -74M-28 -60L-14 -76', '#fff', 5, { opacity: 0.8 }) +
      // The snorkel under the strap.
      pen('M54 -106L51 -50C50 -6 46 30 30 40L16 43', p.accent, 11) +
      pen('M51 -104L48 -52', '#fff', 3, { opacity: 0.6 }) +
      pen('M54 -106L53.4 -94', p.mate, 11) +
      pen('M40 -54L60 -49', p.shade, 12),
    clothes: (p) =>
      area('M-38 14Q0 50 38 14L46 34Q0 74 -46 34Z', p.mate) +
      pen('M0 58V130', p.glow, 5) +
      pen('M-96 74L-50 60M96 74L50 60', p.mate, 6),
  },
}

export const hostIds = Object.keys(hosts)

/** A vest with a bow tie, over a shirt. */
const vest = (color: string, tie: string): string =>
  area('M-34 22L0 78L-4 130H-92Q-82 64 -58 28Z', color) +
  area('M34 22L0 78L4 130H92Q82 64 58 28Z', mix(color, BLACK, SHADE)) +
  area('M0 50L-22 38V64L0 54L22 64V38Z', tie)

/** Dealers who have no live room, by the names of their heads. */
const furtherDealers: { readonly [name: string]: Host } = {
  dealer: {
    head: dealerWoman,
    shirt: (p) => p.pale,
    worn: () => '',
    clothes: (p) => vest(p.accent, p.ink),
  },
  bob: {
    head: bobWoman,
    tilt: -4,
    shirt: (p) => p.glow,
    worn: () => '',
    clothes: (p) => collar(p.pale, p.mate) + pen('M0 58V130', p.shade, 3),
  },
  bald: {
    head: baldMan,
    shirt: (p) => p.pale,
    worn: (p) =>
      circle(-28, -7, 17, '#fff3', { stroke: p.ink, 'stroke-width': 4 }) +
      circle(19, -7, 17, '#fff3', { stroke: p.ink, 'stroke-width': 4 }) +
      pen('M-11 -9Q-4 -13 2 -9M36 -9L50 -4', p.ink, 4),
    clothes: (p) => vest(p.shade, p.accent),
  },
  fringe: {
    head: fringeMan,
    tilt: 4,
    shirt: (p) => p.accent,
    worn: () => '',
    clothes: (p) => pen('M-37 24C-22 52 22 52 37 24', p.pale, 7) + pen('M-98 66Q0 96 98 66', p.pale, 9),
  },
  // The people of covers, in the colors that they have there.
  quick: {
    head: quickDealer,
    shirt: () => '#fff6ee',
    worn: () =>
      pen('M-48 -42C-40 -80 -16 -92 10 -92M26 -88C46 -76 56 -50 55 -18', '#8a5a80', 5) + circle(50, 34, 8, '#ffd25e'),
    clothes: () => vest('#5a2a78', '#f0384f'),
  },
  visor: {
    head: cheerfulMan,
    shirt: () => '#fff0cc',
    worn: () =>
      area('M-60 -54C-58 -74 40 -86 62 -46L59 -32C40 -64 -52 -60 -60 -40Z', '#f0c040') +
      area(
        'M-60 -46C-92 -46 -108 -24 -98 -13C-70 -28 0 -30 46 -16C62 -12 64 -24 60 -34C40 -62 -50 -62 -60 -46Z',
        '#2fc86a',
      ) +
      pen('M-88 -24C-66 -40 -20 -44 10 -40', '#d8ffd8', 7) +
      pen('M-56 -60Q-30 -74 4 -74', '#fff3b0', 4),
    clothes: () => collar('#fffdf0', '#d8b880') + pen('M-4 62V130M14 70V130', '#b88a3a', 3),
  },
  // Loteria Luna, with a crescent moon in her hair and a dress with stars.
  moon: {
    head: plumpWoman,
    tilt: -3,
    shirt: () => '#6a3ad8',
    worn: () =>
      area('M52 -84A27 27 0 1 0 62 -38A21 21 0 1 1 52 -84Z', '#ffdf7a') +
      pen('M40 -40q-2 -14 4 -24', '#fffbe0', 4) +
      circle(56, 34, 7, '#ffdf7a'),
    clothes: () =>
      pen('M-37 24C-22 54 22 54 37 24', '#ffdf7a', 8) +
      area(star(-44, 84, 5, 13, 5.4) + star(8, 98, 5, 16, 6.6) + star(52, 74, 5, 11, 4.6), '#ffe9a0', {
        stroke: 'none',
      }),
  },
  cue: {
    head: cheerfulMan,
    shirt: () => '#ece4f6',
    worn: () => '',
    clothes: () => vest('#8a1a44', '#2b1a2b'),
  },
}

/** The people who deal, in the order of the games. The diver deals no cards. */
const dealers: readonly string[] = ['1002', 'bald', '1005', 'fringe', '1003', 'dealer', '1001', 'bob', '1004']

/** Dealers who are the people of the covers. */
const coverDealers: { readonly [gameId: string]: string } = {
  12101: 'moon',
  17106: 'cue',
  17201: 'quick',
  30203: 'visor',
}

/** What hosts wear if the head is turned: the cap from the side and from behind, the collar from behind. */
const turnedClothes: { readonly [anchorId: string]: { readonly [mood in Mood]?: Partial<Host> } } = {
  1001: {
    shout: { worn: (p) => place(hosts['1001']?.worn(p) ?? '', -2, -9, 1, -5) },
    aside: {
      worn: (p) =>
        area('M-60 -42C-66 -90 -38 -114 2 -114C46 -114 70 -84 62 -30Q20 -60 -60 -42Z', p.accent) +
        area('M31 -108C56 -98 68 -72 62 -30L44 -40Q46 -84 31 -108Z', p.ink, { opacity: 0.3 }) +
        pen('M-50 -66Q-48 -92 -24 -102', '#fff', 5, { opacity: 0.5 }) +
        area(
          'M-58 -52C-30 -64 14 -64 40 -50C20 -42 -12 -40 -40 -28C-68 -16 -96 -16 -100 -26C-96 -40 -78 -46 -58 -52Z',
          p.pale,
        ) +
        area('M40 -50C20 -42 -12 -40 -40 -28C-68 -16 -96 -16 -100 -26C-66 -26 -40 -46 40 -50Z', p.ink, {
          opacity: 0.3,
        }) +
        area(star(-26, -84, 5, 13, 6), p.pale),
    },
    back: {
      worn: (p) =>
        area(
          'M-62 -18C-72 -84 -44 -114 0 -114C44 -114 72 -84 62 -18Q46 -8 30 -8C30 -52 -30 -52 -30 -8Q-46 -8 -62 -18Z',
          p.accent,
        ) +
        area('M26 -110C58 -100 70 -70 62 -18Q46 -8 30 -8Q32 -24 24 -32C46 -50 44 -84 26 -110Z', p.ink, {
          opacity: 0.3,
        }) +
        area('M-31 -22Q0 -14 31 -22V-8Q0 0 -31 -8Z', p.pale) +
        pen('M0 -114Q2 -80 0 -42M-58 -40C-54 -76 -34 -98 -4 -112M58 -40C54 -76 34 -98 4 -112', p.ink, 3, {
          opacity: 0.4,
        }) +
        pen('M-50 -60Q-46 -84 -26 -98', '#fff', 5, { opacity: 0.5 }) +
        circle(0, -114, 7, p.pale) +
        pen('M-4 -13h.01M10 -13h.01', p.ink, 5),
    },
  },
  1002: {
    back: { worn: (p) => blossom(48, -62, 23, '#fff', '#e4d6ea', p.glow) + pen('M-60 32h.01M60 32h.01', p.glow, 12) },
  },
  1003: { laugh: { tilt: -3 } },
  // Open eyes are seen through clear lenses.
  1005: { shout: { worn: (p) => glasses(p, 0) }, aside: { worn: (p) => glasses(p, 0) } },
}

/** The back of a shirt: its collar is before the nape. */
const backClothes =
  (shirt: Host['shirt']): Host['clothes'] =>
  (p) =>
    area('M-42 16Q0 28 42 16L48 60H-48Z', shirt(p), { stroke: 'none' }) +
    area('M-45 14C-24 2 24 2 45 14L50 36Q0 22 -50 36Z', p.pale) +
    area('M16 4Q34 8 45 14L50 36Q36 30 18 29Z', BLACK, { opacity: SHADE })

function hostOf(anchorId: string, mood?: Mood): Host {
  const host = hosts[anchorId] ?? furtherDealers[anchorId]
  if (host === undefined) throw new Error(`no host ${anchorId}`)
  const head = mood && moods[anchorId]?.[mood]
  if (head === undefined || mood === undefined) return host
  const turned = turnedClothes[anchorId]?.[mood]
  return { ...host, head, ...(mood === 'back' && { clothes: backClothes(host.shirt) }), ...turned }
}

/** The head is a bit smaller than those of the covers, and its chin is at 0,0. */
const onShoulders = (content: string): string => place(content, 0, -67, 0.95)

/** A head with what is before and on it. Its outline is that of the image, and thinner toward what is behind it. */
const headOf = ({ head, worn }: Host, p: Palette, { isBlinking, ink = 0 }: Pose): string =>
  (ink === 0 ? '' : `<use href="#${head.name}-o" stroke="${BLACK}" stroke-width="${num(ink * 0.9)}"/>`) +
  drawFace(head, isBlinking) +
  outlined(head.before + worn(p), ink * 0.7)

/** The right half of a shirt, from the neck to the lower edge, with an arm that hangs down or without it. */
const half = (isBare: boolean): string => (isBare ? 'C66 30 90 33 90 66V130' : 'C64 30 114 38 118 130')
/** The left half, from the lower edge to the neck. */
const otherHalf = (isBare: boolean): string =>
  isBare ? 'H-90V66C-90 33 -66 30 -36 20Z' : 'H-118C-114 38 -64 30 -36 20Z'

/** A host without the lines of the sleeves, to be drawn in `inked` content. */
function figure(anchorId: string, p: Palette, pose: Pose, sleeves: string): string {
  const host = hostOf(anchorId, pose.mood)
  const { head, tilt = 0, shirt, clothes } = host
  const { ink = 0, mood } = pose
  const turn = tilt + (pose.tilt ?? 0)
  const [isLeftBare, isRightBare] = [pose.bare?.includes(-1) ?? false, pose.bare?.includes(1) ?? false]
  const tilted = (content: string): string =>
    turn === 0 ? onShoulders(content) : place(onShoulders(content), 0, 0, 1, turn)
  return (
    tilted(head.behind) +
    onShoulders(drawNeck(head)) +
    area(`M-36 20C-22 46 22 46 36 20${half(isRightBare)}${otherHalf(isLeftBare)}`, shirt(p)) +
    area(`M36 20${half(isRightBare)}H58C70 90 60 60 24 37Q32 30 36 20Z`, BLACK, { opacity: SHADE }) +
    (isLeftBare || ink === 0
      ? ''
      : area('M-50 25C-96 40 -112 66 -118 130H-105C-100 84 -84 48 -50 25Z', mix(shirt(p), '#ffffff', 0.35))) +
    (ink === 0
      ? clothes(p)
      : (mood === 'back' ? '' : pen('M-36 20C-22 46 22 46 36 20', BLACK, 5)) +
        `<g stroke="${BLACK}" stroke-width="5">${clothes(p)}</g>`) +
    sleeves +
    tilted(headOf(host, p, pose))
  )
}

/** The head of a host with what it wears, without the neck, to be drawn in `inked` content. Its chin is at 0,0. */
export const drawHostHead = (anchorId: string, p: Palette, ink: number, mood?: Mood): string => {
  const host = hostOf(anchorId, mood)
  return outlined(onShoulders(host.head.behind + headOf(host, p, { ink })), ink)
}

/** The outline of a host ends above the lower edge of the shirt, so that the shirt can go on there. */
const BUST = '<clipPath id="bust"><path d="M-300 -300H300V129H-300Z"/></clipPath>'

export const drawHost = (anchorId: string, p: Palette, pose: Pose = {}): string => {
  const { bare = [], ink = 0 } = pose
  const seams = ([-1, 1] as const)
    .filter((side) => !bare.includes(side))
    .map((side) => `M${84 * side} 127Q${86 * side} 98 ${75 * side} 80`)
    .join('')
  const lines = ink === 0 ? pen(seams, BLACK, 3, { opacity: 0.35 }) : pen(seams, BLACK, 5)
  const whole = figure(anchorId, p, pose, seams === '' ? '' : lines)
  return inked(ink === 0 ? whole : BUST + outlined(whole, ink, ' clip-path="url(#bust)"'))
}

/** The color of the shirt of a host, on its lit side. */
export const shirtColor = (anchorId: string, p: Palette): string => hostOf(anchorId).shirt(p)

export const skinOf = (anchorId: string): Complexion => hostOf(anchorId).head.skin

/** The shirt of a host from the lower edge of `drawHost` down to the given height. Draw the host after it. */
export function drawWaist(anchorId: string, p: Palette, bottom: number, { bare = [], ink = 0 }: Pose = {}): string {
  const color = hostOf(anchorId).shirt(p)
  const [left, right] = [bare.includes(-1) ? 90 : 118, bare.includes(1) ? 90 : 118]
  return (
    (ink === 0 ? '' : line(`M${-left} 126L${10 - left} ${bottom}M${right} 126L${right - 10} ${bottom}`, BLACK, ink)) +
    area(`M${-left} 124V128L${10 - left} ${bottom}H${right - 10}L${right} 128V124Z`, color) +
    area(`M58 124V${bottom}H${right - 10}L${right} 128V124Z`, mix(color, BLACK, SHADE))
  )
}

/** What the arm of a dealer that does not lie on the table does. */
type DealerPose = 'fan' | 'chips' | 'point' | 'greet' | 'ace' | 'cup'

const cardPoses: readonly DealerPose[] = ['fan', 'greet', 'chips', 'point', 'ace']
const tablePoses: readonly DealerPose[] = ['point', 'chips', 'greet', 'cup', 'fan']
/** Games of a wheel have no dice, and those of a pool table no chips. */
const ownPoses: { readonly [gameId: string]: DealerPose } = {
  12101: 'greet',
  17106: 'greet',
  17201: 'fan',
  17108: 'chips',
  17206: 'greet',
  17207: 'point',
  17208: 'chips',
}

/** An ace of diamonds, with its lower edge in the middle at 0,0. */
const ace =
  box(-19, -60, 38, 60, '#fff', 4, { stroke: '#2b1a2b' }) +
  area('M0 -50L12 -35L0 -20L-12 -35ZM-12 -56L-8 -50L-12 -44L-16 -50Z', '#d8263c')

interface Gesture {
  readonly isRaised?: boolean
  /** Before the sleeve: the palm, the fingers and what they hold. */
  readonly hand: string
}

/** What a dealer shows with the hand at the left of the image. A raised wrist is at -134,18, a low one at -86,102. */
function gestureOf(pose: DealerPose, { light, base, shade, deep }: Complexion): Gesture {
  const gaps = (d: string): string => pen(d, deep, 2)
  switch (pose) {
    case 'greet':
      return {
        isRaised: true,
        hand:
          area('M-146 22C-150 4 -150 -4 -146 -12L-117 -10C-114 4 -118 14 -122 22Z', base) +
          pen(
            'M-142 -8L-152 -32M-135 -10L-139 -42M-126 -9L-124 -41M-119 -4L-110 -30M-124 14C-112 10 -104 2 -100 -9',
            base,
            9,
          ) +
          pen('M-142 1Q-132 -5 -121 0M-139 12Q-129 9 -128 -1', shade, 2.4) +
          gaps('M-140 -12L-142 -20M-131 -12V-22M-122 -10L-120 -18'),
      }
    case 'ace':
      return {
        isRaised: true,
        hand:
          pen('M-118 0L-104 -10M-115 7L-102 0M-116 14L-104 9', shade, 9) +
          place(ace, -130, 4, 1.15, -8) +
          area('M-148 24C-156 8 -148 -2 -136 -4C-120 -4 -114 10 -120 24Z', base) +
          pen('M-144 2Q-150 -10 -144 -20', base, 11) +
          gaps('M-138 -1Q-142 -8 -138 -16'),
      }
    case 'cup':
      return {
        isRaised: true,
        hand:
          area('M-156 -68l19 -6l6 19l-19 6zM-124 -68l18 6l-6 18l-18 -6z', '#fff') +
          pen('M-149 -59h.01M-138 -63h.01M-118 -56h.01', '#d8263c', 5) +
          area('M-160 -38H-106L-114 20H-152Z', '#9a5a2c') +
          area('M-124 -38H-106L-114 20H-130Z', '#74401c') +
          pen('M-159 -38H-107', '#e8b060', 7) +
          area('M-150 26L-152 6Q-134 -4 -116 6L-120 26Z', base) +
          pen(
            'M-152 -12Q-140 -18 -126 -14M-152 -2Q-140 -8 -126 -4M-150 8Q-140 2 -128 6M-116 8Q-112 -2 -118 -16',
            base,
            9.5,
          ) +
          gaps('M-150 -7Q-138 -13 -128 -9M-149 3Q-138 -3 -128 1'),
      }
    case 'fan':
      return {
        hand:
          pen('M-54 92L-38 84M-50 100L-34 94M-50 108L-36 104', shade, 10) +
          `<g transform="translate(-66 110) rotate(-42)"><g id="k">${ace}</g>` +
          repeat(3, (i) => `<use href="#k" transform="rotate(${(i + 1) * 24})"/>`) +
          '</g>' +
          area('M-92 92C-80 86 -62 88 -54 98C-50 108 -60 120 -74 120L-94 116Z', base) +
          pen('M-80 94Q-72 82 -62 78', base, 11) +
          gaps('M-74 97Q-68 90 -60 85'),
      }
    case 'chips':
      return {
        hand:
          box(-72, 84, 48, 48, '#d8263c') +
          box(-16, 108, 42, 24, '#2f7ae0') +
          pen('M-60 88V130M-36 88V130M-5 112V130M15 112V130', '#fff', 7) +
          gaps('M-72 96h48M-72 108h48M-72 120h98') +
          area('M-94 84C-84 72 -62 70 -50 78L-54 88C-64 92 -70 104 -92 112Z', base) +
          pen('M-64 80Q-54 82 -53 98M-54 78Q-42 80 -42 96M-48 78Q-32 78 -31 92M-86 106L-70 110', base, 10) +
          gaps('M-58 86Q-48 84 -48 96M-46 83Q-37 82 -37 93'),
      }
    case 'point':
      return {
        hand:
          area('M-94 92C-84 82 -66 84 -60 94C-56 106 -64 118 -78 118L-96 116Z', base) +
          pen('M-68 92L-30 114', base, 11) +
          pen('M-32 110L-29 112', light, 4) +
          pen('M-66 104L-56 112M-74 110L-66 118', base, 11) +
          pen('M-84 92Q-66 92 -60 104', base, 10) +
          gaps('M-66 100L-48 108M-70 106L-61 117M-84 98Q-72 98 -66 106'),
      }
  }
}

/**
 * The dealer of a card or table game: one hand lies on the table at the lower edge, the other one shows something. The
 * figure stands at the height 106, within a width of 212. Hair and hats need a part of the height.
 */
export function drawDealer(gameId: string, p: Palette): string {
  const n = Number(gameId)
  const family = gameId.startsWith('17') ? tablePoses : cardPoses
  const anchorId = coverDealers[gameId] ?? dealers[n % dealers.length] ?? '1001'
  const { head, shirt } = hostOf(anchorId)
  const { base, shade, deep, light: skinLight } = head.skin
  const { isRaised = false, hand } = gestureOf(ownPoses[gameId] ?? family[n % family.length] ?? 'fan', head.skin)
  const light = shirt(p)
  const dark = mix(light, BLACK, SHADE)
  /** The arm goes on from the slope of the shoulder. */
  const arm = isRaised
    ? area('M-153 106C-154 80 -149 48 -145 16H-123C-121 48 -118 78 -117 100C-122 122 -150 124 -153 106Z', base) +
      pen('M-128 20L-123 96', shade, 10) +
      area('M-60 31C-88 38 -106 50 -118 62L-146 84Q-136 106 -116 120L-88 92L-90 50Z', light) +
      pen('M-146 84Q-136 106 -116 120', mix(light, BLACK, 0.3), 5)
    : area('M-144 84C-152 110 -138 126 -118 124L-84 117L-88 92L-104 92Z', base) +
      pen('M-136 116L-88 112', shade, 9) +
      area('M-60 31C-88 38 -108 44 -118 58L-149 92Q-126 106 -98 100L-82 78L-88 50Z', light) +
      pen('M-149 92Q-126 106 -98 100L-80 80', mix(light, BLACK, 0.3), 4)
  const resting =
    area('M96 102Q66 92 52 100L50 114L76 126H96Z', base) +
    pen('M56 105Q40 103 33 123M63 106Q50 106 47 124M71 108Q62 111 61 124M78 110L74 124', base, 13) +
    pen('M52 108Q43 113 40 126M62 110Q56 115 54 126M71 112L68 126', deep, 2) +
    pen('M49 102h5M61 102h3', skinLight, 4) +
    area('M60 31C94 42 106 54 112 70C118 84 138 98 138 120Q136 130 120 130H90Q82 114 88 100C74 94 74 76 76 64Z', dark)
  const size = anchorId === 'bald' ? 0.68 : 0.65
  return place(
    inked(
      shorten(outlined(figure(anchorId, p, { ink: 10, bare: [-1, 1] }, '') + outlined(resting + arm + hand, 8), 11)),
    ),
    5,
    106 - 130 * size,
    size,
  )
}

interface ArmJoint {
  readonly x: number
  readonly y: number
}

/** Length of the upper arm and of the forearm. */
const REACH = 64
/** How large a hand is. */
const HAND = 1.25

/**
 * Where the elbow is: of the two places where both parts of the arm meet, the one below and away from the body, or, if
 * the elbow is raised, the one farther from the body.
 */
function elbowOf(shoulder: ArmJoint, hand: ArmJoint, side: -1 | 1, isRaised: boolean): ArmJoint {
  const [dx, dy] = [hand.x - shoulder.x, hand.y - shoulder.y]
  const distance = Math.hypot(dx, dy)
  const bend = Math.sqrt(Math.max(0, REACH ** 2 - (distance / 2) ** 2)) / distance
  const down = isRaised ? -side * bend : dx - side * dy * 0.5 > 0 ? bend : -bend
  return { x: shoulder.x + dx / 2 - down * dy, y: shoulder.y + dy / 2 + down * dx }
}

const along = (from: ArmJoint, to: ArmJoint, t: number): ArmJoint => ({
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
})

/** Writes points by how far they are along a limb and to the left of it. */
function pointsOf(from: ArmJoint, to: ArmJoint, side = 1): (start: ArmJoint, on: number, across: number) => string {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [ax, ay] = [(to.x - from.x) / length, (to.y - from.y) / length]
  return ({ x, y }, on, across) => `${num(x + ax * on + side * ay * across)} ${num(y + ay * on - side * ax * across)}`
}

/**
 * A short sleeve in the color of its side of the shirt. It starts on the slope of the shoulder and ends in the armpit,
 * so that the body has no edge there: its outline is open toward the body.
 */
function sleeve(
  shoulder: ArmJoint,
  hem: ArmJoint,
  side: -1 | 1,
  color: string,
  ink: number,
  isJoined: boolean,
): string {
  // Across the arm, away from the body.
  const at = pointsOf(shoulder, hem, side)
  const isRaised = isJoined && hem.y < shoulder.y
  const edge =
    `${side * 60} 29${isRaised ? `Q${side * 70} 34` : `C${side * 84} 35 ${at(shoulder, -8, 25)}`} ` +
    `${at(shoulder, isRaised ? 34 : 12, 25)}L${at(hem, 0, 26)}` +
    `Q${at(hem, 7, 0)} ${at(hem, 0, -25)}` +
    (isRaised ? `Q${side * 94} 90 ${side * 90} 134` : `L${at(shoulder, -2, -22)}`)
  return (
    (ink === 0 ? '' : pen(`M${edge}`, BLACK, ink)) +
    area(`M${side * 52} 25L${edge}Q${side * 60} 60 ${side * 52} 25Z`, color) +
    (ink === 0 ? pen(`M${at(shoulder, 6, -22)}L${at(shoulder, -8, -18)}`, mix(color, BLACK, 0.3), 3) : '') +
    pen(`M${at(hem, -4, 21)}Q${at(hem, 3, 0)} ${at(hem, -4, -20)}`, mix(color, BLACK, 0.3), 8) +
    (side === 1 ? '' : pen(`M${at(shoulder, 10, 15)}L${at(hem, -15, 16)}`, '#fff', 7, { opacity: 0.45 }))
  )
}

/** A forearm that narrows to the wrist, along the x axis from its elbow at 0,0; its shade is below, or above for -1. */
const forearm = (length: number, lower: 1 | -1, { base, shade, light }: Complexion): string => {
  const y = (value: number): string => num(value * lower)
  const x = (share: number): string => num(length * share)
  return (
    area(`M0 -17C${x(0.25)} -23 ${x(0.6)} -18 ${x(1)} -14V14C${x(0.6)} 17 ${x(0.3)} 20 0 17A17 17 0 0 1 0 -17Z`, base) +
    area(
      `M-9 ${y(14)}Q-4 ${y(18)} 0 ${y(17)}C${x(0.3)} ${y(20)} ${x(0.6)} ${y(17)} ${x(1)} ${y(14)}V${y(4)}` +
        `C${x(0.6)} ${y(9)} ${x(0.3)} ${y(9)} -9 ${y(14)}Z`,
      shade,
    ) +
    area(
      `M2 ${y(-13)}C${x(0.25)} ${y(-19)} ${x(0.6)} ${y(-14)} ${x(0.9)} ${y(-10)}Q${x(0.4)} ${y(-11)} 2 ${y(-13)}Z`,
      light,
    )
  )
}

interface ArmStyle {
  /** Where the hand points, in degrees from upward, if not in the direction of the arm. */
  readonly turned?: number
  /** Twice the width of the dark outline. */
  readonly ink?: number
  /** How large the hand is. */
  readonly hand?: number
  /** Whether the sleeve of a raised arm goes down to the side of the body. */
  readonly isJoined?: boolean
}

/** An arm in a short sleeve, from the shoulder at the given side to a hand, with its elbow below or raised. */
export function drawArm(
  anchorId: string,
  p: Palette,
  side: -1 | 1,
  hand: ArmJoint,
  grip: Grip = 'fist',
  isElbowRaised = false,
  { turned, ink = 0, hand: size = HAND, isJoined = false }: ArmStyle = {},
): string {
  const { head, shirt } = hostOf(anchorId)
  const { skin } = head
  const shoulder = { x: side * 87, y: 68 }
  // An `offer` hand is upright above its wrist, wherever the forearm comes from.
  const tilt = grip === 'offer' ? ((turned ?? 0) * Math.PI) / 180 : undefined
  const wrist =
    tilt === undefined ? hand : { x: hand.x - Math.sin(tilt) * 24 * size, y: hand.y + Math.cos(tilt) * 24 * size }
  const elbow = elbowOf(shoulder, hand, side, isElbowRaised)
  const hem = along(shoulder, elbow, 0.66)
  const at = pointsOf(shoulder, elbow)
  const angle = Math.atan2(wrist.y - elbow.y, wrist.x - elbow.x)
  const degrees = (angle * 180) / Math.PI
  const turn = turned ?? (grip === 'carry' || grip === 'grip' || grip === 'clasp' ? 0 : degrees + 90)
  const length = Math.hypot(wrist.x - elbow.x, wrist.y - elbow.y) - (tilt === undefined ? 8 : 0)
  return inked(
    sleeve(shoulder, hem, side, side === 1 ? mix(shirt(p), BLACK, SHADE) : shirt(p), ink, isJoined) +
      outlined(
        area(
          `M${at(hem, 0, 19)}L${at(elbow, 0, 17)}L${at(elbow, 0, -17)}L${at(hem, 0, -19)}` +
            `Q${at(hem, 7, 0)} ${at(hem, 0, 19)}Z`,
          skin.base,
        ) +
          // The shadow of the sleeve.
          pen(`M${at(hem, 5, 15)}Q${at(hem, 12, 0)} ${at(hem, 5, -15)}`, skin.shade, 8) +
          place(forearm(length, Math.cos(angle) * 0.6 > Math.sin(angle) ? 1 : -1, skin), elbow.x, elbow.y, 1, degrees) +
          (tilt === undefined ? '' : circle(wrist.x, wrist.y, 13.5, skin.base)) +
          `<g transform="translate(${num(hand.x)} ${num(hand.y)}) rotate(${num(turn)}) ` +
          `scale(${side === 1 ? -size : size} ${size})">${drawHand(grip, skin)}</g>`,
        ink,
      ),
  )
}

/** A flag on a staff that is held at 0,0 and leans to the left. Its cloth waves to the right. */
function flagOnStaff(cloth: string, squares?: string): string {
  /** How far each corner of the six columns is shifted down, and the next one against it. */
  const waves = [0, 7, 4, -6, -9, -2, 6]
  const slope = (column: number): number => (waves[column + 1] ?? 0) - (waves[column] ?? 0)
  const [right, left] = [[0, 1, 2, 3, 4, 5].map(slope), [5, 4, 3, 2, 1, 0].map((column) => -slope(column))]
  const steps = (slopes: readonly number[], width: number): string => slopes.map((dy) => `${width} ${dy}`).join(' ')
  const checks = (): string =>
    repeat(12, (i) => {
      const row = Math.floor(i / 3)
      const column = (i % 3) * 2 + (row % 2)
      return `M${column * 19 - 20} ${row * 20 - 168 + (waves[column] ?? 0)}l19 ${slope(column)}v20l-19 ${-slope(column)}z`
    })
  return (
    pen('M6 34L-22 -176', BLACK, 12) +
    pen('M6 34L-22 -176', '#c98a4a', 6) +
    area(`M-20 -168l${steps(right, 19)}v80l${steps(left, -19)}Z`, cloth, { stroke: BLACK, 'stroke-width': 9 }) +
    (squares === undefined ? '' : area(checks(), squares)) +
    area(`M37 -174l${steps(right.slice(3, 5), 19)}v80l${steps(left.slice(1, 3), -19)}Z`, BLACK, { opacity: 0.2 }) +
    circle(-23, -182, 8, '#ffd23f')
  )
}

/** A person who raises an object at 0,0 in the hand at the left. */
function drawRaised(anchorId: string, p: Palette, object: string, hand: ArmJoint, grip: Grip = 'grip'): string {
  return inked(
    shorten(
      place(object, hand.x, hand.y) +
        drawHost(anchorId, p, { bare: [-1], ink: 12 }) +
        drawArm(anchorId, p, -1, hand, grip, false, { ink: 12, isJoined: true }),
    ),
  )
}

/** The official who starts a race, with a flag in the raised hand. */
const drawStarter = (anchorId: string, p: Palette, cloth: string, squares?: string): string =>
  drawRaised(anchorId, p, flagOnStaff(cloth, squares), { x: -132, y: -22 })

/** By what runs in a race: the person who starts it. */
export const starters: { readonly [racer: string]: () => string } = {
  kart: () => drawStarter('fringe', palettes.lantern, '#ffffff', '#22203a'),
  horse: () => drawStarter('bob', palettes.storm, '#2fb45a'),
  duck: () => drawStarter('fringe', palettes.lagoon, '#ff4f6a'),
}

const black = { stroke: BLACK, 'stroke-width': 9, 'stroke-linejoin': 'round' } as const

/** A ring to throw, whose lower edge is at 0,0. */
const thrownRing = (color: string, x: number, y: number): string =>
  oval(x, y - 50, 40, 50, 'none', 10, { stroke: BLACK, 'stroke-width': 25 }) +
  oval(x, y - 50, 40, 50, 'none', 10, { stroke: color, 'stroke-width': 14 }) +
  oval(x - 2, y - 51, 40, 50, 'none', 10, { stroke: '#fff', 'stroke-width': 3.4, opacity: 0.7 })

const carriedGift = (): string =>
  box(-46, -78, 92, 64, '#8a3af0', 5, black) +
  area('M18 -78H46V-14H12Q28 -44 18 -78Z', BLACK, { opacity: 0.3 }) +
  box(-9, -76, 18, 60, '#ffcf3f') +
  box(-54, -96, 108, 26, '#a860ff', 6, black) +
  box(-9, -93, 18, 20, '#ffcf3f') +
  pen('M-42 -86H-20', '#fff', 6) +
  area(
    'M0 -98C-12 -130 -52 -134 -50 -112C-48 -94 -14 -92 0 -98C14 -92 48 -94 50 -112C52 -134 12 -130 0 -98Z',
    '#ffcf3f',
    black,
  ) +
  circle(0, -100, 11, '#fff0a0', { stroke: BLACK, 'stroke-width': 6 })

/** A balloon on a string, which is held at 0,0. */
const heldBalloon = (x: number, y: number, color: string): string =>
  pen(`M0 30Q4 -20 ${x} ${y + 50}`, BLACK, 9) +
  pen(`M0 30Q4 -20 ${x} ${y + 50}`, '#fff6e0', 4) +
  area(`M${x - 11} ${y + 62}L${x} ${y + 44}L${x + 11} ${y + 62}Z`, color, black) +
  oval(x, y, 42, 51, color, 0, black) +
  area(
    `M${x + 14} ${y - 46}C${x + 50} ${y - 30} ${x + 50} ${y + 36} ${x - 4} ${y + 49}Q${x + 34} ${y} ${x + 14} ${y - 46}Z`,
    BLACK,
    {
      opacity: 0.26,
    },
  ) +
  oval(x - 17, y - 20, 8, 15, '#fff', 24, { opacity: 0.9 })

/** By game: the person who runs the booth, with what is thrown or won there. */
export const boothHosts: { readonly [gameId: string]: () => string } = {
  '20104': () =>
    drawRaised('1001', palettes.lagoon, thrownRing('#2fd0b0', -10, 6) + thrownRing('#ff4a5e', 6, 14), {
      x: -112,
      y: 6,
    }),
  '20204': () =>
    drawRaised(
      '1003',
      palettes.dusk,
      thrownRing('#3ae8d0', -14, 4) + thrownRing('#ffd23f', 0, 9) + thrownRing('#ff6fae', 12, 14),
      {
        x: -112,
        y: 6,
      },
    ),
  '20108': () => drawRaised('1002', palettes.lantern, carriedGift(), { x: -122, y: 4 }, 'carry'),
  '20208': () =>
    drawRaised('quick', palettes.storm, heldBalloon(-16, -104, '#ff4a6e') + heldBalloon(36, -88, '#ffc23a'), {
      x: -128,
      y: 20,
    }),
}
