/** The parts that covers, banners and posters share: the size of the image, the night sky, lanterns and rays. */
import { area, circle, seededRandom, dots, radialGradient, line, num, oval, repeat, linearGradient } from './draw.ts'
import type { Palette } from './palettes.ts'

/** What the drawings of a cover share: the size of the image, its colors, and its pseudorandom numbers. */
export interface CoverCanvas {
  readonly width: number
  readonly height: number
  readonly wide: boolean
  readonly palette: Palette
  readonly roll: () => number
  /** Where a wide image shows a scene that was drawn in a square; if not set, where covers show it. */
  readonly square?: ScenePosition
}

export type ScenePosition = readonly [x: number, y: number, size: number]

/** An image with one subject, such as a banner or a poster. */
export interface SubjectCanvas extends CoverCanvas {
  /** Center of the subject, and its scale: with scale 1 the subject is in a circle with radius 100. */
  readonly x: number
  readonly y: number
  readonly size: number
  /** Where the first ray begins, in periods of one ray and one gap; 0 if not set. */
  readonly rayPhase?: number
}

/** The two formats of a cover: square and 16:9. */
export const createCanvas = (name: string, wide: boolean, palette: Palette): CoverCanvas => ({
  width: wide ? 480 : 300,
  height: wide ? 270 : 300,
  wide,
  palette,
  roll: seededRandom(name),
})

/** The gradients of the night sky, and of the glow of a subject if the content shows one. */
export const skyGradient = (palette: Palette, content = 'url(#glow)'): string =>
  linearGradient('sky', palette.deep, palette.dusk) +
  (content.includes('url(#glow)') ? radialGradient('glow', palette.glow, 0.6) : '')

export const sky = (at: CoverCanvas): string => `<rect width="${at.width}" height="${at.height}" fill="url(#sky)"/>`

export const glow = (at: SubjectCanvas, reach = 150): string => circle(at.x, at.y, reach * at.size, 'url(#glow)')

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

export const rays = (
  at: Pick<SubjectCanvas, 'width' | 'x' | 'y' | 'rayPhase'>,
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
