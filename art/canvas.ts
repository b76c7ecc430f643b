/** The parts that all covers share: size, positions of subject and title, and the night sky. */
import {
  area,
  box,
  circle,
  seededRandom,
  dots,
  radialGradient,
  line,
  num,
  oval,
  repeat,
  linearGradient,
} from './draw.ts'
import type { TitleBox, TitlePaint } from './title.ts'
import type { Palette } from './palettes.ts'

export interface CoverCanvas {
  readonly width: number
  readonly height: number
  readonly wide: boolean
  /** Center of the subject, and its scale: with scale 1 the subject is in a circle with radius 100. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly title: TitleBox
  /** How the letters of the title are painted. */
  readonly paint?: TitlePaint
  readonly palette: Palette
  readonly roll: () => number
  /** Where the first ray begins, in periods of one ray and one gap; 0 if not set. */
  readonly rayPhase?: number
}

export interface SvgParts {
  readonly definitions: string
  readonly content: string
}

/** Where the subject of a square cover is: in the middle, or closer to the viewer and cut by an edge of the frame. */
const positions = [
  { x: 150, y: 108, size: 0.94 },
  { x: 112, y: 114, size: 1.12 },
  { x: 188, y: 114, size: 1.12 },
] as const

/** The two formats: square, and 16:9 with the subject beside the title. */
export function createCanvas(name: string, wide: boolean, palette: Palette, paint: TitlePaint): CoverCanvas {
  const mirror = name.length % 2 === 0
  const roll = seededRandom(name)
  // The title is at the bottom, because the card shows the heart and the marks in the top corners.
  if (!wide)
    return {
      width: 300,
      height: 300,
      wide,
      ...(positions[name.length % 3] ?? positions[0]),
      title: { x: 16, y: 196, width: 268, height: 92 },
      paint,
      palette,
      roll,
    }
  return {
    width: 480,
    height: 270,
    wide,
    x: mirror ? 358 : 122,
    y: 132,
    size: 1,
    // A title at the right is below the heart of the card.
    title: mirror ? { x: 22, y: 62, width: 222, height: 146 } : { x: 236, y: 88, width: 222, height: 138 },
    paint,
    palette,
    roll,
  }
}

export const skyGradient = (palette: Palette): string =>
  linearGradient('sky', palette.deep, palette.dusk) + radialGradient('glow', palette.glow, 0.6)

export const sky = (at: CoverCanvas): string => `<rect width="${at.width}" height="${at.height}" fill="url(#sky)"/>`

export const glow = (at: CoverCanvas, reach = 150): string => circle(at.x, at.y, reach * at.size, 'url(#glow)')

/** Stars in the upper part of the image, right of `from`. */
export function stars(at: CoverCanvas, count: number, from = 0): string {
  const points = Array.from({ length: count }, () => ({
    x: from + at.roll() * (at.width - from),
    y: at.roll() * at.height * 0.6,
  }))
  const cut = Math.ceil(count * 0.6)
  return (
    dots(points.slice(0, cut), 1.3, at.palette.pale, { opacity: 0.45 }) +
    dots(points.slice(cut), 2, at.palette.pale, { opacity: 0.75 })
  )
}

/** A string of lanterns across the top. `shine` is the opacity of the light in a lantern. */
export function lanterns(
  at: Pick<CoverCanvas, 'width' | 'palette'>,
  sag: number,
  count: number,
  top = 6,
  shine: (lantern: number) => number = () => 0.5,
): string {
  const spot = (t: number): { x: number; y: number } => ({ x: t * at.width, y: top + sag * 4 * t * (1 - t) })
  const colors = [at.palette.accent, at.palette.main, at.palette.mate]
  return (
    line(`M-4 ${top}Q${num(at.width / 2)} ${num(top + sag * 2)} ${at.width + 4} ${top}`, at.palette.ink, 2.5) +
    repeat(count, (index) => {
      const { x, y } = spot((index + 0.5) / count)
      return (
        oval(x, y + 9, 6.5, 8, colors[index % 3] ?? at.palette.main) +
        oval(x, y + 9, 2.4, 8, at.palette.pale, 0, { opacity: shine(index) })
      )
    })
  )
}

/**
 * What is behind the title of a square cover, so it is readable: a shape that fits the paint of its letters. The paints
 * "ribbon" and "sign" draw their own.
 */
export function floor(at: CoverCanvas): string {
  if (at.wide) return ''
  const p = at.palette
  const { x, y, width, height } = at.title
  const mound = (top: number, opacity: number): string =>
    area(`M0 ${top}Q${at.width / 2} ${top - 16} ${at.width} ${top}V${at.height}H0Z`, p.ink, { opacity })
  switch (at.paint) {
    case 'ribbon':
    case 'sign':
      return mound(y + height * 0.4, 0.6)
    case 'tube':
      return (
        box(x - 8, y - 4, width + 16, height + 8, p.ink, 18, { opacity: 0.86 }) +
        box(x - 2, y + 2, width + 4, height - 4, 'none', 13, { stroke: p.accent, 'stroke-width': 3 })
      )
    case 'bulbs': {
      const [left, right, top, bottom] = [x - 4, x + width + 4, y - 2, y + height + 2]
      const across = Array.from({ length: 9 }, (_, i) => left + ((right - left) * i) / 8)
      return (
        box(left - 8, top - 8, right - left + 16, bottom - top + 16, p.shade, 14) +
        box(left + 4, top + 4, right - left - 8, bottom - top - 8, p.ink, 8) +
        dots(
          across.flatMap((dot) => [
            { x: dot, y: top - 2 },
            { x: dot, y: bottom + 2 },
          ]),
          3.4,
          p.pale,
        )
      )
    }
    case 'split':
      return (
        area(`M0 ${y + 10}L${at.width} ${y - 14}V${at.height}H0Z`, p.ink, { opacity: 0.9 }) +
        line(`M0 ${y + 10}L${at.width} ${y - 14}`, p.main, 5)
      )
    case 'inline':
    case 'sliced':
      return box(0, y - 8, at.width, height + 30, p.ink, 0, { opacity: 0.8 }) + box(0, y - 8, at.width, 5, p.accent)
    case 'hollow':
      return area(`M0 ${y - 4}${'q15 -14 30 0t30 0'.repeat(5)}V${at.height}H0Z`, p.deep, { opacity: 0.94 })
    case 'fade':
      return mound(y - 18, 0.3) + mound(y + 2, 0.42) + mound(y + 26, 0.5)
    default:
      return mound(y - 6, 0.72)
  }
}

export const rays = (
  at: Pick<CoverCanvas, 'width' | 'x' | 'y' | 'rayPhase'>,
  count: number,
  color: string,
  opacity: number,
): string =>
  area(
    repeat(count, (index) => {
      const a = ((index + (at.rayPhase ?? 0)) / count) * Math.PI * 2
      const b = ((index + (at.rayPhase ?? 0) + 0.5) / count) * Math.PI * 2
      const reach = at.width * 1.1
      return (
        `M${num(at.x)} ${num(at.y)}L${num(at.x + Math.cos(a) * reach)} ${num(at.y + Math.sin(a) * reach)}L` +
        `${num(at.x + Math.cos(b) * reach)} ${num(at.y + Math.sin(b) * reach)}Z`
      )
    }),
    color,
    { opacity },
  )
