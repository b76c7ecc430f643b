/** The turtle of the reef video, seen from above: its head is up, and light comes from the upper left. */
import { area, around, circle, inked, line, num, oval, pen, place, repeat } from '../draw.ts'
import { lit, round } from '../flagships/volume.ts'

const SHELL =
  'M0 -114C46 -114 88 -86 101 -40C113 6 94 72 54 114C38 130 16 142 0 148C-16 142 -38 130 -54 114' +
  'C-94 72 -113 6 -101 -40C-88 -86 -46 -114 0 -114Z'
const DOME =
  'M0 -96C38 -96 72 -72 82 -34C91 6 76 62 44 98C30 112 14 122 0 127C-14 122 -30 112 -44 98' +
  'C-76 62 -91 6 -82 -34C-72 -72 -38 -96 0 -96Z'
const FRONT =
  'M-52 -86C-84 -122 -146 -132 -184 -94C-208 -68 -220 -26 -212 8C-196 -16 -172 -34 -144 -38C-114 -42 -90 -36 -66 -20Z'
const BACK = 'M-62 72C-92 78 -114 104 -116 140C-112 158 -100 164 -92 156C-82 136 -62 122 -34 112Z'

/** Half of the width of the middle plates, at their ends and between them. */
const middle: readonly (readonly [y: number, end: number, half: number])[] = [
  [-96, 20, 26],
  [-56, 19, 34],
  [-12, 21, 36],
  [32, 20, 31],
  [74, 14, 20],
  [112, 7, 7],
]

type Corner = readonly [x: number, y: number]

/** The corners of each plate on the dome; the outer ones are beyond its edge. */
const plates: readonly (readonly Corner[])[] = middle.slice(0, -1).flatMap(([y, end, half], n) => {
  const [nextY, nextEnd, nextHalf] = middle[n + 1] ?? [y, end, half]
  const [center, nextCenter] = [(y + nextY) / 2, nextY + ((middle[n + 2]?.[0] ?? nextY + 20) - nextY) / 2]
  const side = (s: number): readonly Corner[] => [
    ...(n === 0 ? [[s * end, y] as const] : []),
    [s * half, center],
    [s * nextEnd, nextY],
    [s * nextHalf, nextCenter],
    [s * 100, nextCenter + 14],
    [s * 100, n === 0 ? -130 : center + 14],
  ]
  const spine: readonly Corner[] = [
    [-end, y],
    [end, y],
    [half, center],
    [nextEnd, nextY],
    [-nextEnd, nextY],
    [-half, center],
  ]
  return n < 4 ? [spine, side(-1), side(1)] : [spine]
})

