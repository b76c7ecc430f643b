/** The hosts of live rooms, by ID: head and shoulders around 0,0, the chin. Posters, portraits and videos show them. */
import { area, box, circle, inked, mix, num, pen, place, star } from './draw.ts'
import type { Palette } from './palettes.ts'
import { blossom } from './people/clothes.ts'
import { black, knot } from './people/hair.ts'
import type { Hair } from './people/hair.ts'
import { bronze, drawHead, drawNeck, tan, turnFace, umber } from './people/head.ts'
import type { Complexion, Sitter } from './people/head.ts'

/** What changes while a host moves. */
export interface Pose {
  readonly isBlinking?: boolean
  /** Degrees. */
  readonly tilt?: number
}

/** Hats, glasses and hair are drawn around the head of `people/head.ts`; clothes are drawn around the chin. */
interface Host {
  readonly person: Sitter
  readonly shirt: (p: Palette) => string
  readonly hair: (p: Palette) => Hair
  /** Collars, stripes and straps on the shirt. */
  readonly clothes: (p: Palette) => string
}

const BLACK = '#2b1a2b'
const GLOSS = '#6a4a62'

/** The hair at the sides of a head with a hat. */
const sides = area('M-54 -50H54L56 -8L49 8L44 -30H-44L-49 8L-56 -8Z', BLACK)

const collar = (color: string, shadow: string): string =>
  area('M-34 16C-30 30 -14 44 0 54L-20 72C-36 58 -46 40 -44 26Z', color) +
  area('M34 16C30 30 14 44 0 54L20 72C36 58 46 40 44 26Z', shadow)

const bing: Sitter = { skin: tan, turn: -0.4, mouth: 'laugh', isMan: true }
const nena: Sitter = {
  skin: bronze,
  turn: -0.45,
  mouth: 'laugh',
  lips: '#c2283c',
  features: { eyes: 1.08, nose: 1.14, jaw: 0.1 },
}
const pero: Sitter = { skin: umber, turn: -0.4, mouth: 'laugh', isMan: true }
const tonyo: Sitter = { skin: bronze, turn: -0.5, mouth: 'laugh', eyes: 'laughing', isMan: true }
const ising: Sitter = { skin: tan, turn: -0.35, mouth: 'laugh', lips: '#b8405a', brows: '#8d83a0', isOld: true }
const diver: Sitter = {
  skin: umber,
  turn: -0.45,
  mouth: 'smile',
  lips: '#c25a4a',
  features: { eyes: 0.94, slant: 0.16, nose: 0.9, lips: 0.92, jaw: -0.07, iris: '#7a4a1a' },
}

const mustache = (person: Sitter): string =>
  area(turnFace(person)('M-18 34C-12 29 -4 29 0 31C4 29 12 29 18 34C10 37 4 36 0 35C-4 36 -10 37 -18 34Z', 4), BLACK)

