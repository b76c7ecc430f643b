/** A die that shows three faces, lit from the upper left. */
import { area, oval, place } from '../draw.ts'

const spots: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, 0]],
  [
    [-0.5, -0.5],
    [0.5, 0.5],
  ],
  [
    [-0.55, -0.55],
    [0, 0],
    [0.55, 0.55],
  ],
  [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  [
    [-0.55, -0.55],
    [0.55, -0.55],
    [0, 0],
    [-0.55, 0.55],
    [0.55, 0.55],
  ],
  [
    [-0.5, -0.6],
    [0.5, -0.6],
    [-0.5, 0],
    [0.5, 0],
    [-0.5, 0.6],
    [0.5, 0.6],
  ],
]

/** The colors of the top, the lit side and the shadow side, and of the spots. */
export type DieColors = readonly [top: string, left: string, right: string, spot: string]

export const ivory: DieColors = ['#ffffff', '#e8e0f0', '#b3a3c8', '#2a1436']
export const scarlet: DieColors = ['#ff8a78', '#e23a48', '#98163a', '#fff3e0']
export const azure: DieColors = ['#8fe0ff', '#2f9ae0', '#17549c', '#f4fbff']

/** A die around 0,0, in a circle with radius 50. `faces` are the numbers of the top, the left and the right side. */
export function solidDie(faces: readonly [top: number, left: number, right: number], colors: DieColors): string {
  const [upper, lit, dark, spot] = colors
  const [top, left, right] = faces
  const face = (value: number, matrix: string, color: string): string =>
    `<g transform="matrix(${matrix})">` +
    area('M-19 -22H19Q22 -22 22 -19V19Q22 22 19 22H-19Q-22 22 -22 19V-19Q-22 -22 -19 -22Z', color) +
    (spots[value - 1] ?? []).map(([x, y]) => oval(x * 22, y * 22, 4.6, 4.6, spot)).join('') +
    '</g>'
  return place(
    area('M0 -48L42 -24V24L0 48L-42 24V-24Z', dark) +
      face(top, '.95 .55 -.95 .55 0 -24', upper) +
      face(left, '.95 .55 0 1.1 -21 12', lit) +
      face(right, '.95 -.55 0 1.1 21 12', dark),
    0,
    0,
  )
}
