/**
 * Heads of people. A head is about 150 high: its chin is at 0,70, its eyes are at the height -9, and the top of its
 * skull is at 0,-86. The light is from the left. Every person is an adult. The drawings are for `inked` content.
 */
import { area, box, circle, mix, num, oval, pen } from '../draw.ts'

export interface Complexion {
  readonly light: string
  readonly base: string
  readonly shade: string
  /** Lines and the deepest shadows. */
  readonly deep: string
}

export const tan: Complexion = { light: '#f7cfa2', base: '#e6ad7b', shade: '#bd7a50', deep: '#7d4130' }
export const bronze: Complexion = { light: '#ebb988', base: '#d09365', shade: '#9e6140', deep: '#632f24' }
export const umber: Complexion = { light: '#d8a173', base: '#b97b50', shade: '#854e33', deep: '#4f271d' }

/** How a face differs from the standard face. */
export interface Features {
  /** Scale of the eyes; default 1. */
  readonly eyes?: number
  /** Slope of the eyes: how much the outer corners are above the inner ones, per unit of width; default 0. */
  readonly slant?: number
  /** Scale of the width of the nose; default 1, or 1.1 for men. */
  readonly nose?: number
  /** Scale of the lips; default 1. */
  readonly lips?: number
  /** Share by which the jaw is wider; default 0. */
  readonly jaw?: number
  /** Color of the eyes. */
  readonly iris?: string
}

/** The person of a portrait. */
export interface Sitter {
  readonly skin: Complexion
  readonly features?: Features
  /** Where the face looks: 0 is at the viewer, 1 is a three-quarter view to the right, -1 to the left. */
  readonly turn?: number
  readonly eyes?: 'open' | 'closed' | 'laughing'
  readonly mouth?: 'calm' | 'smile' | 'laugh' | 'song'
  readonly lips?: string
  readonly lids?: string
  /** Color of the eyebrows and the eyelashes. */
  readonly brows?: string
  /** Light from behind, along the side of the face in the shade. */
  readonly rim?: string
  readonly isMan?: true
  readonly isOld?: true
}

type Turned = (path: string, depth?: number) => string

const QUARTER = (28 * Math.PI) / 180

/** Changes every point of a path with absolute coordinates. The result has no blank before a minus sign. */
const eachPoint = (path: string, change: (x: number, y: number) => readonly [x: number, y: number]): string =>
  path.replaceAll(/(-?[\d.]+)(?: |(?=-))(-?[\d.]+)/g, (_, x: string, y: string) =>
    change(Number(x), Number(y)).map(Math.round).join(' ').replace(' -', '-'),
  )

/** Moves points of the face, as seen from the front, to where they are after a turn. The face is an ellipsoid. */
export function turnFace({ turn = 0 }: Sitter): Turned {
  const [cos, sin] = [Math.cos(turn * QUARTER), Math.sin(turn * QUARTER)]
  return (path, depth = 0) =>
    eachPoint(path, (x, y) => {
      const z = 38 * Math.sqrt(Math.max(0, 1 - (x / 53) ** 2 - (y / 150) ** 2))
      return [x * cos + (z + depth) * sin, y]
    })
}

/** The outline of a face from the front, and of one in three-quarter view to the right, with the same commands. */
const FRONT =
  'M-49 -24C-50 -66 -28 -86 0 -86C28 -86 50 -66 49 -24C49 -18 49 -14 49 -8C49 2 47 12 45 22C42 40 30 59 15 68' +
  'C7 72 -7 72 -15 68C-30 59 -42 40 -45 22C-48 8 -49 -10 -49 -24Z'
const THREE_QUARTER =
  'M-52 -24C-54 -66 -30 -86 -2 -86C26 -86 48 -66 47 -30C46 -22 44 -20 45 -12C49 0 50 10 47 22C44 36 42 58 30 68' +
  'C22 74 8 73 -4 68C-22 59 -39 46 -45 26C-49 10 -51 -10 -52 -24Z'

const numbers = (path: string): number[] => [...path.matchAll(/-?[\d.]+/g)].map(([value]) => Number(value))