const hosts: { readonly [anchorId: string]: Host } = {
  // Kuya Bing, with a cap.
  1001: {
    person: bing,
    shirt: (p) => p.main,
    hair: (p) => ({
      behind: '',
      before:
        sides +
        area('M-60 -38C-64 -112 62 -112 60 -40Q0 -66 -60 -38Z', p.accent) +
        area('M20 -92C54 -84 62 -64 60 -40Q36 -52 16 -54Q30 -70 20 -92Z', p.ink, { opacity: 0.28 }) +
        pen('M-6 -94C-22 -80 -24 -66 -22 -54', p.ink, 2, { opacity: 0.35 }) +
        pen('M-50 -62Q-44 -80 -28 -88', '#fff', 5, { opacity: 0.5 }) +
        area(
          'M-72 -34C-60 -58 -6 -66 60 -44C62 -40 60 -37 56 -36C4 -52 -40 -44 -64 -26C-72 -26 -74 -30 -72 -34Z',
          p.pale,
        ) +
        area('M-64 -26C-40 -44 4 -52 56 -36L50 -32C4 -46 -38 -38 -60 -24Z', p.ink, { opacity: 0.35 }) +
        area(star(-20, -74, 5, 12, 5.5), p.pale),
    }),
    clothes: (p) => collar(p.pale, p.glow) + pen('M0 58V130', p.shade, 3) + circle(0, 84, 3.4, p.pale),
  },
  // Aling Nena, with a bun and a flower.
  1002: {
    person: nena,
    shirt: (p) => p.accent,
    hair: (p) => {
      const { behind, before } = knot(nena, black(GLOSS))
      return {
        behind,
        before:
          before +
          blossom(46, -58, 19, '#fff', '#e4d6ea', p.glow) +
          [-48, 48].map((x) => circle(x, 22, 6, p.glow) + circle(x - 2, 20, 2, '#fff')).join(''),
      }
    },
    clothes: (p) => pen('M-37 24C-22 52 22 52 37 24', p.pale, 7),
  },
  // Perya Boys: curls and a striped shirt.
  1003: {
    person: pero,
    shirt: (p) => p.pale,
    hair: () => ({
      behind: '',
      before:
        mustache(pero) +
        [-54, -42, -20, 6, 32, 50, 55]
          .map((x, i) =>
            circle(x, [-30, -60, -80, -86, -78, -58, -30][i] ?? 0, [14, 20, 22, 22, 22, 20, 13][i] ?? 0, BLACK),
          )
          .join('') +
        pen('M-54 -66q6 -10 14 -10M-34 -92q8 -8 16 -6M-2 -98q8 -6 16 -2M24 -88q8 -4 14 2', GLOSS, 4),
    }),
    clothes: (p) => pen('M-104 74Q0 48 104 74M-112 106Q0 82 112 106', p.accent, 14) + collar(p.accent, p.shade),
  },
  // Barrio Band, with a straw hat.
  1004: {
    person: tonyo,
    shirt: (p) => p.mate,
    hair: (p) => ({
      behind: '',
      before:
        mustache(tonyo) +
        sides +
        area('M-112 -46C-60 -70 60 -70 112 -46C80 -22 -80 -22 -112 -46Z', '#a86f24') +
        area(
          'M-112 -48C-70 -62 -58 -70 -50 -92C-40 -116 40 -116 50 -92C58 -70 70 -62 112 -48C60 -66 -60 -66 -112 -48Z',
          '#f3c567',
        ) +
        area('M16 -110C44 -108 50 -92 50 -92C58 -70 70 -62 112 -48Q74 -60 34 -62Q36 -90 16 -110Z', '#c98a34') +
        area('M-55 -80C-20 -90 20 -90 55 -80L60 -68C20 -78 -20 -78 -60 -68Z', p.accent) +
        pen('M-38 -92Q-28 -104 -8 -106M-88 -54Q-70 -60 -62 -66', '#fff3c4', 4),
    }),
    clothes: (p) => collar(p.pale, p.glow) + pen('M0 58V130', p.ink, 3, { opacity: 0.4 }),
  },
  // Lola Ising, with grey hair and glasses.
  1005: {
    person: ising,
    shirt: (p) => p.shade,
    hair: (p) => {
      const { behind, before } = knot(ising, { base: '#d9d1e2', shade: '#a89db8', light: '#fff', rim: '#fff' }, 26)
      return {
        behind,
        before:
          before +
          [-31, 14]
            .map((x) => circle(x, -8, 18, '#fff', { 'fill-opacity': 0.15, stroke: p.mate, 'stroke-width': 4 }))
            .join('') +
          pen('M-13 -10Q-9 -14 -4 -10M32 -10L50 -13', p.mate, 4),
      }
    },
    clothes: (p) =>
      area('M-36 20C-30 50 -8 84 0 130C8 84 30 50 36 20L56 28C52 70 24 100 16 140H-16C-24 100 -52 70 -56 28Z', p.pale),
  },
  // Isla Diver, with a long plait, bleached by the sun, and a mask on the forehead.
  1006: {
    person: diver,
    shirt: (p) => p.ink,
    hair: (p) => {
      const { behind, before } = knot(
        diver,
        { base: '#7a3a1c', shade: '#4a1f10', light: '#d8883f', rim: '#f2b060' },
        16,
      )
      return {
        behind:
          behind +
          pen('M34 -84C82 -60 66 0 80 50C84 74 76 92 82 118', '#7a3a1c', 30) +
          pen('M60 -30L82 -20M62 20L90 27M64 70L93 78', '#d8883f', 3.4),
        before:
          before +
          pen('M-56 -52Q0 -70 57 -50', p.shade, 11) +
          box(-54, -86, 86, 38, p.accent, 17) +
          box(-46, -79, 70, 25, p.glow, 11) +
          pen('M-36 -62L-26 -74M-22 -60L-10 -74', '#fff', 5, { opacity: 0.8 }) +
          pen('M64 -62C92 -50 90 6 60 14', p.accent, 10),
      }
    },
    clothes: (p) =>
      area('M-38 14Q0 50 38 14L46 34Q0 74 -46 34Z', p.mate) +
      pen('M0 58V130', p.glow, 5) +
      pen('M-96 74L-50 60M96 74L50 60', p.mate, 6),
  },
}

