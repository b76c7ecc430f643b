/** The cage of a bingo host: wires around numbered balls, on a stand, with a crank. Posters and videos show it. */
import { box, circle, line, num, oval, repeat } from './draw.ts'
import { ball } from './families/bingo.ts'
import type { Palette } from './palettes.ts'

const BALL = 21
/** Turns of the crank in one loop. */
const TURNS = 2

interface CageBall {
  readonly label: string
  readonly color: 'accent' | 'mate' | 'main' | 'glow' | 'pale'
  readonly x: number
  readonly y: number
  /** Height of its jumps. */
  readonly jump: number
  /** Number of its jumps in one loop. */
  readonly jumps: number
  /** How much of a jump it has done at the start. */
  readonly start: number
}

/** Two balls in each of four columns: they never cover the number of another ball. */
const balls: readonly CageBall[] = [
  { label: '44', color: 'mate', x: -66, y: 40, jump: 8, jumps: 4, start: 0.2 },
  { label: '8', color: 'main', x: -66, y: -10, jump: 30, jumps: 3, start: 0.35 },
  { label: '7', color: 'main', x: -22, y: 70, jump: 14, jumps: 4, start: 0.5 },
  { label: '62', color: 'pale', x: -22, y: 12, jump: 72, jumps: 3, start: 0.1 },
  { label: '75', color: 'accent', x: 22, y: 70, jump: 14, jumps: 4, start: 0.9 },
  { label: '29', color: 'mate', x: 22, y: 12, jump: 72, jumps: 3, start: 0.62 },
  { label: '17', color: 'accent', x: 66, y: 40, jump: 8, jumps: 4, start: 0.7 },
  { label: '31', color: 'pale', x: 66, y: -10, jump: 30, jumps: 3, start: 0.82 },
]

/** Angle of the crank, in radians; at the start it is up. */
const angleAt = (t: number): number => (t * TURNS - 0.12) * Math.PI * 2

/** Where the hand holds the crank. */
export const crankAt = (t: number): { x: number; y: number } => ({ x: 148, y: 34 * Math.sin(angleAt(t)) })

/** The half of a wire from pole to pole that ends up at the given height in the middle. */
const wire = (y: number): string => `M-100 0A100 ${num(Math.abs(y))} 0 0 ${y < 0 ? 1 : 0} 100 0`

/** `t` runs from 0 to 1 in one loop. The sphere has the radius 100, its stand ends at 140. */
export function bingoCage(p: Palette, t = 0): string {
  const crank = crankAt(t)
  return (
    line('M-116 0L-128 132M116 0L128 132', p.accent, 12) +
    box(-146, 128, 292, 16, p.shade, 8) +
    circle(0, 0, 100, p.ink, { opacity: 0.55 }) +
    balls
      .map(({ label, color, x, y, jump, jumps, start }) => {
        const done = (t * jumps + start) % 1
        // In whole steps: an edge between two pixels of a video needs many bits.
        const height = Math.round(jump * 2 * done * (1 - done)) * 2
        return ball(x, y - height, BALL, label, p[color], p)
      })
      .join('') +
    line([-78, -30, 30, 78].map(wire).join(''), p.pale, 3, { opacity: 0.7 }) +
    repeat(3, (i) =>
      oval((i - 1) * 56, 0, 12, i === 1 ? 100 : 83, 'none', 0, { stroke: p.pale, 'stroke-width': 3, opacity: 0.7 }),
    ) +
    circle(0, 0, 100, 'none', { stroke: p.accent, 'stroke-width': 8 }) +
    line('M-70 -46A84 84 0 0 1 -24 -80', '#fff', 8, { opacity: 0.6 }) +
    box(-122, -13, 22, 26, p.mate, 7) +
    box(100, -13, 22, 26, p.mate, 7) +
    line(`M122 0H134V${num(crank.y)}H${crank.x + 18}`, p.pale, 10)
  )
}
