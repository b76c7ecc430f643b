/** Draws titles: fitted to a box, bent along a curve, and painted in layers. */
import { area, box, num } from './draw.ts'
import { wordLine, wordWidth } from './glyphs.ts'
import { alphabets } from './letters/alphabets.ts'
import type { Alphabet, AlphabetName } from './letters/alphabets.ts'
import type { Point } from './letters/pen.ts'
import { setWord } from './letters/set-word.ts'
import type { Palette } from './palettes.ts'

export interface TitleBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Half of the angle that a title on a circle covers, in radians; 0.6 if not set. */
  readonly reach?: number
}

export type TitlePaint =
  | 'bulbs'
  | 'inline'
  | 'block'
  | 'fade'
  | 'tube'
  | 'ribbon'
  | 'split'
  | 'sliced'
  | 'hollow'
  | 'sign'
  | 'plain'
export type TitleBend = 'straight' | 'arch' | 'smile' | 'rise' | 'wave' | 'fan' | 'dome' | 'bowl'

export interface TitleStyle {
  readonly paint: TitlePaint
  readonly bend: TitleBend
  /** The letters; the strokes of `glyphs.ts` if not set. Letters with outlines have their own weight and corners. */
  readonly alphabet?: AlphabetName
  /** Stroke width relative to the height of the letters: 0.14 is thin, 0.26 is thick. */
  readonly weight: number
  /** Horizontal scale of the letters; below 1 is condensed. */
  readonly stretch: number
  readonly sharp?: boolean
  readonly align?: 'middle' | 'start'
  /** Colors that are different from the palette of the game, where a name has too little contrast to what is behind. */
  readonly tint?: Partial<Palette>
  /** By how much the letters are thicker, relative to their height. Only for letters with outlines. */
  readonly bold?: number
  /** Width of the dark edge relative to the height of the letters, both sides together; 0.2 if not set. */
  readonly edge?: number
}

const bends: { readonly [bend in TitleBend]: (t: number) => number } = {
  straight: () => 0,
  arch: (t) => t * t * 0.34,
  smile: (t) => -t * t * 0.3,
  rise: (t) => -t * 0.2,
  wave: (t) => Math.sin(t * Math.PI) * 0.16,
  fan: () => 0,
  dome: () => 0,
  bowl: () => 0,
}

/** Moves a point of a straight title onto a circle: letters on a dome spread at their tops, letters in a bowl below. */
function onCircle([x, y]: readonly [number, number], frame: TitleBox, bend: TitleBend): readonly [number, number] {
  if (bend !== 'dome' && bend !== 'bowl') return [x, y]
  const radius = (frame.width / 2 / (frame.reach ?? 0.6)) * (bend === 'dome' ? 1 : -1)
  const [middle, center] = [frame.x + frame.width / 2, frame.y + frame.height / 2]
  const angle = (x - middle) / radius
  const reach = radius + center - y
  return [middle + reach * Math.sin(angle), center + radius - reach * Math.cos(angle)]
}

interface TitleLine {
  /** The path of the strokes or outlines of each letter, or of all letters together. */
  readonly shapes: readonly LetterPath[]
  /** Height of a capital. */
  readonly height: number
  /** Top of a capital. */
  readonly y: number
  /** Below the lowest letter. */
  readonly bottom: number
  readonly left: number
  readonly right: number
}

interface LetterPath {
  readonly data: string
  /** The center lines of letters with outlines. */
  readonly spine: string
}

/** Which letters a style uses, if they have outlines. */
const outlined = ({ alphabet }: TitleStyle): Alphabet | undefined =>
  alphabet === undefined ? undefined : alphabets[alphabet]

/** A line on the grid of its letters. */
interface GridLine {
  readonly width: number
  readonly top: number
  readonly bottom: number
  readonly draw: (stretch: number, map: (point: Point) => Point) => readonly LetterPath[]
}

function rowOf(text: string, style: TitleStyle): GridLine {
  const alphabet = outlined(style)
  if (alphabet === undefined) {
    const gap = style.weight * 10 + 0.9
    const draw: GridLine['draw'] = (stretch, map) => [
      { data: wordLine(text, gap / stretch + (gap - gap / stretch) * 0.5, map), spine: '' },
    ]
    return { width: wordWidth(text, gap), top: 0, bottom: 10, draw }
  }
  const word = setWord(alphabet, text)
  const path = (points: readonly Point[], map: (point: Point) => Point): string =>
    `M${points.map((point) => map(point).map(num).join(' ')).join('L')}`
  return {
    ...word,
    draw: (_, map) => {
      const shapes = word.letters.map(({ letter, x, y }) => {
        const put = ([px, py]: Point): Point => map([x + px, y + py])
        return {
          data: letter.parts.flatMap(({ loops }) => loops.map((loop) => `${path(loop, put)}Z`)).join(''),
          spine: letter.parts.map(({ spine }) => (spine === undefined ? '' : path(spine, put))).join(''),
        }
      })
      const join = (part: keyof LetterPath): string => shapes.map((shape) => shape[part]).join('')
      return isLettered(style) ? shapes : [{ data: join('data'), spine: join('spine') }]
    },
  }
}