export const hostIds = Object.keys(hosts)
/** The diver deals no cards. */
export const dealerIds = hostIds.filter((id) => id !== '1006')

function hostOf(anchorId: string): Host {
  const host = hosts[anchorId]
  if (host === undefined) throw new Error(`no host ${anchorId}`)
  return host
}

/** The head is a bit smaller than those of the covers, and its chin is at 0,0. */
const onShoulders = (content: string): string => place(content, 0, -67, 0.95)

export function drawHost(anchorId: string, p: Palette, pose: Pose = {}): string {
  const { person, shirt, hair, clothes } = hostOf(anchorId)
  const { behind, before } = hair(p)
  const tilted = (content: string): string =>
    pose.tilt === undefined ? onShoulders(content) : place(onShoulders(content), 0, 0, 1, pose.tilt)
  return inked(
    (behind === '' ? '' : tilted(behind)) +
      onShoulders(drawNeck(person)) +
      area('M-36 20C-22 46 22 46 36 20C64 30 114 38 118 130H-118C-114 38 -64 30 -36 20Z', shirt(p)) +
      area('M36 20C64 30 114 38 118 130H58C70 90 60 60 24 37Q32 30 36 20Z', BLACK, { opacity: 0.24 }) +
      clothes(p) +
      pen('M-84 130Q-86 96 -74 78M84 130Q86 96 74 78', BLACK, 3, { opacity: 0.35 }) +
      tilted(drawHead(pose.isBlinking ? { ...person, eyes: 'closed' } : person) + before),
  )
}

/** A host whose hands lie on a counter at the lower edge of the shirt. The signs of the demo games have few bytes. */
export function drawDealer(anchorId: string, p: Palette): string {
  const { person, shirt } = hostOf(anchorId)
  const { base, deep } = person.skin
  const arm =
    pen('M-116 112L-50 118', base, 24) +
    pen('M-54 114H-42', base, 30) +
    pen('M-50 130V120M-41 130V119M-32 128V120', deep, 2) +
    pen('M-92 76L-120 108', mix(shirt(p), BLACK, 0.24), 44) +
    pen('M-94 76L-121 104', shirt(p), 37)
  return drawHost(anchorId, p) + inked(`<g id="a">${arm}</g><use href="#a" transform="scale(-1 1)"/>`)
}

interface ArmJoint {
  readonly x: number
  readonly y: number
}

/** Length of the upper arm and of the forearm. */
const REACH = 64

/** A part of a limb: round at both ends, with a radius at each. */
function limb(from: ArmJoint, to: ArmJoint, start: number, end: number, color: string): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [nx, ny] = [(from.y - to.y) / length, (to.x - from.x) / length]
  const side = ({ x, y }: ArmJoint, r: number): string => `${num(x + nx * r)} ${num(y + ny * r)}`
  return (
    area(`M${side(from, start)}L${side(to, end)}L${side(to, -end)}L${side(from, -start)}Z`, color) +
    circle(from.x, from.y, start, color) +
    circle(to.x, to.y, end, color)
  )
}

/** What a hand does: it is open toward the viewer, carries something round above it, or closes around a handle. */
export type Grip = 'open' | 'carry' | 'fist'

