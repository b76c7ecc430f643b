/**
 * What the heads of `heads.ts` share: how eyes and mouths are drawn, and in which order. A head is about 150 high: its
 * chin is at the height 70, its eyes are near -9, and the top of its skull is at -86. The light is from the left. Every
 * person is an adult. The drawings are for `inked` content.
 */
import { area, circle, mix, num, pen } from '../draw.ts'

export interface Complexion {
  readonly light: string
  readonly base: string
  readonly shade: string
  /** Lines and the deepest shadows. */
  readonly deep: string
}

export const tan: Complexion = { light: '#f9d3a8', base: '#e6ad7b', shade: '#cb8a5e', deep: '#6f3527' }
export const bronze: Complexion = { light: '#efbd8c', base: '#d09365', shade: '#b0734c', deep: '#5a281f' }
export const umber: Complexion = { light: '#dca676', base: '#b97b50', shade: '#965c3c', deep: '#46201a' }

/** An eye in the view of its head. The eye at the far side of a turned face is narrower. */
export interface Eye {
  readonly x: number
  readonly y: number
  /** Half of its width, and of its height. */
  readonly w: number
  readonly h: number
  /** Where it looks: -1 is its left corner, 1 its right corner. */
  readonly look?: number
  /** How high it looks: 1 is up to the upper lid. */
  readonly up?: number
  /** How much its right corner is above its left one. */
  readonly rise?: number
}

/** A person as seen from one side. Each head has its own shapes; two people differ in more than their colors. */
export interface Portrait {
  /** Unique among the heads. */
  readonly name: string
  readonly skin: Complexion
  /** The face, with the jaw and the forehead. */
  readonly outline: string
  /** The planes away from the light. */
  readonly shade: string
  /** How wide the half tone along the edge of `shade` is; the edge is hard if not set. */
  readonly halfTone?: number
  /** The planes toward the light. */
  readonly light: string
  readonly eyes: readonly Eye[]
  /** How the eyes are: wide open, or squeezed by a laugh, or closed. */
  readonly gaze?: 'open' | 'laughing' | 'closed'
  readonly iris?: string
  /** The color of the brows and of the lashes. */
  readonly lash?: string
  readonly lid?: string
  /** The color of the cheeks, below each eye. */
  readonly blush?: string
  /** Brows, nose, mouth, creases and beard. */
  readonly features: string
  /** What is behind the face: hair, and the ear of a face that looks at the viewer. */
  readonly behind: string
  /** What is before the face: hair, and the ear of a turned head. */
  readonly before: string
}

/** An eye with both lids; the upper lid covers a part of the iris. */
function opened({ x, y, w, h, look = 0, up = 0, rise = 0 }: Eye, iris: string, lid: string, lash: string): string {
  const [left, right] = [`${num(x - w)} ${num(y + rise / 2)}`, `${num(x + w)} ${num(y - rise / 2)}`]
  const bow = (by: number): string =>
    `C${num(x - w * 0.5)} ${num(y + by * h + rise / 4)} ${num(x + w * 0.5)} ${num(y + by * h - rise / 4)} ${right}`
  const back = (by: number): string =>
    `C${num(x + w * 0.5)} ${num(y + by * h - rise / 4)} ${num(x - w * 0.5)} ${num(y + by * h + rise / 4)} ${left}Z`
  const [at, level] = [x + look * w * 0.55, y - h * (0.06 + up * 0.4)]
  return (
    area(`M${left}${bow(-1.1)}${back(0.9)}`, '#fff3ea') +
    circle(at, level, h * 0.8, iris) +
    circle(at, level, h * 0.42, '#140809') +
    area(`M${left}${bow(-2.3)}${back(-0.8)}`, lid) +
    area(`M${left}${bow(-1.35)}${back(-0.66)}`, lash) +
    circle(at - h * 0.3, level - h * 0.24, h * 0.24, '#fff')
  )
}

