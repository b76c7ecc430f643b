/** The cage of a bingo host: wires around numbered balls, on a stand, with a crank. Videos show it. */
import { area, box, circle, line, num, place, repeat } from './draw.ts'
import { ball } from './families/bingo.ts'
import { numeral } from './numerals.ts'
import type { Palette } from './palettes.ts'
import { moved } from './videos/moved.ts'

const BALL = 22
/** Turns of the crank in one loop. */
const TURNS = 2
/** Wires from pole to pole. */
const WIRES = 6
/** How far the tumbling balls are from the middle: they have space for a ball there, and never cover each other. */
const REACH = 68

type BallColor = 'accent' | 'mate' | 'main' | 'pale'

/** The cage carries these balls up, and they fall at its other side, one after the other. */
const tumbling: readonly (readonly [label: string, color: BallColor])[] = [
  ['29', 'mate'],
  ['31', 'pale'],
  ['17', 'accent'],
  ['66', 'main'],
  ['7', 'pale'],
  ['44', 'mate'],
  ['8', 'main'],
]

/** Angle of the crank, in radians; at the start it is up. */
const angleAt = (t: number): number => (t * TURNS - 0.12) * Math.PI * 2

/** Where the hand holds the crank: the circle of the handle, which is seen from a little before its side. */
export const crankAt = (t: number): { x: number; y: number } => ({
  x: 168 + 7 * Math.cos(angleAt(t)),
  y: 26 * Math.sin(angleAt(t)),
})

/** The half of a wire from pole to pole that is at the given height in the middle. */
const wire = (y: number): string => `M-100 0A100 ${num(Math.abs(y))} 0 0 ${y < 0 ? 1 : 0} 100 0`

/** The wires of the half toward the viewer, or of the other half, which turns against it. */
const wires = (t: number, isFront: boolean): string =>
  repeat(WIRES, (n) => {
    const angle = -angleAt(t) + (n / WIRES) * Math.PI * 2
    return Math.cos(angle) >= 0 === isFront ? wire(-100 * Math.sin(angle)) : ''
  })

/** Where the ball `n` is: balls are slow where the cage lifts them, at the right, and fast where they fall. */
const placeOf = (n: number, t: number): { x: number; y: number } => {
  const turn = (t + n / tumbling.length) * Math.PI * 2
  const angle = turn - 0.14 * Math.sin(turn)
  const reach = REACH - 2 + 2 * Math.cos(6 * turn)
  return { x: reach * Math.cos(angle), y: -reach * Math.sin(angle) }
}

/** `t` runs from 0 to 1 in one loop. At the size 1 the sphere has the radius 100, and its stand ends at 140. */
export function bingoCage(p: Palette, t: number, size: number): string {
  const crank = crankAt(t)
  const crankArm = `${num(crank.x - 30)} ${num(crank.y)}`
  const edgedBall = (label: string, x: number, y: number, color: string): string =>
    moved(`<use href="#bead" fill="${color}"/>` + numeral(label, 0, 0, BALL * 0.6, p.ink), x * size, y * size, size)
  return (
    // A ball of any color without its number, which images need once.
    `<defs><g id="bead">${circle(0, 0, BALL + 2.5, p.ink)}${ball(0, 0, BALL, '', 'inherit', p)}</g></defs>` +
    place(
      line('M-116 0L-128 132M116 0L128 132', p.ink, 18) +
        line('M-116 0L-128 132M116 0L128 132', p.accent, 11) +
        box(-146, 126, 292, 18, p.shade, 8, { stroke: p.ink, 'stroke-width': 5 }) +
        circle(0, 0, 100, p.ink, { opacity: 0.66 }) +
        // Light on the wires is behind the balls, so that they stay the same while they move.
        area('M-96 -10A97 97 0 0 1 20 -95Q-70 -60 -96 -10Z', '#fff', { opacity: 0.16 }) +
        line(wires(t, false), p.glow, 3, { opacity: 0.4 }) +
        // The wires toward the viewer are behind the balls, so that each number can be read.
        line(wires(t, true), p.pale, 3.5),
      0,
      0,
      size,
    ) +
    edgedBall('62', 8 * Math.sin(t * Math.PI * 8), 6 * Math.cos(t * Math.PI * 12), p.accent) +
    tumbling
      .map(([label, color], n) => {
        const { x, y } = placeOf(n, t)
        return edgedBall(label, x, y, p[color])
      })
      .join('') +
    place(
      circle(0, 0, 101, 'none', { stroke: p.ink, 'stroke-width': 15 }) +
        circle(0, 0, 101, 'none', { stroke: p.accent, 'stroke-width': 9 }) +
        line('M-72 -48A86 86 0 0 1 -26 -82', '#fff', 9, { opacity: 0.75 }) +
        box(-126, -15, 26, 30, p.mate, 8, { stroke: p.ink, 'stroke-width': 5 }) +
        box(100, -15, 26, 30, p.mate, 8, { stroke: p.ink, 'stroke-width': 5 }) +
        // The crank: an axle, an arm, and a handle whose end is a knob beyond the hand.
        line(`M128 0H140L${crankArm}h66`, p.ink, 19) +
        line(`M128 0H140L${crankArm}`, p.pale, 11) +
        line(`M${crankArm}h66`, p.mate, 11) +
        circle(crank.x + 37, crank.y, 13, p.mate, { stroke: p.ink, 'stroke-width': 4 }),
      0,
      0,
      size,
    )
  )
}
