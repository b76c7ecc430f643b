/** A die of the color game, which has a color on each side, as a cube in space. */
import { area, num } from '../draw.ts'
import type { Palette } from '../palettes.ts'

type Vector = readonly [x: number, y: number, z: number]

/** Angles of the camera, in radians: the die is seen from above and from one side. */
const YAW = 0.62
const PITCH = 0.5

const turnX = ([x, y, z]: Vector, angle: number): Vector => [
  x,
  y * Math.cos(angle) - z * Math.sin(angle),
  y * Math.sin(angle) + z * Math.cos(angle),
]
const turnY = ([x, y, z]: Vector, angle: number): Vector => [
  x * Math.cos(angle) + z * Math.sin(angle),
  y,
  z * Math.cos(angle) - x * Math.sin(angle),
]

/** Each side: its normal, and two vectors from its center to its edges. */
const sides: readonly (readonly [normal: Vector, across: Vector, along: Vector])[] = [
  [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [-1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, 0, -1],
    [1, 0, 0],
    [0, 1, 0],
  ],
]

/** Light from the upper left on each side of a die, wherever it turns; `colorDie` needs it once in a picture. */
export const dieLight = (p: Palette): string =>
  `<linearGradient id="dieface" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".34"/><stop offset=".45" ` +
  `stop-color="#fff" stop-opacity="0"/><stop offset=".55" stop-color="${p.ink}" stop-opacity="0"/><stop offset="1" ` +
  `stop-color="${p.ink}" stop-opacity=".26"/></linearGradient>`

/** The die around 0,0, with edges of the length 100, after it rolled by `spin` radians. */
export function colorDie(p: Palette, colors: readonly string[], spin: number): string {
  const seen = (vector: Vector): Vector => turnX(turnY(turnX(vector, spin), YAW), PITCH)
  return sides
    .map(([normal, across, along], n) => {
      const facing = seen(normal)
      if (facing[2] <= 0) return ''
      const square = (size: number): string =>
        [
          [1, 1],
          [1, -1],
          [-1, -1],
          [-1, 1],
        ]
          .map(([a = 0, b = 0]) => {
            const [x, y] = seen(
              [0, 1, 2].map(
                (i) => 50 * ((normal[i] ?? 0) + size * (a * (across[i] ?? 0) + b * (along[i] ?? 0))),
              ) as unknown as Vector,
            )
            return `${num(x)} ${num(-y)}`
          })
          .join('L')
      const edge = (color: string, width: number) => ({
        stroke: color,
        'stroke-width': width,
        'stroke-linejoin': 'round',
      })
      const shade = Math.min(0.18, 0.18 * (1 + 0.4 * facing[0] - 0.8 * facing[1] - 0.45 * facing[2]))
      return (
        area(`M${square(0.92)}Z`, p.pale, edge(p.pale, 8)) +
        area(`M${square(0.66)}Z`, colors[n] ?? p.main, edge(colors[n] ?? p.main, 8)) +
        area(`M${square(0.92)}Z`, p.ink, { ...edge(p.ink, 8), opacity: shade }) +
        area(`M${square(0.99)}Z`, 'url(#dieface)')
      )
    })
    .join('')
}