const outline = (points: readonly Corner[]): string => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`
const seams = plates.map(outline).join('')

/** The raised middle of each plate. */
const cores = plates
  .map((points) => {
    const inner = points.map(([x, y]): Corner => [Math.max(-78, Math.min(78, x)), y])
    const x = inner.reduce((sum, point) => sum + point[0], 0) / inner.length
    const y = inner.reduce((sum, point) => sum + point[1], 0) / inner.length
    return outline(inner.map((point): Corner => [x + (point[0] - x) * 0.5, y + (point[1] - y) * 0.5]))
  })
  .join('')

const gradients =
  lit('fin', ['#a9dc62', '#56a33c', '#1f5a34'], [0.3, 1]) +
  lit('farfin', ['#6fb548', '#357f38', '#154430'], [0.3, 1]) +
  round('turtlehead', ['#c4ea78', '#63ad40', '#256435']) +
  lit('shellrim', ['#fff3b4', '#e0b652', '#7d5a24'], [0.7, 1]) +
  round('dome', ['#ffee9c', '#e0b43e', '#a3992f', '#4d7d2c'])

/** Light scales along the bone of a front flipper, and its lit front edge. */
const frontFlipper = (fill: string, light: number): string =>
  area(FRONT, `url(#${fill})`) +
  inked(
    pen('M-70 -66Q-110 -98 -150 -92M-84 -46Q-120 -68 -160 -64M-192 -66Q-204 -44 -207 -22', '#d9f29a', 9, {
      'stroke-dasharray': '5 15',
      opacity: light * 0.75,
    }) + pen('M-60 -92C-92 -120 -146 -126 -180 -92C-196 -76 -206 -52 -210 -30', '#eaffb8', 4, { opacity: light }),
  )

const backFlipper = (fill: string, light: number): string =>
  area(BACK, `url(#${fill})`) + line('M-68 76C-92 84 -110 108 -112 138', '#eaffb8', 4, { opacity: light })

const mirrored = (content: string): string => `<g transform="scale(-1 1)">${content}</g>`
const turned = (content: string, turn: number, x: number, y: number): string =>
  `<g transform="rotate(${num(turn)} ${x} ${y})">${content}</g>`

const head = (): string =>
  area(
    'M-30 -84C-30 -112 -36 -124 -37 -146C-38 -178 -18 -198 0 -200C18 -198 38 -178 37 -146C36 -124 30 -112 30 -84Z',
    'url(#turtlehead)',
  ) +
  area('M14 -197C30 -190 38 -172 37 -146C36 -124 30 -112 30 -84H16C26 -120 30 -160 14 -197Z', '#0d3a2c', {
    opacity: 0.35,
  }) +
  area('M0 -172L15 -160L13 -138L0 -128L-13 -138L-15 -160Z', '#3f8136', { opacity: 0.6 }) +
  area('M-4 -124L-18 -132L-28 -118L-24 -104L-6 -106ZM4 -124L18 -132L28 -118L24 -104L6 -106Z', '#3f8136', {
    opacity: 0.5,
  }) +
  line('M-12 -161L0 -170', '#eaffb8', 3, { opacity: 0.6 }) +
  line('M-31 -150C-30 -172 -18 -190 -4 -195', '#f4ffce', 4, { opacity: 0.85 }) +
  [-1, 1]
    .map(
      (s) =>
        oval(s * 25, -162, 10, 12, '#14301f', s * 16) +
        circle(s * 25 - 3, -167, 3.8, '#fff') +
        circle(s * 25 + 3, -157, 1.8, '#8fd8c8'),
    )
    .join('') +
  line('M-5 -190l2 4M5 -190l-2 4', '#1d4a2c', 3)

/** `paddle` turns its flippers, in degrees. Its shell is 296 high, with the middle at 0,0. */
export const seaTurtle = (paddle: number): string =>
  gradients +
  `<clipPath id="domeedge"><path d="${DOME}"/></clipPath><clipPath id="shelledge"><path d="${SHELL}"/></clipPath>` +
  area('M-12 138L0 178L12 138Z', 'url(#farfin)') +
  turned(backFlipper('fin', 0.6), -paddle * 0.7, -50, 90) +
  mirrored(turned(backFlipper('farfin', 0.25), -paddle * 0.7, -50, 90)) +
  turned(frontFlipper('fin', 0.9), paddle, -60, -54) +
  mirrored(turned(frontFlipper('farfin', 0.45), paddle, -60, -54)) +
  head() +
  // The shadow of the shell on the neck and on the flippers.
  place(area(SHELL, '#04202c', { opacity: 0.34 }), 5, 7, 1.04) +
  area(SHELL, 'url(#shellrim)') +
  `<g clip-path="url(#shelledge)">` +
  line(
    around(26, 180, 7)
      .map(({ x, y }) => `M${num(x * 0.4)} ${num(y * 0.4 + 10)}L${num(x)} ${num(y + 10)}`)
      .join(''),
    '#6d4b1c',
    4,
    { opacity: 0.75 },
  ) +
  `</g>` +
  area(DOME, '#2b3f1a') +
  `<g clip-path="url(#domeedge)">` +
  `<path id="seams" d="${seams}" fill="url(#dome)"/>` +
  area(cores, '#fff0a0', { opacity: 0.22 }) +
  `<g fill-opacity="0" stroke-linejoin="round"><use href="#seams" x="3" y="3.5" stroke="#fff2b0" stroke-width="3.5" ` +
  `opacity=".5"/><use href="#seams" stroke="#3a3f16" stroke-width="5"/></g>` +
  area('M30 -110C58 -60 60 40 -30 120L0 150L120 120L110 -60Z', '#0b2a1c', { opacity: 0.22 }) +
  area('M-68 -18C-70 -56 -40 -84 -4 -86C-30 -74 -50 -52 -54 -20C-55 -8 -67 -6 -68 -18Z', '#fff', { opacity: 0.45 }) +
  `</g>` +
  area(DOME, 'none', { stroke: '#3a3f16', 'stroke-width': 5 }) +
  line('M-94 -36C-82 -80 -44 -108 0 -108', '#fffbe0', 5, { opacity: 0.9 }) +
  // Light from the water on the side away from the sun.
  line('M97 -14C98 40 76 88 46 114C34 124 18 134 4 140', '#7be8f0', 5, { opacity: 0.75 }) +
  repeat(3, (n) => circle(-88 - n, 4 + n * 22, 2.6, '#fff6cc', { opacity: 0.6 }))
