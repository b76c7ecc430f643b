/** Draws titles: fitted to a box, bent along a curve, and painted in layers. */
import { area, box, num } from './draw.ts'
import { wordLine, wordWidth } from './glyphs.ts'
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
  'bulbs' | 'inline' | 'block' | 'fade' | 'tube' | 'ribbon' | 'split' | 'sliced' | 'hollow' | 'sign' | 'plain'
export type TitleBend = 'straight' | 'arch' | 'smile' | 'rise' | 'wave' | 'fan' | 'dome' | 'bowl'

export interface TitleStyle {
  readonly paint: TitlePaint
  readonly bend: TitleBend
  /** Stroke width relative to the height of the letters: 0.14 is thin, 0.26 is thick. */
  readonly weight: number
  /** Horizontal scale of the letters; below 1 is condensed. */
  readonly stretch: number
  readonly sharp?: boolean
  readonly align?: 'middle' | 'start'
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
  readonly data: string
  readonly height: number
  readonly y: number
  readonly left: number
  readonly right: number
}

/** Splits a title into lines of whole words whose widths differ least. */
function splitTitle(title: string, rows: number): string[] {
  const words = title.toUpperCase().split(' ')
  if (rows === 1 || words.length === 1) return [words.join(' ')]
  const ways = words.slice(1).map((_, cut) => [words.slice(0, cut + 1).join(' '), words.slice(cut + 1).join(' ')])
  return (
    ways.toSorted(
      (a, b) => Math.max(...a.map((word) => wordWidth(word, 2))) - Math.max(...b.map((word) => wordWidth(word, 2))),
    )[0] ?? [title]
  )
}

function layOutLines(rows: readonly string[], frame: TitleBox, style: TitleStyle): TitleLine[] {
  const gap = style.weight * 10 + 0.9
  // A ribbon and a sign are wider than their letters.
  const isOnPaper = style.paint === 'ribbon' || style.paint === 'sign'
  const margin = style.weight * 10 + (isOnPaper ? 8 : 0)
  const leading = 1.16 + style.weight + (style.paint === 'ribbon' ? 0.16 : 0)
  const bent = ['straight', 'fan', 'dome', 'bowl'].includes(style.bend) ? (style.paint === 'sign' ? 0.5 : 0) : 0.3
  const tallest = frame.height / ((rows.length - 1) * leading + 1 + bent + style.weight + 0.1)
  const heights = rows.map((row) =>
    Math.min(tallest * 1.04, (frame.width / (wordWidth(row, gap) * style.stretch + margin)) * 10),
  )
  const total =
    heights.reduce((sum, height) => sum + height * leading, 0) - heights[heights.length - 1]! * (leading - 1)
  let top = frame.y + Math.max(0, (frame.height - total) / 2)
  return rows.map((row, index) => {
    const height = heights[index] ?? 10
    // Short lines are stretched by up to a third, so all lines have similar widths.
    const free = frame.width / ((wordWidth(row, gap) + margin) * (height / 10))
    const stretch = Math.min(Math.max(style.stretch, Math.min(free, style.stretch * 1.32)), free)
    const scale = height / 10
    const width = wordWidth(row, gap) * scale * stretch
    const left = style.align === 'start' ? frame.x + (margin * scale) / 2 : frame.x + (frame.width - width) / 2
    const middle = frame.x + frame.width / 2
    const reach = frame.width / 2
    const y = top
    top += height * leading
    const data = wordLine(row, gap / stretch + (gap - gap / stretch) * 0.5, ([gx, gy]) => {
      const x = left + gx * scale * stretch
      const t = (x - middle) / reach
      const grow = style.bend === 'fan' ? 1 + t * t * 0.3 : 1
      const lift = (bends[style.bend](t) - (style.bend === 'arch' ? 0.12 : style.bend === 'smile' ? -0.12 : 0)) * height
      return onCircle([x, y + height / 2 + (gy - 5) * scale * grow + lift], frame, style.bend)
    })
    return { data, height, y, left, right: left + width }
  })
}

interface LaidOutLine extends TitleLine {
  readonly id: string
}

/**
 * Draws a title into a box. `definitions` contains the paths of its lines, and gradients. A second title in the same
 * image has its own `id`.
 */
export function drawTitle(
  title: string,
  frame: TitleBox,
  style: TitleStyle,
  palette: Palette,
  rows = 2,
  id = '',
): { definitions: string; content: string } {
  const lines = layOutLines(splitTitle(title, rows), frame, style).map((one, index) => ({
    ...one,
    id: `${id}${index}`,
  }))
  const join =
    style.sharp === true
      ? 'stroke-linejoin="miter" stroke-miterlimit="2.4" stroke-linecap="butt"'
      : 'stroke-linejoin="round" stroke-linecap="round"'
  const definitions = lines.map((one) => {
    const gradient = style.paint === 'fade' || style.paint === 'sliced' ? letterGradient(one, style, palette) : ''
    return `<path id="t${one.id}" d="${one.data}"/>${gradient}`
  })
  // All outlines are drawn before all letters, so a line never covers the one above it.
  const isOutlined = !['ribbon', 'plain', 'sign'].includes(style.paint)
  const edges = isOutlined ? lines.map((one) => outline(one, style, palette)) : []
  const letters = lines.map((one, index) => paintLine(one, index, style, palette))
  return {
    definitions: definitions.join(''),
    content: `<g fill="none" ${join}>${style.paint === 'sign' ? board(lines, palette) : ''}${edges.join('')}${letters.join('')}</g>`,
  }
}

function stroke(id: string, color: string, width: number, extra = ''): string {
  return `<use href="#t${id}" stroke="${color}" stroke-width="${num(width)}"${extra}/>`
}

/** Attribute that moves a stroke down. */
const drop = (dy: number): string => ` y="${num(dy)}"`

function outline({ height, id }: LaidOutLine, { paint, weight }: TitleStyle, palette: Palette): string {
  const distance = paint === 'block' ? 0.09 : 0.04
  return stroke(id, palette.ink, height * weight + height * 0.2, drop(height * distance))
}

function paintLine(one: LaidOutLine, index: number, style: TitleStyle, palette: Palette): string {
  const pen = one.height * style.weight
  const paint = (color: string, width: number, extra?: string): string => stroke(one.id, color, width, extra)
  switch (style.paint) {
    case 'bulbs':
      return (
        paint(palette.shade, pen, drop(one.height * 0.07)) +
        paint(index === 0 ? palette.accent : palette.main, pen) +
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
  const height = one.height + pad * 1.24
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
  const bottom = Math.max(...lines.map(({ y, height }) => y + height)) + pad * 0.9
  const [width, height] = [right - left, bottom - top]
  return (
    box(left + 3, top + 6, width, height, palette.ink, 10, { opacity: 0.5 }) +
    box(left, top, width, height, palette.pale, 10) +
    box(left + 5, top + 5, width - 10, height - 10, 'none', 7, { stroke: palette.main, 'stroke-width': 3 })
  )
}