function outlineOf({ turn = 0, isMan, isOld, features }: Sitter): string {
  const side = numbers(THREE_QUARTER)
  let index = 0
  const blended = FRONT.replaceAll(/-?[\d.]+/g, (value) =>
    num(Number(value) + ((side[index++] ?? 0) - Number(value)) * Math.abs(turn)),
  )
  return eachPoint(blended, (x, y) => {
    const wider = (isMan ? 0.1 : isOld ? 0.08 : 0) + (features?.jaw ?? 0)
    const jaw = y > 10 ? 1 + wider * Math.sin(((y - 10) / 60) * Math.PI * 0.7) : 1
    return [x * jaw * (turn < 0 ? -1 : 1), isMan && y > 40 ? y + 2 : y]
  })
}

/** Both eyes with their eyebrows. Each path is that of the eye at the right; the other eye mirrors it. */
function eyesOf(person: Sitter, turned: Turned): string {
  const { skin, turn = 0, eyes = 'open', brows = '#2a1420', lids = skin.shade, isMan, isOld } = person
  const { eyes: scale = 1, slant = 0, iris = '#4b2413' } = person.features ?? {}
  const both = (drawn: string, depth = 0): string => {
    const path =
      scale === 1 && slant === 0
        ? drawn
        : eachPoint(drawn, (x, y) => [22.5 + (x - 22.5) * scale, -9 + (y + 9) * scale - (x - 22.5) * slant])
    return (
      turned(path, depth) +
      turned(
        eachPoint(path, (x, y) => [-x, y]),
        depth,
      )
    )
  }
  const opened = (): string => {
    const centers = [-22.5, 22.5].map((x) => (numbers(turned(`${x} -9`))[0] ?? 0) + turn * 1.2)
    const spots = (y: number, width: number, color: string, dx = 0): string =>
      pen(centers.map((x) => `M${num(x + dx)} ${y}h.01`).join(''), color, width)
    return (
      area(both('M11 -5C15 -16 28 -19 34 -10C29 -2 17 0 11 -5Z'), '#fff0e6') +
      spots(-9, 12.2 * scale, iris) +
      spots(-8.5, 6.4 * scale, '#120709') +
      spots(-11.6, 3.8, '#fff', -2) +
      // The upper lid covers the iris; its edge is the line of the lashes.
      area(both('M10 -7C13 -21 30 -25 37 -12C30 -18 17 -17 10 -4Z'), lids) +
      area(
        both(
          isMan
            ? 'M10 -4C14 -17 28 -20 36 -11C28 -15 17 -14 11 -5Z'
            : 'M9 -3C14 -18 27 -20 38.5 -15C36 -12 35 -10 34 -8C29 -14.5 17 -13.5 11 -5Z',
        ),
        brows,
      ) +
      pen(both('M14 -2C20 1 28 0 34 -7'), skin.deep, 1.2)
    )
  }
  const closed = (): string =>
    area(both('M10 -8C14 -20 30 -22 36 -10C32 0 16 2 10 -8Z'), lids) +
    area(both('M14 -13C18 -18 26 -19 30 -15C27 -9 18 -8 14 -13Z'), skin.light, { opacity: 0.45 }) +
    area(both('M9 -8C14 3 30 3 40 -11C33 -1.5 16 0 9 -8Z'), brows) +
    (isMan ? '' : pen(both('M20 -2L19 2M27 -2L29 2M33 -5L38 -2'), brows, 1.6))
  const laughing = (): string =>
    area(both('M10 -5C15 -19 30 -20 36 -7C29 -13 17 -12 10 -5Z'), brows) +
    pen(both('M13 1C19 5 28 4 34 -1'), skin.shade, 1.6)
  return (
    area(both('M7 -24C16 -30 30 -29 39 -19C36 -8 16 -8 9 -4Z'), skin.shade, { opacity: 0.35 }) +
    { open: opened, closed, laughing }[eyes]() +
    (eyes === 'laughing' ? '' : pen(both('M12 -15C17 -22 28 -23 36 -16'), skin.deep, 1.3)) +
    area(
      both(
        isMan
          ? 'M8 -25C16 -33 30 -33 39 -24C30 -27 18 -27 9 -19Z'
          : 'M9 -26C17 -34 29 -35 39 -25C30 -30 18 -30 10 -22Z',
        3,
      ),
      brows,
    ) +
    (isOld ? pen(both('M38 -8L43 -11M38 -5L44 -4'), skin.deep, 1.6, { opacity: 0.35 }) : '')
  )
}

