/** SVG elements as text. Coordinates are rounded to a tenth, so files are small. */

export const num = (value: number): string => String(Math.round(value * 10) / 10)

type SvgAttributes = { readonly [attribute: string]: string | number }

function attributes(extra: SvgAttributes): string {
  return Object.entries(extra)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value) : value}"`)
    .join('')
}

export const circle = (x: number, y: number, r: number, fill: string, extra: SvgAttributes = {}): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${attributes(extra)}/>`

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  turn = 0,
  extra: SvgAttributes = {},
): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"` +
  `${turn === 0 ? '' : ` transform="rotate(${num(turn)} ${num(x)} ${num(y)})"`}${attributes(extra)}/>`

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  round = 0,
  extra: SvgAttributes = {},
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"` +
  `${round > 0 ? ` rx="${num(round)}"` : ''} fill="${fill}"${attributes(extra)}/>`

/** A filled shape. */
export const area = (d: string, fill: string, extra: SvgAttributes = {}): string =>
  `<path d="${d}" fill="${fill}"${attributes(extra)}/>`

/** A stroke with round caps. */
export const line = (d: string, color: string, width: number, extra: SvgAttributes = {}): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" ` +
  `stroke-linejoin="round"${attributes(extra)}/>`

/** A stroke in `inked` content, in fewer bytes than `line`. */
export const pen = (d: string, color: string, width: number, extra: SvgAttributes = {}): string =>
  `<path d="${d}" stroke="${color}" stroke-width="${num(width)}"${attributes(extra)}/>`

/** Content in which the strokes of `pen` have round ends. */
export const inked = (content: string): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${content}</g>`

/** The same drawing at both sides of the middle. */
export const bothSides = (content: string): string => `${content}<g transform="scale(-1 1)">${content}</g>`

/** Moves, scales and rotates content that was drawn around 0,0. */
export const place = (content: string, x: number, y: number, size = 1, turn = 0): string =>
  `<g transform="translate(${num(x)} ${num(y)})${turn === 0 ? '' : ` rotate(${num(turn)})`}` +
  `${size === 1 ? '' : ` scale(${Math.round(size * 1000) / 1000})`}">${content}</g>`

/** Path of a star or, with `inner` = `outer`, of a regular polygon. */
export function star(x: number, y: number, points: number, outer: number, inner: number, turn = -90): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = ((turn + (index * 180) / points) * Math.PI) / 180
    const radius = index % 2 === 0 ? outer : inner
    return `${num(x + radius * Math.cos(angle))} ${num(y + radius * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}

/** Points on a circle. */
export function around(count: number, radius: number, start = 0): { x: number; y: number; angle: number }[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = start + (index * 360) / count
    return { x: radius * Math.cos((angle * Math.PI) / 180), y: radius * Math.sin((angle * Math.PI) / 180), angle }
  })
}

/** Pseudorandom numbers from 0 to 1, seeded by a string, so drawings are reproducible. */
export function seededRandom(word: string): () => number {
  let state = [...word].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 2166136261)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519)
    state = Math.imul(state ^ (state >>> 13), 3266489917) + 0x6d2b79f5
    return ((state ^ (state >>> 16)) >>> 0) / 4294967296
  }
}

/** Between two colors in hexadecimal notation. */
export const mix = (from: string, to: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number]
      return Math.round(a + (b - a) * share)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`

/** Many dots in one path: lines without length, with round caps. */
export const dots = (
  points: readonly { readonly x: number; readonly y: number }[],
  r: number,
  color: string,
  extra: SvgAttributes = {},
): string => line(points.map(({ x, y }) => `M${num(x)} ${num(y)}h.01`).join(''), color, r * 2, extra)

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A vertical gradient between two colors, to be used as `url(#id)`. */
export const linearGradient = (id: string, top: string, bottom: string): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="` +
  `${bottom}"/></linearGradient>`

/** A radial gradient from a color to transparent, to be used as `url(#id)`. */
export const radialGradient = (id: string, color: string, strength = 0.75): string =>
  `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" ` +
  `stop-color="${color}" stop-opacity="0"/></radialGradient>`

export const svgDocument = (width: number, height: number, definitions: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<defs>${definitions}</defs>${content}</svg>\n`
