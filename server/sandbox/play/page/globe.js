/** Machines that mix balls and draw one: a glass globe, or a tumbler of wires with a crank. */
import { drawing, element } from './elements.js'

const CENTER = 60
/** Where balls lie in a machine, from its center, and their radius: a few large balls, or the ten of a drum. */
const piles = {
  5: {
    r: 16.5,
    places: [
      [-17, 26],
      [17, 27],
      [-31, -3],
      [1, -2],
      [31, -1],
    ],
  },
  10: {
    r: 11.6,
    places: [
      [-12, 35],
      [12, 34],
      [-24, 14],
      [0, 15],
      [24, 13],
      [-35, -6],
      [-12, -6],
      [12, -5],
      [35, -8],
      [-2, -26],
    ],
  },
}

/**
 * A machine with 5 or 10 balls of the colors `fill`, each with its `label`. Its balls are one image, which turns. `form`
 * is `globe` or `tumbler`. A machine with a `tray` has a stand with a place for the ball that is drawn.
 */
export function machineOf(balls, { form, tray = false, top = [] }) {
  const box = `0 0 120 ${tray ? 176 : 132}`
  return element(
    'div',
    { className: `machine ${form}` },
    drawing(box, tray ? standWithTray(form) : stand(form)),
    pileOf(balls),
    drawing(box, [...(form === 'tumbler' ? wires() : glass()), ...top]),
  )
}

function pileOf(balls) {
  const { r, places } = piles[balls.length]
  const shapes = balls.flatMap(({ fill, label }, index) => {
    const [x, y] = places[index].map((at) => CENTER + at)
    return [
      ['circle', { cx: x, cy: y, r, class: 'ink' }],
      ['circle', { cx: x, cy: y, r: r - 1.3, fill }],
      ['path', { d: crescent(x, y, r - 1.3), class: 'dim' }],
      ['circle', { cx: x - r * 0.06, cy: y - r * 0.04, r: r * 0.6, class: 'disc' }],
      ['text', { x: x - r * 0.06, y: y + r * 0.34, class: 'letter', 'font-size': r * 1.02 }, label],
      ['ellipse', { cx: x - r * 0.42, cy: y - r * 0.58, rx: r * 0.24, ry: r * 0.15, fill: '#fff' }],
    ]
  })
  return drawing('0 0 120 120', [['circle', { cx: CENTER, cy: CENTER, r: 50, class: 'hollow' }], ...shapes], 'pile')
}

/** The shade at the lower right of a ball. */
const crescent = (x, y, r) =>
  `M${x + r * 0.8} ${y - r * 0.6}A${r} ${r} 0 0 1 ${x - r * 0.6} ${y + r * 0.8}A${r * 1.15} ${r * 1.15} 0 0 0 ${x + r * 0.8} ${y - r * 0.6}`

/** A ring of metal around the center in three tones. */
const ring = (r) => [
  ['circle', { cx: CENTER, cy: CENTER, r, class: 'line ink-line' }],
  ['circle', { cx: CENTER, cy: CENTER, r, class: 'line shade-line' }],
  ['circle', { cx: CENTER - 0.6, cy: CENTER - 0.7, r, class: 'line light-line' }],
]

const shine = [
  ['path', { d: 'M22 50a41 41 0 0 1 31-30', class: 'shine' }],
  ['path', { d: 'M20 62l0 2', class: 'shine' }],
  ['path', { d: 'M88 93a43 43 0 0 0 12-17', class: 'shine weak' }],
]

const glass = () => [
  ['circle', { cx: CENTER, cy: CENTER, r: 50, class: 'glass' }],
  ...shine,
  ...ring(52),
  ['rect', { x: 50, y: 1, width: 20, height: 10, rx: 4, class: 'metal' }],
  ['path', { d: 'M54 4.500h8', class: 'gleam' }],
]

const wires = () => [
  ['path', { d: meridians, class: 'line wire-edge' }],
  ['path', { d: meridians, class: 'line wire' }],
  ...shine,
  ...ring(49),
  ['rect', { x: 2, y: 50, width: 12, height: 20, rx: 4, class: 'metal' }],
  ['rect', { x: 106, y: 50, width: 12, height: 20, rx: 4, class: 'metal' }],
  ['path', { d: 'M5 54v6M109 54v6', class: 'gleam' }],
  ['path', { d: 'M113 62v26', class: 'line crank-edge' }],
  ['path', { d: 'M113 62v26', class: 'line crank' }],
  ['circle', { cx: 113, cy: 92, r: 6, class: 'knob' }],
  ['circle', { cx: 111, cy: 90, r: 1.8, fill: '#fff' }],
]
const meridians =
  'M60 11v98M60 11a24 49 0 0 0 0 98M60 11a24 49 0 0 1 0 98M60 11a42 49 0 0 0 0 98M60 11a42 49 0 0 1 0 98' +
  'M17 38q43 15 86 0M17 82q43 15 86 0'

/** The legs of a tumbler. */
const legs = (foot) => [
  ['path', { d: `M8 60L4 ${foot}M112 60l4 ${foot - 60}`, class: 'line leg-edge' }],
  ['path', { d: `M8 60L4 ${foot}M112 60l4 ${foot - 60}`, class: 'line leg' }],
]

function stand(form) {
  return [
    ...(form === 'tumbler' ? legs(120) : [['path', { d: 'M38 104h44l10 20h-64z', class: 'metal' }]]),
    ['rect', { x: 1.5, y: 117, width: 117, height: 13, rx: 5, class: 'metal' }],
    ['path', { d: 'M8 121h70', class: 'gleam' }],
  ]
}

function standWithTray(form) {
  return [
    ['ellipse', { cx: 64, cy: 171, rx: 56, ry: 5, class: 'dim' }],
    ...(form === 'tumbler'
      ? [
          ...legs(164),
          ['path', { d: 'M44 104h32l-6 18h-20z', class: 'metal' }],
          ['path', { d: 'M36 134h48q0 26-14 28h-20q-14-2-14-28z', class: 'metal' }],
        ]
      : [
          ['path', { d: 'M42 104h36l4 10q4 30 20 50h-84q16-20 20-50z', class: 'metal' }],
          ['path', { d: 'M45 116q-3 26-14 42', class: 'gleam' }],
        ]),
    ['circle', { cx: CENTER, cy: 139, r: 22, class: 'metal' }],
    ['circle', { cx: CENTER, cy: 139, r: 18.5, class: 'niche' }],
    ['rect', { x: 3, y: 160, width: 114, height: 12, rx: 5, class: 'metal' }],
    ['path', { d: 'M10 164h64', class: 'gleam' }],
  ]
}