function nose({ skin, isMan, features }: Sitter, turned: Turned): string {
  const wide = features?.nose ?? (isMan ? 1.1 : 1)
  const at = (path: string, depth = 0): string =>
    turned(
      eachPoint(path, (x, y) => [x * wide, y]),
      depth,
    )
  return (
    // The side of the nose in the shade, from the eyebrow to the nostril.
    area(at('M5 -23C9 -12 4 -2 6 8C8 13 13 16 12 22C11 26 6 26 2 27C4 18 1 4 2 -8Z', 7), skin.shade, {
      opacity: 0.75,
    }) +
    area(at('M-9 24C-5 28 -2 27 1 28C4 27 7 28 11 24C9 32 -6 33 -9 24Z', 5), skin.shade) +
    area(at('M-7 25C-5 23 -3 24 -2 26C-4 27 -6 27 -7 25ZM3 26C4 24 7 23 8 25C7 27 5 27 3 26Z', 7), skin.deep) +
    pen(at('M-10 19C-12 23 -10 26 -7 25', 4), skin.deep, 1.3, { opacity: 0.7 }) +
    pen(at('M0 -10C-1 0 -1 6 -1 14', 11), skin.light, 3) +
    circle(numbers(at('M-1 19', 15))[0] ?? 0, 19, 2.6, '#fff', { opacity: 0.55 })
  )
}

function mouthOf({ skin, mouth = 'calm', lips = '#b8343f', isMan, features }: Sitter, turned: Turned): string {
  const red = isMan ? skin.shade : lips
  const full = features?.lips ?? 1
  const at = (path: string): string =>
    turned(full === 1 ? path : eachPoint(path, (x, y) => [x * full, 45 + (y - 45) * full]), 4)
  const below = area(at('M-8 57C-3 60 5 60 10 56C7 53 -5 53 -8 57Z'), skin.shade, { opacity: 0.8 })
  const shine = pen(at('M-6 50C-2 51.5 2 51.5 5 50.5'), '#fff', 2, { opacity: isMan ? 0.2 : 0.6 })
  switch (mouth) {
    case 'laugh':
      return (
        area(at('M-22 38C-12 36 -4 36 0 37C4 36 12 36 22 38C19 52 10 59 0 59C-10 59 -19 52 -22 38Z'), red) +
        area(at('M-19 39.5C-8 40 8 40 19 39.5C16 50 8 54 0 54C-8 54 -16 50 -19 39.5Z'), '#5a1320') +
        area(at('M-18 39.5C-8 40 8 40 18 39.5C15 46 8 48 0 48C-8 48 -15 46 -18 39.5Z'), '#fffaf2') +
        pen(at('M-25 33C-28 36 -27 41 -24 43M25 33C28 36 27 41 24 43'), skin.deep, 1.6, { opacity: 0.6 }) +
        pen(at('M-5 57C-2 58 3 58 6 57'), '#fff', 1.6, { opacity: 0.5 })
      )
    case 'song':
      return (
        below +
        area(at('M-12 44C-12 35 -4 33 0 35C4 33 12 35 12 44C12 55 6 59 0 59C-6 59 -12 55 -12 44Z'), red) +
        area(at('M-8 45C-8 39 8 39 8 45C8 52 4 55 0 55C-4 55 -8 52 -8 45Z'), '#4a0f1c') +
        area(at('M-7 43C-6 39 6 39 7 43C3 44 -3 44 -7 43Z'), '#fffaf2') +
        pen(at('M-4 57C-1 58 2 58 4 57'), '#fff', 1.6, { opacity: 0.6 })
      )
    default: {
      const [x, y] = mouth === 'smile' ? [21, 38] : [17, 42]
      return (
        below +
        area(
          at(`M-${x - 2} ${y + 1}C-9 44 9 44 ${x - 2} ${y + 1}C13 51 6 54 0 54C-6 54 -13 51 -${x - 2} ${y + 1}Z`),
          red,
        ) +
        area(
          at(
            `M-${x} ${y}C-11 39 -6 36 -3 36C-1 36 -1 37.5 0 37.5C1 37.5 1 36 3 36C6 36 11 39 ${x} ${y}` +
              `C12 44 5 45 0 45C-5 45 -12 44 -${x} ${y}Z`,
          ),
          mix(red, skin.deep, 0.4),
        ) +
        pen(at(`M-${x + 1} ${y - 0.5}C-10 44 -5 45 0 44.5C5 45 10 44 ${x + 1} ${y - 0.5}`), skin.deep, 1.7) +
        shine +
        (mouth === 'smile'
          ? pen(at('M-25 34C-27 37 -26 40 -24 42M25 34C27 37 26 40 24 42'), skin.deep, 1.4, { opacity: 0.5 })
          : '')
      )
    }
  }
}