const closed = ({ x, y, w, h, rise = 0 }: Eye, lid: string, lash: string): string => {
  const [left, right] = [`${num(x - w)} ${num(y + rise / 2)}`, `${num(x + w)} ${num(y - rise / 2)}`]
  const bow = (by: number): string => `Q${num(x)} ${num(y + by * h)} ${right}`
  return (
    area(`M${left}${bow(-2.2)}Q${num(x)} ${num(y + 2 * h)} ${left}Z`, lid) +
    area(`M${left}${bow(2.1)}Q${num(x)} ${num(y + 0.9 * h)} ${left}Z`, lash)
  )
}

const laughing = ({ x, y, w, h, rise = 0 }: Eye, shade: string, lash: string): string => {
  const [left, right] = [`${num(x - w)} ${num(y + h * 0.4 + rise / 2)}`, `${num(x + w)} ${num(y + h * 0.4 - rise / 2)}`]
  return (
    area(`M${left}Q${num(x)} ${num(y - 2.1 * h)} ${right}Q${num(x)} ${num(y - 0.8 * h)} ${left}Z`, lash) +
    pen(
      `M${num(x - w * 0.8)} ${num(y + h * 1.3)}Q${num(x)} ${num(y + h * 2)} ${num(x + w * 0.9)} ${num(y + h)}`,
      shade,
      2,
    )
  )
}

/** A laugh between two corners: lips, teeth and tongue. `mid` is where the lower lip is deepest. */
export const grin = (
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  mid: number,
  deep: number,
  lips: string,
): string => {
  const mouth = (inset: number, low: number): string =>
    `M${num(x0 + inset)} ${num(y0 + inset * 0.4)}Q${num(mid)} ${num((y0 + y1) / 2 + 5 + inset * 0.3)} ${num(x1 - inset)} ${num(y1 + inset * 0.4)}` +
    `C${num(x1 - inset)} ${num(low * 0.6 + y1 * 0.4)} ${num(mid + (x1 - mid) * 0.5)} ${num(low)} ${num(mid)} ${num(low)}` +
    `C${num(mid - (mid - x0) * 0.5)} ${num(low)} ${num(x0 + inset)} ${num(low * 0.6 + y0 * 0.4)} ${num(x0 + inset)} ${num(y0 + inset * 0.4)}Z`
  const middle = (y0 + y1) / 2
  return (
    area(mouth(-3, deep + 4), lips) +
    area(mouth(0, deep - 2), '#541120') +
    area(mouth(2, middle + 4 + (deep - middle) * 0.5), '#fffaf2') +
    pen(`M${num(mid - 5)} ${num(deep + 1)}h9`, '#fff', 2, { opacity: 0.45 })
  )
}

/** Closed lips between two corners. `mid` is where the bow of the upper lip is. */
export const lips = (
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  mid: number,
  full: number,
  color: string,
  deep: string,
): string => {
  const y = (y0 + y1) / 2
  return (
    area(
      `M${x0} ${y0}C${num((x0 + mid) / 2)} ${num(y - full * 0.5)} ${num(mid - 3)} ${num(y - full * 0.9)} ${mid} ${num(y - full * 0.5)}` +
        `C${num(mid + 4)} ${num(y - full)} ${num((x1 + mid) / 2)} ${num(y - full * 0.5)} ${x1} ${y1}` +
        `C${num((x1 + mid) / 2)} ${num(y + full * 1.7)} ${num((x0 + mid) / 2)} ${num(y + full * 1.7)} ${x0} ${y0}Z`,
      color,
    ) +
    pen(
      `M${x0} ${y0}C${num((x0 + mid) / 2)} ${num(y + full * 0.5)} ${num((x1 + mid) / 2)} ${num(y + full * 0.5)} ${x1} ${y1}`,
      deep,
      2.2,
    ) +
    pen(`M${num(mid - 4)} ${num(y + full * 0.86)}h8`, '#fff', 2, { opacity: 0.5 })
  )
}

