/** The light on the subjects of covers: it comes from the upper left. */
import { num, oval } from '../draw.ts'

const stops = (colors: readonly string[]): string =>
  colors
    .map((color, index) => `<stop offset="${num((index / (colors.length - 1)) * 100)}%" stop-color="${color}"/>`)
    .join('')

/** Colors from the lit side to the shadow side, to be used as `url(#id)`. The direction is in parts of the shape. */
export const lit = (
  id: string,
  colors: readonly string[],
  [x, y]: readonly [x: number, y: number] = [0.6, 1],
): string => `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}">${stops(colors)}</linearGradient>`

/** Colors of a round body, from the spot that the light meets to its far edge, to be used as `url(#id)`. */
export const round = (id: string, colors: readonly string[]): string =>
  `<radialGradient id="${id}" cx=".36" cy=".3" r=".74">${stops(colors)}</radialGradient>`

/** Light around a source, which fades to nothing, to be used as `url(#id)`. */
export const halo = (id: string, color: string, strength = 1): string =>
  `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity="${strength}"/><stop offset=".5" ` +
  `stop-color="${color}" stop-opacity="${strength * 0.4}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/>` +
  `</radialGradient>`

/** The shadow of a body where it touches the ground. */
export const contact = (x: number, y: number, rx: number, ry: number, color = '#000'): string =>
  oval(x, y, rx, ry, color, 0, { opacity: 0.22 }) + oval(x, y, rx * 0.84, ry * 0.7, color, 0, { opacity: 0.3 })

type Joint = readonly [x: number, y: number, width: number]

/** Path of a limb that narrows from joint to joint. */
export const limb = (joints: readonly Joint[]): string =>
  joints
    .map(([x, y, width], index) => {
      const r = width / 2
      const joint = `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(width)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-width)} 0Z`
      const next = joints[index + 1]
      if (next === undefined) return joint
      const [toX, toY, toWidth] = next
      const long = Math.hypot(toX - x, toY - y)
      const [across, down] = [-(toY - y) / long, (toX - x) / long]
      const corner = (cx: number, cy: number, reach: number): string =>
        `${num(cx + across * reach)} ${num(cy + down * reach)}`
      return (
        `${joint}M${corner(x, y, -r)}L${corner(x, y, r)}L${corner(toX, toY, toWidth / 2)}L` +
        `${corner(toX, toY, -toWidth / 2)}Z`
      )
    })
    .join('')
