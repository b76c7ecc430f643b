/** A die of the color game, which has a color on each side, as a cube in space. */
import { area, inked, mix, num, pen } from '../draw.ts'
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

/** The colors of the board and of the dice. */
export const dieColors = ['#ffb22e', '#ff7d71', '#27c8a4', '#6fb6ff', '#f29bd4', '#b5d94c'] as const

/** A quarter of a turn has two poses, as in drawn films: a die between two of them would be blurred in a video. */
const POSES = 8

/**
 * The die around 0,0, with edges of the length 100, after it rolled by `turns`: flat sides with a dark outline.
 * `first` is the color of its upper side, from which the other sides go on.
 */
export function colorDie(p: Palette, turns: number, first = 0): string {
  const spin = (Math.round(turns * POSES) / POSES) * Math.PI * 2
  const seen = (vector: Vector): Vector => turnX(turnY(turnX(vector, spin), YAW), PITCH)
  return inked(
    sides
      .map(([normal, across, along], n) => {
        const facing = seen(normal)
        if (facing[2] <= 0.02) return ''
        const corner = (a: number, b: number, size: number): string => {
          const [x, y] = seen(
            [0, 1, 2].map(
              (i) => 50 * ((normal[i] ?? 0) + size * (a * (across[i] ?? 0) + b * (along[i] ?? 0))),
            ) as unknown as Vector,
          )
          return `${num(x)} ${num(-y)}`
        }
        const color = dieColors[(n + first) % 6] ?? p.main
        // Light comes from the upper left.
        const light = facing[1] * 0.7 - facing[0] * 0.5
        return (
          area(
            `M${[corner(1, 1, 1), corner(1, -1, 1), corner(-1, -1, 1), corner(-1, 1, 1)].join('L')}Z`,
            mix(color, light > 0 ? '#ffffff' : p.ink, Math.min(0.25, Math.abs(light) * 0.36)),
            { stroke: p.ink, 'stroke-width': 8 },
          ) + (light > 0.4 ? pen(`M${corner(-1, -1, 0.72)}L${corner(-1, 1, 0.72)}`, '#fff', 6, { opacity: 0.8 }) : '')
        )
      })
      .join(''),
  )
}
