/** The hosts of live rooms, by ID: head and shoulders around 0,0, the chin. Posters, portraits and videos show them. */
import { area, box, circle, line, num, oval, place, repeat, star } from './draw.ts'
import type { Palette } from './palettes.ts'

interface Complexion {
  readonly light: string
  readonly dark: string
}

/** What changes while a host moves. */
export interface Pose {
  readonly isBlinking?: boolean
  /** Degrees. */
  readonly tilt?: number
}

interface Host {
  readonly skin: Complexion
  readonly shirt: (p: Palette) => string
  /** Hair behind the head. */
  readonly behind?: string
  /** Hair, hat and glasses before the face. */
  readonly before: (p: Palette) => string
  /** Collars, stripes and straps on the shirt. */
  readonly clothes?: (p: Palette) => string
}

const tan: Complexion = { light: '#e3a877', dark: '#c07f52' }
const bronze: Complexion = { light: '#cf9163', dark: '#a86a42' }
const umber: Complexion = { light: '#b77a50', dark: '#8c5634' }
const BLACK = '#2a1a2c'
const GREY = '#d9d5e2'
const MOUTH = '#7a2436'

/** Short hair, or a fringe below a hat. */
const shortHair = area(
  'M-64 -70C-72 -136 -20 -146 6 -140C50 -140 74 -116 64 -68C58 -92 48 -102 30 -104C4 -100 -30 -104 -46 -100' +
    'C-56 -94 -60 -84 -64 -70Z',
  BLACK,
)
const gloss = (d: string): string => line(d, '#fff', 6, { opacity: 0.4 })

const hosts: { readonly [anchorId: string]: Host } = {
  // Kuya Bing, with a cap.
  1001: {
    skin: tan,
    shirt: (p) => p.main,
    before: (p) =>
      shortHair +
      area('M-66 -92C-66 -150 66 -150 66 -92Q0 -112 -66 -92Z', p.accent) +
      area('M14 -134C50 -130 66 -116 66 -92Q50 -98 34 -101C38 -112 30 -126 14 -134Z', p.ink, { opacity: 0.22 }) +
      area('M-72 -92Q0 -118 78 -98Q92 -92 84 -82Q4 -106 -70 -80Q-80 -84 -72 -92Z', p.pale) +
      area(star(0, -116, 5, 13, 6), p.pale) +
      gloss('M-48 -112Q-42 -126 -28 -132'),
  },
  // Aling Nena, with a bun and a flower.
  1002: {
    skin: bronze,
    shirt: (p) => p.accent,
    behind: circle(0, -142, 30, BLACK) + area('M-66 -30C-84 -110 -50 -146 0 -146C50 -146 84 -110 66 -30Z', BLACK),
    before: (p) =>
      area(
        'M-62 -62C-64 -116 -26 -130 0 -130C30 -130 64 -116 62 -62C52 -84 30 -98 6 -112C-14 -94 -48 -88 -62 -62Z',
        BLACK,
      ) +
      gloss('M-44 -108Q-34 -120 -18 -122') +
      gloss('M-14 -156Q-6 -164 4 -163') +
      place(repeat(5, (i) => place(oval(0, -13, 8, 12, p.pale), 0, 0, 1, i * 72)) + circle(0, 0, 7, p.glow), 54, -104) +
      circle(-62, -38, 6, p.glow) +
      circle(62, -38, 6, p.glow),
  },
  // Perya Boys: curls and a striped shirt.
  1003: {
    skin: umber,
    shirt: (p) => p.pale,
    before: () =>
      [-58, -38, -14, 12, 36, 57]
        .map((x, i) => circle(x, [-92, -116, -128, -128, -117, -92][i] ?? 0, 22, BLACK))
        .join('') +
      gloss('M-46 -122Q-38 -132 -26 -134') +
      gloss('M2 -142Q10 -145 18 -141'),
    clothes: (p) => line('M-98 81Q0 62 98 81M-104 115Q0 96 104 115M-79 46Q0 34 79 46', p.accent, 15),
  },
  // Barrio Band, with a straw hat.
  1004: {
    skin: bronze,
    shirt: (p) => p.mate,
    before: (p) =>
      shortHair +
      area('M-112 -88C-60 -116 60 -116 112 -88C70 -78 -70 -78 -112 -88Z', '#b9802f') +
      area(
        'M-112 -92C-70 -104 -56 -112 -46 -136C-36 -158 36 -158 46 -136C56 -112 70 -104 112 -92C60 -112 -60 -112 -112 -92Z',
        '#f0c063',
      ) +
      area('M-52 -122C-20 -132 20 -132 52 -122L58 -110C20 -120 -20 -120 -58 -110Z', p.accent) +
      gloss('M-30 -140Q-18 -149 0 -149'),
  },
  // Lola Ising, with grey hair and glasses.
  1005: {
    skin: tan,
    shirt: (p) => p.shade,
    behind: circle(0, -144, 26, GREY) + area('M-64 -50C-82 -110 -50 -142 0 -142C50 -142 82 -110 64 -50Z', GREY),
    before: (p) =>
      area(
        'M-62 -62C-66 -112 -30 -132 0 -132C30 -132 66 -112 62 -62C50 -92 28 -104 0 -106C-28 -104 -50 -92 -62 -62Z',
        GREY,
      ) +
      gloss('M-42 -112Q-30 -122 -14 -124') +
      line('M-40 -104Q0 -126 40 -104', '#b9b3c9', 3) +
      repeat(2, (i) => circle(-24 + i * 48, -66, 18, 'none', { stroke: p.mate, 'stroke-width': 5 })) +
      line('M-6 -68Q0 -72 6 -68M-42 -68L-58 -72M42 -68L58 -72', p.mate, 5),
    clothes: (p) => area('M-30 16L0 46L30 16L44 24L6 74H-6L-44 24Z', p.pale),
  },
  // Isla Diver, with a mask on the forehead.
  1006: {
    skin: umber,
    shirt: (p) => p.ink,
    behind: area('M-64 -20C-84 -110 -50 -142 0 -142C50 -142 84 -110 64 -20Z', BLACK),
    before: (p) =>
      area(
        'M-62 -60C-66 -116 -30 -134 0 -134C30 -134 66 -116 62 -60C50 -92 28 -100 0 -102C-28 -100 -50 -92 -62 -60Z',
        BLACK,
      ) +
      line('M-64 -104Q0 -124 64 -104', p.accent, 12) +
      box(-46, -134, 92, 40, p.accent, 18) +
      box(-37, -127, 74, 26, p.glow, 12) +
      gloss('M-26 -112L-14 -122M-10 -110L4 -122') +
      line('M70 -106C100 -96 96 -40 64 -32', p.accent, 11),
    clothes: (p) => area('M-34 22L0 62L34 22L24 16H-24Z', p.mate) + line('M0 62V130', p.glow, 6),
  },
}