/** A head without hair. */
export function drawHead(person: Sitter): string {
  const { skin, turn = 0, rim, isMan, isOld, features } = person
  const turned = turnFace(person)
  const outline = outlineOf(person)
  const jaw = Math.round((features?.jaw ?? 0) * 100)
  const clip = `face${Math.round(turn * 100)}${isMan ? 'm' : isOld ? 'o' : ''}${jaw === 0 ? '' : `j${jaw}`}`
  const ear = (side: -1 | 1): string => {
    const x = side * (49 + Math.abs(turn) * 2)
    const color = side === 1 ? skin.shade : skin.base
    return (
      oval(x, 2, 8, 15, color, side * 8) +
      pen(`M${num(x + side * 3)} -5q${side * 2} 8 ${side * -3} 14`, skin.deep, 1.6, { opacity: 0.6 })
    )
  }
  return (
    (turn > -0.35 ? ear(-1) : '') +
    (turn < 0.35 ? ear(1) : '') +
    `<clipPath id="${clip}"><path d="${outline}"/></clipPath>` +
    `<g clip-path="url(#${clip})">` +
    box(-64, -90, 128, 164, skin.base) +
    // The planes in the light: the forehead, the cheekbone and the chin.
    area(turned('M-44 -40C-30 -62 0 -62 14 -50C10 -34 -10 -36 -40 -26Z'), mix(skin.base, skin.light, 0.6)) +
    area(turned('M-46 4C-38 -2 -22 2 -14 12C-16 24 -30 30 -42 18Z'), mix(skin.base, skin.light, 0.75)) +
    area(turned('M-12 60C-6 56 4 57 8 61C4 68 -8 68 -12 60Z', 3), skin.light, { opacity: 0.7 }) +
    // The plane in the shade: temple, cheek and jaw at the right.
    area(
      turned('M30 -90C36 -64 32 -44 40 -26C36 -12 34 -2 38 8C36 22 24 30 25 42C26 52 18 60 14 80L90 90V-90Z'),
      skin.shade,
      { opacity: 0.8 },
    ) +
    pen(turned('M-33 20L-25 20M26 21L30 21'), '#f2504e', 15, { opacity: 0.18 }) +
    (isOld
      ? pen(
          turned(
            'M-12 26C-22 32 -24 40 -22 48M14 26C24 32 26 40 24 48M-20 -46C-8 -50 8 -50 20 -46M-16 -40C-6 -43 6 -43 16 -40',
          ),
          skin.deep,
          1.7,
          { opacity: 0.3 },
        )
      : '') +
    eyesOf(person, turned) +
    nose(person, turned) +
    mouthOf(person, turned) +
    // What is between the outline and the same outline moved to the left and up.
    (rim === undefined
      ? ''
      : area(outline + eachPoint(outline, (x, y) => [x - 3.5, y - 2]), rim, { 'fill-rule': 'evenodd', opacity: 0.8 })) +
    '</g>'
  )
}

/** The neck and what a collar leaves free, with the shadow of the chin. */
export const drawNeck = ({ skin, turn = 0 }: Sitter): string =>
  area('M-28 20V82C-32 96 -54 104 -70 110L0 168L70 110C54 104 32 96 29 82V20Z', skin.base) +
  area('M8 20H29V82C32 96 54 104 70 110L0 168C20 140 14 110 12 90Z', mix(skin.base, skin.shade, 0.7)) +
  area(`M-28 40H29V82C16 100 0 102 -4 98C${num(turn * 6 - 16)} 92 -28 78 -28 64Z`, skin.shade)

/** The collarbones, where a wide neckline shows them. */
export const drawCollarbones = ({ skin }: Sitter): string =>
  pen('M-4 118C-14 110 -34 110 -46 112M6 118C16 110 34 110 46 112', skin.deep, 2, { opacity: 0.4 }) +
  pen('M-44 107C-34 104 -26 102 -20 98', skin.light, 3, { opacity: 0.7 })