/** The cheeks below the eyes: farther from the nose than these. */
function cheeks(eyes: readonly Eye[], color: string): string {
  const nose = eyes.reduce((sum, { x }) => sum + x, 0) / 2
  const dots = eyes.map(({ x, y, w }) => `M${num(x + Math.sign(x - nose) * w * 0.5)} ${num(y + 26)}h.01`)
  return pen(dots.join(''), color, 23, { opacity: 0.2 })
}

/** A face, between what is behind it and what is before it. */
export function drawFace(head: Portrait, isBlinking = false): string {
  const { name, skin, outline, lash = '#24121c', iris = '#4b2413', lid = skin.shade, blush = '#e8604a' } = head
  const gaze = isBlinking ? 'closed' : (head.gaze ?? 'open')
  const eye = (one: Eye): string =>
    ({
      open: () => opened(one, iris, lid, lash),
      laughing: () => laughing(one, skin.deep, lash),
      closed: () => closed(one, lid, lash),
    })[gaze]()
  return (
    `<clipPath id="${name}"><path id="${name}-o" d="${outline}"/></clipPath>` +
    `<g clip-path="url(#${name})">` +
    `<use href="#${name}-o" fill="${skin.base}"/>` +
    area(head.light, skin.light, { opacity: 0.5 }) +
    area(
      head.shade,
      skin.shade,
      head.halfTone === undefined ? {} : { stroke: mix(skin.base, skin.shade, 0.5), 'stroke-width': head.halfTone },
    ) +
    cheeks(head.eyes, blush) +
    head.eyes.map(eye).join('') +
    head.features +
    '</g>'
  )
}

/** A whole head, without its neck. */
export const drawHead = (head: Portrait, isBlinking = false): string =>
  head.behind + drawFace(head, isBlinking) + head.before

/**
 * The neck and what a collar leaves free, with the shadow of the chin. `lean` is where the chin is: the throat is below
 * it, and the nape runs from the back of the head into the shoulder at the other side.
 */
export function drawNeck({ skin }: Portrait, lean = -8): string {
  const back = lean < 0 ? 1 : -1
  /** Half of the neck, down to the shoulder: its start, its side, and where it widens. */
  const [nape, throat] = [
    [
      `M${40 * back} 10`,
      `C${33 * back} 36 ${30 * back} 58 ${34 * back} 78`,
      `C${39 * back} 96 ${56 * back} 104 ${74 * back} 110`,
    ],
    [
      `M${-30 * back} 24`,
      `C${-24 * back} 52 ${-23 * back} 72 ${-30 * back} 86`,
      `C${-40 * back} 98 ${-56 * back} 105 ${-72 * back} 110`,
    ],
  ] as const
  const [left, right] = back === 1 ? [throat, nape] : [nape, throat]
  return (
    area(`${left.join('')}L0 168V10Z${right.join('')}L0 168V10Z`, skin.base) +
    area(`${right.join('')}L0 168C18 140 14 112 ${num(lean + 20)} 92V20Z`, skin.shade) +
    // Darker than the jaw, which has no line against it.
    area(
      `${right[0]}${right[1]}C22 98 6 106 ${num(lean + 4)} 100C${num(lean - 10)} 93 -25 82 -25 64L-29 24Z`,
      mix(skin.shade, skin.deep, 0.4),
    ) +
    pen(`M${26 * back} 60Q${22 * back} 84 ${12 * back} 102`, skin.deep, 2.4, { opacity: 0.35 })
  )
}

/** The collarbones, where a wide neckline shows them. */
export const drawCollarbones = ({ skin }: Portrait): string =>
  pen('M-4 118C-14 110 -34 110 -46 112M6 118C16 110 34 110 46 112', skin.deep, 2, { opacity: 0.4 }) +
  pen('M-44 107C-34 104 -26 102 -20 98', skin.light, 3, { opacity: 0.7 })
