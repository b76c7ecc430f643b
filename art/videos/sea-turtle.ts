/** The turtle of the reef video, seen from its left side as it swims to the left. Light comes from the upper left. */
import { area, circle, line, num, oval, place } from '../draw.ts'
import { lit } from '../flagships/volume.ts'

const INK = '#14301f'
const DOME = 'M-194 34C-184 -44 -110 -104 0 -106C104 -104 176 -54 218 26C150 58 -124 64 -194 34Z'
const HEAD =
  'M-160 -20C-204 -28 -222 -74 -268 -78C-312 -80 -340 -50 -340 -22C-340 2 -320 18 -288 18C-252 20 -222 52 -168 58Z'
const FRONT = 'M-152 34C-168 92 -128 176 -40 222C-28 227 -20 218 -28 204C-54 160 -66 108 -78 46Z'
const BACK = 'M138 40C170 84 232 112 286 104C276 72 246 42 200 22Z'

/** A row of plates along the back, and the plates below it. */
const SEAMS =
  'M-186 4L-98 -10L-20 -16L64 -16L140 -4L210 12M-98 -10L-78 -92M-20 -16L-14 -108M64 -16L72 -98M140 -4L142 -60' +
  'M-140 -2L-148 52M-60 -13L-66 60M22 -16V60M102 -10L106 54M174 4L180 44'

const edge = { stroke: INK, 'stroke-width': 6, 'stroke-linejoin': 'round' }

const turned = (content: string, turn: number, x: number, y: number): string =>
  `<g transform="rotate(${num(turn)} ${x} ${y})">${content}</g>`

/** `paddle` turns the front flippers, in degrees: above 0 toward the tail. The shell is 412 wide, its middle at 0,0. */
export const seaTurtle = (paddle: number, isBlinking: boolean): string =>
  lit('fin', ['#b4e46a', '#56a33c', '#1f5a34'], [0.4, 1]) +
  lit('dome', ['#ffee9c', '#e0b43e', '#a3872f', '#4d6d2c'], [0.6, 1]) +
  place(turned(area(FRONT, '#2f7a3a', edge), -paddle * 0.8, -116, 44), 60, -6, 0.86) +
  turned(area(BACK, 'url(#fin)', edge), paddle * 0.4, 160, 40) +
  area('M-186 30C-140 96 140 92 214 24Z', '#f6e3a0', edge) +
  area('M-100 66C-30 86 120 78 214 24L150 40Z', '#a3782f', { opacity: 0.45 }) +
  area(HEAD, 'url(#fin)', edge) +
  area('M-316 12C-276 8 -240 24 -200 46L-168 58C-222 52 -252 20 -288 18Z', '#0d3a2c', { opacity: 0.4 }) +
  line('M-334 -8Q-316 8 -292 -2', INK, 5) +
  line('M-322 -56C-310 -68 -290 -72 -272 -70', '#f4ffce', 6, { opacity: 0.8 }) +
  area('M-262 -44L-244 -52L-232 -38L-240 -24L-258 -26ZM-226 -20L-210 -30L-196 -14L-206 4L-222 -2Z', '#3f8136', {
    opacity: 0.6,
  }) +
  (isBlinking
    ? line('M-306 -36Q-292 -28 -280 -38', INK, 6)
    : oval(-292, -38, 14, 17, INK) + circle(-297, -45, 5.6, '#fff') + circle(-288, -30, 2.8, '#8fd8c8')) +
  area(DOME, 'url(#dome)', edge) +
  line(SEAMS, '#3a3f16', 6) +
  line('M-146 -36C-124 -66 -80 -88 -36 -94', '#fffbe0', 9, { opacity: 0.85 }) +
  line('M-14 -97L6 -98', '#fffbe0', 9, { opacity: 0.85 }) +
  line('M-190 32C-124 60 146 54 214 25', INK, 25) +
  line('M-190 32C-124 60 146 54 214 25', '#e0b652', 14) +
  line('M-188 30C-140 48 -60 52 10 51', '#fff3b4', 4) +
  turned(
    area(FRONT, 'url(#fin)', edge) +
      line('M-140 60C-142 110 -110 160 -62 192', '#eaffb8', 6, { opacity: 0.8 }) +
      line('M-112 84h.01M-100 112h.01M-84 140h.01M-120 112h.01M-104 140h.01M-66 166h.01', '#d9f29a', 9, {
        opacity: 0.7,
      }),
    paddle,
    -116,
    44,
  )