/** A hand from its wrist at 0,14 upward; the thumb is at the left. */
function drawHand(grip: Grip, { base, shade, light, deep }: Complexion): string {
  const finger = (d: string, width = 9): string => pen(d, base, width)
  const gaps = (d: string): string => pen(d, deep, 1.8, { opacity: 0.7 })
  switch (grip) {
    case 'open':
      return (
        finger('M-11 -8L-15 -30M-4 -12L-5 -38M4 -12L6 -37M11 -8L16 -28') +
        finger('M-12 6C-20 2 -26 -4 -29 -14', 10) +
        box(-16, -14, 32, 30, base, 12) +
        gaps('M-8 -10L-9 -20M0 -12V-24M8 -10L10 -20') +
        pen('M-9 0Q0 -5 10 -1M-10 8C-4 6 -2 2 -3 -3', shade, 2.2) +
        pen('M-16 -28L-15 -24M-5.5 -36V-32M6.5 -35V-31', light, 3)
      )
    case 'carry':
      return (
        box(-17, -10, 34, 27, base, 12) +
        finger('M-14 2C-26 -4 -34 -12 -36 -26', 11) +
        finger('M0 -2C6 -8 10 -16 10 -26M8 0C18 -8 22 -16 22 -26M13 5C26 0 32 -8 34 -18', 10) +
        gaps('M6 -4C13 -10 16 -16 16 -24M12 2C22 -4 27 -12 28 -18') +
        pen('M-36 -26L-35 -22M10 -26L9.5 -22M22 -26L21.5 -22', light, 4) +
        pen('M-8 12Q2 15 12 10', shade, 3)
      )
    case 'fist':
      return (
        box(-18, -16, 36, 32, base, 13) +
        gaps('M-10 -14V-2M-1 -15V-2M8 -14V-2') +
        pen('M-14 -13H13', light, 4, { opacity: 0.8 }) +
        finger('M-16 6C-8 8 0 6 8 1', 11) +
        gaps('M-14 13C-6 14 4 11 12 5')
      )
  }
}

/** An arm in a short sleeve, from the shoulder at the given side to a hand. Its elbow is away from the body. */
export function drawArm(anchorId: string, p: Palette, side: -1 | 1, hand: ArmJoint, grip: Grip = 'fist'): string {
  const { person, shirt } = hostOf(anchorId)
  const { skin } = person
  const shoulder = { x: side * 84, y: 66 }
  const [dx, dy] = [hand.x - shoulder.x, hand.y - shoulder.y]
  const distance = Math.hypot(dx, dy)
  const bend = Math.sqrt(Math.max(0, REACH ** 2 - (distance / 2) ** 2)) / distance
  // Of the two places where both parts of the arm meet, the outer one.
  const out = Math.sign(dy) * side
  const elbow = { x: shoulder.x + dx / 2 + out * bend * dy, y: shoulder.y + dy / 2 - out * bend * dx }
  const along = (from: ArmJoint, to: ArmJoint, t: number): ArmJoint => ({
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t,
  })
  /** A point moved to the side that is in the shade. */
  const shaded = ({ x, y }: ArmJoint, by: number): ArmJoint => ({ x: x + by, y: y + by * 0.6 })
  const [start, end] = [along(shoulder, elbow, 0.5), along(elbow, hand, 0.86)]
  const turn = grip === 'carry' ? 0 : (Math.atan2(hand.y - elbow.y, hand.x - elbow.x) * 180) / Math.PI + 90
  const palm = drawHand(grip, skin)
  return inked(
    limb(shoulder, elbow, 24, 19, skin.base) +
      limb(elbow, end, 19, 13, skin.base) +
      limb(shaded(shoulder, 9), shaded(elbow, 8), 13, 9, skin.shade) +
      limb(shaded(elbow, 8), shaded(end, 5), 9, 5, skin.shade) +
      `<g transform="translate(${num(hand.x)} ${num(hand.y)}) rotate(${num(turn)})${side === 1 ? ' scale(-1 1)' : ''}">${palm}</g>` +
      // The end of the sleeve is wider than the arm, and its shadow is on the arm.
      limb(shoulder, along(shoulder, elbow, 0.62), 20, 19, skin.shade) +
      limb(shoulder, start, 30, 26, mix(shirt(p), BLACK, 0.24)) +
      limb(shaded(shoulder, -3), shaded(start, -3), 26, 22, shirt(p)),
  )
}