/** A dark name on a light ground has no edges, so its letters cannot overlap. */
const hasEdges = ({ paint }: TitleStyle): boolean => !['ribbon', 'plain', 'sign'].includes(paint)

/** Whether each letter covers a part of the one before it. */
const isLettered = (style: TitleStyle): boolean => outlined(style)?.overlaps === true && hasEdges(style)

/** The ways to split a title into lines of whole words. */
function splits(title: string, rows: number): string[][] {
  const words = title.split(' ')
  const ways = rows === 1 ? [] : words.slice(1).map((_, cut) => [words.slice(0, cut + 1), words.slice(cut + 1)])
  return [[title], ...ways.map((lines) => lines.map((line) => line.join(' ')))]
}

/** Strokes use as many lines as they may, with widths that differ least. Outlines become as large as they can. */
function setTitle(title: string, rows: number, frame: TitleBox, style: TitleStyle): TitleLine[] {
  const alphabet = outlined(style)
  const [whole, ...ways] = splits(alphabet?.hasLowerCase === true ? title : title.toUpperCase(), rows)
  const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => wordWidth(line, 2)))
  const even = ways.toSorted((a, b) => widest(a) - widest(b))
  if (alphabet === undefined) return layOutLines(even[0] ?? whole!, frame, style)
  // Capitals in two lines fill a box better than in one, unless they are much smaller.
  const favor = alphabet.hasLowerCase === true ? 1 : 1.1
  const set = [...even, whole!].map((lines) => layOutLines(lines, frame, style))
  const sizes = set.map((lines) => Math.min(...lines.map(({ height }) => height)) * (lines.length > 1 ? favor : 1))
  const largest = Math.max(...sizes)
  return set[sizes.findIndex((size) => size > largest * 0.92)]!
}

function layOutLines(texts: readonly string[], frame: TitleBox, style: TitleStyle): TitleLine[] {
  const rows = texts.map((text) => rowOf(text, style))
  const alphabet = outlined(style)
  // Strokes reach beyond their grid, outlines do not.
  const reach = alphabet === undefined ? style.weight : 0.12
  // A ribbon and a sign are wider than their letters.
  const isOnPaper = style.paint === 'ribbon' || style.paint === 'sign'
  const margin = reach * 10 + (isOnPaper ? 8 : 0)
  const leading = 0.16 + reach + (style.paint === 'ribbon' ? 0.16 : 0)
  const bent = ['straight', 'fan', 'dome', 'bowl'].includes(style.bend) ? (style.paint === 'sign' ? 0.5 : 0) : 0.3
  // Few letters have descenders, and they fit between the letters of the next line.
  const extents = rows.map(({ top, bottom }) => (10 - top + (bottom - 10) * 0.55) / 10)
  const extent = extents.reduce((sum, one) => sum + one, 0)
  const tallest = frame.height / (extent + (rows.length - 1) * leading + bent + reach + 0.1)
  const heights = rows.map(({ width }) =>
    Math.min(tallest * 1.04, (frame.width / (width * style.stretch + margin)) * 10),
  )
  const total =
    heights.reduce((sum, height, index) => sum + height * (extents[index]! + leading), 0) -
    heights[heights.length - 1]! * leading
  let top = frame.y + Math.max(0, (frame.height - total) / 2)
  return rows.map((row, index) => {
    const height = heights[index] ?? 10
    // Short lines are stretched, so all lines have similar widths. Contrast and serifs bear less of it than strokes.
    const free = frame.width / ((row.width + margin) * (height / 10))
    const most = style.stretch * (alphabet === undefined ? 1.32 : 1.12)
    const stretch = Math.min(Math.max(style.stretch, Math.min(free, most)), free)
    const scale = height / 10
    const width = row.width * scale * stretch
    const left = style.align === 'start' ? frame.x + (margin * scale) / 2 : frame.x + (frame.width - width) / 2
    const middle = frame.x + frame.width / 2
    const half = frame.width / 2
    const y = top - row.top * scale
    top += height * (extents[index]! + leading)
    const shapes = row.draw(stretch, ([gx, gy]) => {
      const x = left + gx * scale * stretch
      const t = (x - middle) / half
      const grow = style.bend === 'fan' ? 1 + t * t * 0.3 : 1
      const lift = (bends[style.bend](t) - (style.bend === 'arch' ? 0.12 : style.bend === 'smile' ? -0.12 : 0)) * height
      return onCircle([x, y + height / 2 + (gy - 5) * scale * grow + lift], frame, style.bend)
    })
    return { shapes, height, y, bottom: y + row.bottom * scale, left, right: left + width }
  })
}