export const hostIds = Object.keys(hosts)

function hostOf(anchorId: string): Host {
  const host = hosts[anchorId]
  if (host === undefined) throw new Error(`no host ${anchorId}`)
  return host
}

const eye = (x: number): string => oval(x, -66, 7, 9, BLACK) + circle(x + 2.5, -69.5, 2.6, '#fff')
const closedEye = (x: number): string => line(`M${x - 8} -66Q${x} -60 ${x + 8} -66`, BLACK, 4)

const mouth =
  area('M-22 -34Q0 -28 22 -34Q18 -10 0 -10Q-18 -10 -22 -34Z', MOUTH) +
  area('M-20 -33Q0 -28 20 -33Q18 -24 0 -23Q-18 -24 -20 -33Z', '#fff')

const head = (skin: Complexion, { isBlinking = false }: Pose): string =>
  area('M-26 -10H26V20Q0 44 -26 20Z', skin.dark) +
  circle(-60, -60, 14, skin.light) +
  circle(60, -60, 14, skin.dark) +
  area('M-60 -74C-60 -128 60 -128 60 -74C60 -26 36 4 0 4C-36 4 -60 -26 -60 -74Z', skin.light) +
  area('M30 -108C52 -98 60 -88 60 -74C60 -26 36 4 0 4C-8 4 -14 2 -20 0C24 -8 46 -50 30 -108Z', skin.dark, {
    opacity: 0.4,
  }) +
  circle(-36, -42, 11, '#ff6b5e', { opacity: 0.45 }) +
  circle(36, -42, 11, '#ff6b5e', { opacity: 0.45 }) +
  [-24, 24].map(isBlinking ? closedEye : eye).join('') +
  line('M-34 -86Q-24 -92 -15 -87M15 -87Q24 -92 34 -86', BLACK, 4) +
  line('M-3 -54Q1 -48 6 -52', skin.dark, 4) +
  mouth

export function drawHost(anchorId: string, p: Palette, pose: Pose = {}): string {
  const { skin, shirt, behind = '', before, clothes } = hostOf(anchorId)
  const tilted = (content: string): string => place(content, 0, 0, 1, pose.tilt)
  return (
    (behind === '' ? '' : tilted(behind)) +
    area('M-112 130C-116 46 -64 22 -30 16H30C64 22 116 46 112 130Z', shirt(p)) +
    area('M20 16H30C64 22 116 46 112 130H58C66 84 52 40 20 16Z', BLACK, { opacity: 0.22 }) +
    tilted(head(skin, pose) + before(p)) +
    (clothes?.(p) ?? '')
  )
}

interface ArmJoint {
  readonly x: number
  readonly y: number
}

/** Length of the upper arm and of the forearm. */
const REACH = 74

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

/** An arm in a short sleeve, from the shoulder at the given side to a hand. Its elbow is away from the body. */
export function drawArm(anchorId: string, p: Palette, side: -1 | 1, hand: ArmJoint): string {
  const { skin, shirt } = hostOf(anchorId)
  const shoulder = { x: side * 80, y: 60 }
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
  const arm = side === 1 ? skin.dark : skin.light
  const sleeve = (color: string): string => limb(shoulder, along(shoulder, elbow, 0.48), 29, 24, color)
  return (
    limb(shoulder, elbow, 22, 17, arm) +
    limb(elbow, hand, 17, 13, arm) +
    circle(hand.x, hand.y, 18, arm) +
    // The end of the sleeve is wider than the arm, and its shadow is on the arm.
    limb(shoulder, along(shoulder, elbow, 0.6), 20, 18, skin.dark) +
    sleeve(shirt(p)) +
    (side === 1 ? `<g opacity=".16">${sleeve(BLACK)}</g>` : '')
  )
}
