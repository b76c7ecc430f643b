/**
 * The bodies of the hosts of the short videos, below the shoulders: a shirt with a waist and folds, and trousers or a
 * skirt. They are in the units of `drawHost`, and light comes from the upper left.
 */
import { area, inked, num, pen } from '../draw.ts'
import type { Palette } from '../palettes.ts'
import type { Complexion } from '../people/head.ts'

const BLACK = '#2b1a2b'

/** The height of the lower edge of a shirt. */
const HEM = 216

/** Half of the widths of a body. */
interface Build {
  readonly chest: number
  readonly waist: number
  readonly hip: number
  /** Trousers or a skirt. */
  readonly lower: string
  /** What is on the shirt below the chest. */
  readonly print?: (p: Palette) => string
}

/** What bodies of all widths share, for `use`: light and folds of a shirt, and trousers. Images need it once. */
export const bodyParts =
  '<defs><g id="shirt">' +
  area('M58 130H150V260H46C48 216 40 196 43 174C48 156 64 146 58 130Z', BLACK, { opacity: 0.24 }) +
  pen('M-72 110C-72 142 -69 152 -69 180', '#fff', 9, { opacity: 0.4 }) +
  pen(
    'M-80 120Q-54 120 -42 136M-80 172Q-56 186 -32 178M80 168Q52 186 24 180M80 190Q58 200 40 198M84 118Q60 120 46 138' +
      'M-90 208Q0 222 90 208',
    BLACK,
    3,
    { opacity: 0.34 },
  ) +
  pen('M-90 216Q0 230 90 216', BLACK, 7) +
  '</g><g id="legs">' +
  '<path d="M-78 200L-82 430H-10L0 276L10 430H82L78 200Z"/>' +
  area(
    'M-10 430L0 276L-4 216Q-24 256 -30 430ZM10 430L0 276L4 206Q40 236 50 430H82L78 200L40 206Q56 260 56 430Z',
    BLACK,
    {
      opacity: 0.34,
    },
  ) +
  pen('M-66 236L-70 430', '#fff', 7, { opacity: 0.3 }) +
  pen('M0 216V276M-78 250Q-52 250 -44 224M78 250Q52 250 44 224M-4 270L-30 260M4 270L30 260', BLACK, 3, {
    opacity: 0.5,
  }) +
  '</g></defs>'

const scaled = (id: string, width: number, fill = ''): string =>
  `<use href="#${id}" transform="scale(${Math.round(width * 100) / 100} 1)"${fill === '' ? '' : ` fill="${fill}"`}/>`

/** Trousers as wide as the hip. */
const trousers = (hip: number, color: string): string => scaled('legs', hip / 80, color)

/** A wide skirt with folds that run down from the waist, and a border. */
const skirt = (hip: number, color: string, border: string): string => {
  const far = hip + 22
  const fold = (share: number): string => `M${num(hip * share)} 216Q${num(far * share)} 246 ${num(far * share)} 430`
  return (
    area(`M${-hip} 200Q${-hip - 16} 246 ${-far} 430H${far}Q${hip + 16} 246 ${hip} 200Z`, color) +
    area(
      `M${num(hip * 0.3)} 216Q${num(hip * 0.5)} 246 ${num(hip * 0.5)} 430H${far}Q${hip + 16} 246 ${hip} 200Z`,
      BLACK,
      {
        opacity: 0.28,
      },
    ) +
    pen(`M${-far} 266Q0 288 ${far} 266`, border, 9) +
    pen([-0.6, -0.2, 0.3, 0.65].map(fold).join(''), BLACK, 3.5, { opacity: 0.4 }) +
    pen(fold(-0.78), '#fff', 6, { opacity: 0.35 })
  )
}

const buttons = (color: string): string =>
  pen('M0 130V212', BLACK, 3, { opacity: 0.35 }) + pen('M0 142h.01M0 176h.01', color, 8)