/** A line, or a letter of a line whose letters overlap. */
interface LaidOutLine extends Omit<TitleLine, 'shapes'>, LetterPath {
  readonly id: string
  /** Number of the line. */
  readonly row: number
}

/**
 * Draws a title into a box. `definitions` contains the paths of its lines, and gradients. A second title in the same
 * image has its own `id`.
 */
export function drawTitle(
  title: string,
  frame: TitleBox,
  style: TitleStyle,
  base: Palette,
  rows = 2,
  id = '',
): { definitions: string; content: string } {
  const palette = { ...base, ...style.tint }
  const lines = setTitle(title, rows, frame, style).flatMap(({ shapes, ...one }, row) =>
    shapes.map((shape, index): LaidOutLine => {
      const part = shapes.length > 1 ? `${row}.${index}` : `${row}`
      return { ...one, ...shape, row, id: `${id}${part}` }
    }),
  )
  const isSharp = outlined(style)?.isSharp ?? style.sharp === true
  const join = isSharp
    ? 'stroke-linejoin="miter" stroke-miterlimit="2.4" stroke-linecap="butt"'
    : 'stroke-linejoin="round" stroke-linecap="round"'
  const definitions = lines.map((one) => {
    const gradient = style.paint === 'fade' || style.paint === 'sliced' ? letterGradient(one, style, palette) : ''
    const spine = one.spine === '' ? '' : `<path id="s${one.id}" d="${one.spine}"/>`
    return `<path id="t${one.id}" d="${one.data}"/>${spine}${gradient}`
  })
  const edges = lines.map((one) => (hasEdges(style) ? outline(one, style, palette) : ''))
  const letters = lines.map((one) => paintLine(one, style, palette) + glint(one, style))
  // All outlines are drawn before all letters, so a line never covers the one above it, unless letters overlap.
  const layers = isLettered(style) ? lines.map((_, index) => edges[index]! + letters[index]!) : [...edges, ...letters]
  return {
    definitions: definitions.join(''),
    content: `<g fill="none" ${join}>${style.paint === 'sign' ? board(lines, palette) : ''}${layers.join('')}</g>`,
  }
}

/** Nothing is painted inside letters whose strokes are thinner than this share of their height. */
const LEAST_INSIDE = 0.2

const hasInside = (style: TitleStyle): boolean => (outlined(style)?.weight ?? 1) >= LEAST_INSIDE

/** The stroke width of strokes, or the usual thickness of outlines. */
const penOf = (style: TitleStyle, height: number): number => height * (outlined(style)?.weight ?? style.weight)

/**
 * A layer of letters: strokes of the given width. Letters with outlines are expanded for more than their thickness, and
 * for much less only their center lines are drawn.
 */
function layer(
  { id, height, spine }: LaidOutLine,
  style: TitleStyle,
  color: string,
  width: number,
  extra = '',
): string {
  const pen = penOf(style, height)
  const stroke = (path: string, size: number, fill = ''): string =>
    `<use href="#${path}${id}"${fill} stroke="${color}" stroke-width="${num(size)}"${extra}/>`
  if (outlined(style) === undefined) return stroke('t', width)
  const grown = width + height * (style.bold ?? 0)
  if (width < pen * 0.6) return spine === '' || !hasInside(style) ? '' : stroke('s', width)
  if (grown > pen) return stroke('t', grown - pen, ` fill="${color}"`)
  return `<use href="#t${id}" fill="${color}"${extra}/>`
}

/** The light on inflated letters, whose spines are glints. */
function glint(one: LaidOutLine, style: TitleStyle): string {
  if (outlined(style)?.overlaps !== true || !hasEdges(style)) return ''
  return layer(one, style, '#fff', one.height * 0.085, ' stroke-linecap="round" opacity=".8"')
}

/** Attribute that moves a stroke down. */
const drop = (dy: number): string => ` y="${num(dy)}"`