const builds: { readonly [anchorId: string]: Build } = {
  1001: { chest: 88, waist: 82, hip: 84, lower: trousers(84, '#43488a'), print: (p) => buttons(p.pale) },
  1002: {
    chest: 82,
    waist: 68,
    hip: 82,
    lower: skirt(80, '#c23a62', '#ffe9a8'),
    print: (p) =>
      pen('M-52 122Q-32 142 -8 132M12 132Q34 142 54 122', BLACK, 3, { opacity: 0.22 }) +
      pen('M-90 194Q0 212 90 194', p.pale, 8),
  },
  1003: {
    chest: 84,
    waist: 72,
    hip: 76,
    lower: trousers(76, '#3c62b4'),
    print: (p) => pen('M-97 136Q0 122 97 136M-90 170Q0 160 90 170M-90 202Q0 200 90 202', p.accent, 14),
  },
  1004: { chest: 92, waist: 96, hip: 90, lower: trousers(90, '#7a5236'), print: (p) => buttons(p.pale) },
  1005: {
    chest: 80,
    waist: 76,
    hip: 88,
    lower: skirt(86, '#8a2c50', '#ffc24a'),
    print: (p) => area('M-17 126H17V236H-17Z', p.pale) + area('M7 126H17V236H7Z', BLACK, { opacity: 0.2 }),
  },
  1006: {
    chest: 78,
    waist: 62,
    hip: 76,
    lower: '',
    print: (p) =>
      area('M-68 98C-44 130 -36 160 -42 230H-99V98ZM68 98C44 130 36 160 42 230H99V98Z', p.shade) +
      pen('M0 126V214', p.glow, 5) +
      pen('M-68 98C-44 130 -36 160 -42 214M68 98C44 130 36 160 42 214', p.mate, 5) +
      pen('M-40 124Q-24 134 -6 126M10 126Q26 134 40 124', '#fff', 3, { opacity: 0.25 }),
  },
}

/** The sides of a torso: from the right shoulder under the arms to the hem, and up to the left shoulder. */
const sides = ({ chest, waist, hip }: Build): string =>
  `C98 80 ${chest} 92 ${chest} 112C${chest} 144 ${waist} 150 ${waist} 178C${waist} 196 ${hip} 200 ${hip} ${HEM}Q0 ` +
  `${HEM + 14} ${-hip} ${HEM}C${-hip} 200 ${-waist} 196 ${-waist} 178C${-waist} 150 ${-chest} 144 ${-chest} 112C` +
  `${-chest} 92 -98 80 -97 46`

/** A body with the bust, which is a drawing of `drawHost` for the shirt in the given color. */
export function drawBody(anchorId: string, p: Palette, color: string, bust: string): string {
  const build = builds[anchorId]
  if (build === undefined) throw new Error(`no body ${anchorId}`)
  return (
    inked(build.lower) +
    // The bust is as wide as a body with its arms, which are drawn apart.
    `<clipPath id="body${anchorId}"><path d="M-240 -260H240V46H97${sides(build)}H-240Z"/></clipPath>` +
    `<g clip-path="url(#body${anchorId})">` +
    area('M-130 60H130V260H-130Z', color) +
    bust +
    inked((build.print?.(p) ?? '') + scaled('shirt', build.waist / 80)) +
    '</g>'
  )
}

/**
 * An arm of a person behind others, in fewer characters than `drawArm`: a short sleeve, and a hand that rests, or that
 * holds an upright rod.
 */
export function restingArm(
  side: -1 | 1,
  shirt: string,
  { base, shade, light, deep }: Complexion,
  [elbowX, elbowY]: readonly [x: number, y: number],
  [x, y]: readonly [x: number, y: number],
  isHolding = false,
): string {
  const [midX, midY] = [side * 88 + (elbowX - side * 88) * 0.5, 66 + (elbowY - 66) * 0.5]
  const forearm = (by: number): string => `M${elbowX + by} ${elbowY + by * 0.6}L${x + by} ${y + by * 0.6}`
  const [fingers, gaps] = isHolding
    ? [
        `M${x - 12} ${y - 12}h20M${x - 13} ${y - 2}h23M${x - 12} ${y + 8}h21M${x - 10} ${y + 17}h16M${x - 15} ${y + 6}l9 -30`,
        `M${x - 6} ${y - 7}h16M${x - 8} ${y + 3}h18M${x - 8} ${y + 13}h16`,
      ]
    : [
        `M${x - 11} ${y - 4}v18M${x - 2} ${y - 2}v23M${x + 7} ${y - 2}v22M${x + 15} ${y}v16M${x} ${y}l${side * -22} 8`,
        `M${x - 7} ${y + 4}v15M${x + 2} ${y + 4}v18M${x + 11} ${y + 4}v15`,
      ]
  return inked(
    pen(`M${midX} ${midY}L${elbowX} ${elbowY}L${x} ${y}`, base, 30) +
      pen(forearm(7), shade, 14) +
      pen(forearm(-7), light, 5) +
      pen(fingers, base, 11) +
      pen(gaps, deep, 2) +
      pen(`M${side * 86} 66L${midX} ${midY}`, shirt, 46),
  )
}