function outline(one: LaidOutLine, style: TitleStyle, palette: Palette): string {
  const distance = style.paint === 'block' ? 0.09 : 0.04
  return layer(
    one,
    style,
    palette.ink,
    penOf(style, one.height) + one.height * (style.edge ?? 0.2),
    drop(one.height * distance),
  )
}

function paintLine(one: LaidOutLine, style: TitleStyle, palette: Palette): string {
  const pen = penOf(style, one.height)
  const index = one.row
  const paint = (color: string, width: number, extra?: string): string => layer(one, style, color, width, extra)
  switch (style.paint) {
    case 'bulbs':
      return (
        paint(palette.shade, pen, drop(one.height * 0.07)) +
        // Letters that are too thin for bulbs have the color of their light.
        paint(hasInside(style) ? (index === 0 ? palette.accent : palette.main) : palette.pale, pen) +
        paint(palette.pale, pen * 0.4, ` stroke-dasharray="0 ${num(pen * 0.74)}" stroke-linecap="round"`)
      )
    case 'inline':
      return (
        paint(index === 0 ? palette.accent : palette.pale, pen) +
        paint(index === 0 ? palette.pale : palette.glow, pen * 0.2)
      )
    case 'block':
      return (
        paint(palette.shade, pen, drop(one.height * 0.12)) +
        paint(palette.shade, pen, drop(one.height * 0.06)) +
        paint(palette.pale, pen)
      )
    case 'fade':
      return paint(palette.shade, pen, drop(one.height * 0.05)) + paint(`url(#f${one.id})`, pen * 0.92)
    case 'tube':
      return paint(palette.glow, pen * 1.4, ' opacity=".5"') + paint(palette.pale, pen)
    case 'sliced':
      return paint(`url(#f${one.id})`, pen)
    case 'hollow':
      return paint(palette.pale, pen * 1.24) + paint(index === 0 ? palette.accent : palette.main, pen * 0.66)
    case 'sign':
      return paint(palette.ink, pen)
    case 'split':
      return paint(index === 0 ? palette.pale : palette.glow, pen)
    case 'ribbon':
      return ribbon(one, index, palette) + paint(palette.ink, pen * 0.9)
    case 'plain':
      return paint(palette.ink, pen)
  }
}

/** The gradient of the letters of a line: soft, or for sliced letters two colors with an edge. */
function letterGradient({ y, height, id }: LaidOutLine, { paint }: TitleStyle, palette: Palette): string {
  const stops =
    paint === 'fade'
      ? [
          [0.25, palette.pale],
          [1, palette.accent],
        ]
      : [
          [0.56, palette.pale],
          [0.56, palette.accent],
        ]
  return (
    `<linearGradient id="f${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${num(y)}" y2="${num(y + height)}">` +
    `${stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('')}</linearGradient>`
  )
}

/** A band with notched ends behind a line, with its shadow. */
function ribbon(one: LaidOutLine, index: number, palette: Palette): string {
  const pad = one.height * 0.34
  const y = one.y - pad * 0.62
  const height = one.bottom - one.y + pad * 1.24
  const left = one.left - pad * 1.5
  const right = one.right + pad * 1.5
  const notch = height * 0.22
  const band = (color: string, dy: number, opacity: number): string =>
    area(
      `M${num(left)} ${num(y + dy)}H${num(right)}L${num(right - notch)} ${num(y + dy + height / 2)}L${num(right)} ` +
        `${num(y + dy + height)}H${num(left)}L${num(left + notch)} ${num(y + dy + height / 2)}Z`,
      color,
      { opacity },
    )
  return band(palette.ink, height * 0.12, 0.55) + band(index === 0 ? palette.accent : palette.main, 0, 1)
}

/** A board with a frame, behind all lines. */
function board(lines: readonly LaidOutLine[], palette: Palette): string {
  const pad = Math.max(...lines.map(({ height }) => height)) * 0.42
  const left = Math.min(...lines.map((one) => one.left)) - pad
  const right = Math.max(...lines.map((one) => one.right)) + pad
  const top = (lines[0]?.y ?? 0) - pad * 0.9
  const bottom = Math.max(...lines.map((one) => one.bottom)) + pad * 0.9
  const [width, height] = [right - left, bottom - top]
  return (
    box(left + 3, top + 6, width, height, palette.ink, 10, { opacity: 0.5 }) +
    box(left, top, width, height, palette.pale, 10) +
    box(left + 5, top + 5, width - 10, height - 10, 'none', 7, { stroke: palette.main, 'stroke-width': 3 })
  )
}
