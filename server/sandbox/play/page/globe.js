/** Machines that mix balls and draw one: a glass globe, or a tumbler of wires with a crank. */
import { drawing, element } from './elements.js'

const CENTER = 60
const INK = '#2b1a2b'
/** A line of one tone. */
const stroke = (color, width, opacity = 1) => ({
  fill: 'none',
  opacity,
  stroke: color,
  'stroke-linecap': 'round',
  'stroke-width': width,
})
const outlined = (fill) => ({ fill, stroke: INK, 'stroke-linejoin': 'round', 'stroke-width': 2.4 })
const [METAL, SHADE, LIGHT] = ['var(--metal)', 'var(--metal-shade)', 'var(--metal-light)']
/** What the parts of a machine are painted with. A game sets the colors of its metal. */
const looks = {
  ink: { fill: INK },
  dim: { fill: '#1d0620', opacity: 0.3 },
  disc: { fill: '#fffaf0' },
  letter: { fill: '#1b0f16', 'font-weight': 800, 'text-anchor': 'middle' },
  hollow: { class: 'hollow' },
  glass: { fill: '#fff', opacity: 0.09 },
  ringEdge: stroke(INK, 9),
  ringShade: stroke(SHADE, 6),
  ringLight: stroke(METAL, 3.4),
  wireEdge: stroke(INK, 3, 0.5),
  wire: stroke(LIGHT, 1.5, 0.8),
  metal: outlined(METAL),
  niche: { fill: '#1d1022', stroke: SHADE, 'stroke-width': 2 },
  gleam: stroke(LIGHT, 2.6),
  legEdge: stroke(INK, 9),
  leg: stroke(SHADE, 5),
  crankEdge: stroke(INK, 7.4),
  crank: stroke(LIGHT, 3.4),
  knob: outlined('#e8413f'),
  shine: stroke('#fff', 5, 0.8),
  weakShine: stroke('#fff', 3, 0.35),
}

/** Where balls lie in a machine, from its center, and their radius: a few large balls, or the ten of a drum. */
const piles = {
  5: {
    r: 16.5,
    places: [
      [-31, -3],
      [0, -6],
      [31, -2],
      [-17, 26],
      [17, 27],
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
    pileOf(balls, form === 'tumbler' ? wiresBehind() : []),
    drawing(box, [...(form === 'tumbler' ? wires() : glass()), ...top]),
  )
}

function pileOf(balls, behind) {
  const { r, places } = piles[balls.length]
  const shapes = balls.flatMap(({ fill, label }, index) => {
    const [x, y] = places[index].map((at) => CENTER + at)
    return [
      ['circle', { cx: x, cy: y, r, ...looks.ink }],
      ['circle', { cx: x, cy: y, r: r - 1.3, fill }],
      ['path', { d: crescent(x, y, r - 1.3), ...looks.dim }],
      ['circle', { cx: x - r * 0.06, cy: y - r * 0.04, r: r * 0.6, ...looks.disc }],
      ['text', { x: x - r * 0.06, y: y + r * 0.34, ...looks.letter, 'font-size': r * 1.02 }, label],
      ['ellipse', { cx: x - r * 0.42, cy: y - r * 0.58, rx: r * 0.24, ry: r * 0.15, fill: '#fff' }],
    ]
  })
  const hollow = ['circle', { cx: CENTER, cy: CENTER, r: 50, ...looks.hollow }]
  return drawing('0 0 120 120', [hollow, ...behind, ...shapes], 'pile')
}

/** The shade at the lower right of a ball. */
const crescent = (x, y, r) => {
  const [from, to] = [`${x + r * 0.8} ${y - r * 0.6}`, `${x - r * 0.6} ${y + r * 0.8}`]
  return `M${from}A${r} ${r} 0 0 1 ${to}A${r * 1.15} ${r * 1.15} 0 0 0 ${from}`
}

/** A ring of metal around the center in three tones. */
const ring = (r) => [
  ['circle', { cx: CENTER, cy: CENTER, r, ...looks.ringEdge }],
  ['circle', { cx: CENTER, cy: CENTER, r, ...looks.ringShade }],
  ['circle', { cx: CENTER - 0.6, cy: CENTER - 0.7, r, ...looks.ringLight }],
]

const shine = [
  ['path', { d: 'M22 50a41 41 0 0 1 31-30', ...looks.shine }],
  ['path', { d: 'M20 62l0 2', ...looks.shine }],
  ['path', { d: 'M88 93a43 43 0 0 0 12-17', ...looks.weakShine }],
]

const glass = () => [
  ['circle', { cx: CENTER, cy: CENTER, r: 50, ...looks.glass }],
  ...shine,
  ...ring(52),
  ['rect', { x: 50, y: 1, width: 20, height: 10, rx: 4, ...looks.metal }],
  ['path', { d: 'M54 4.500h8', ...looks.gleam }],
]

/** The wires of a tumbler in front of its balls. Those that would cross their labels are behind them. */
const wires = () => [
  ...mesh('M60 11a43 49 0 0 0 0 98M60 11a43 49 0 0 1 0 98M19 34q41 15 82 0M17 84q43 14 86 0'),
  ...shine,
  ...ring(49),
  ['rect', { x: 2, y: 50, width: 12, height: 20, rx: 4, ...looks.metal }],
  ['rect', { x: 106, y: 50, width: 12, height: 20, rx: 4, ...looks.metal }],
  ['path', { d: 'M5 54v6M109 54v6', ...looks.gleam }],
  ['path', { d: 'M113 62v26', ...looks.crankEdge }],
  ['path', { d: 'M113 62v26', ...looks.crank }],
  ['circle', { cx: 113, cy: 92, r: 6, ...looks.knob }],
  ['circle', { cx: 111, cy: 90, r: 1.8, fill: '#fff' }],
]
const mesh = (d) => [
  ['path', { d, ...looks.wireEdge }],
  ['path', { d, ...looks.wire }],
]
const wiresBehind = () => mesh('M60 11v98M60 11a24 49 0 0 0 0 98M60 11a24 49 0 0 1 0 98M11 60h98')

/** The legs of a tumbler. */
const legs = (foot) => [
  ['path', { d: `M8 60L4 ${foot}M112 60l4 ${foot - 60}`, ...looks.legEdge }],
  ['path', { d: `M8 60L4 ${foot}M112 60l4 ${foot - 60}`, ...looks.leg }],
]

function stand(form) {
  return [
    ...(form === 'tumbler' ? legs(120) : [['path', { d: 'M38 104h44l10 20h-64z', ...looks.metal }]]),
    ['rect', { x: 1.5, y: 117, width: 117, height: 13, rx: 5, ...looks.metal }],
    ['path', { d: 'M8 121h70', ...looks.gleam }],
  ]
}

function standWithTray(form) {
  return [
    ['ellipse', { cx: 64, cy: 171, rx: 56, ry: 5, ...looks.dim }],
    ...(form === 'tumbler'
      ? [
          ...legs(164),
          ['path', { d: 'M44 104h32l-6 18h-20z', ...looks.metal }],
          ['path', { d: 'M36 134h48q0 26-14 28h-20q-14-2-14-28z', ...looks.metal }],
        ]
      : [
          ['path', { d: 'M42 104h36l4 10q4 30 20 50h-84q16-20 20-50z', ...looks.metal }],
          ['path', { d: 'M45 116q-3 26-14 42', ...looks.gleam }],
        ]),
    ['circle', { cx: CENTER, cy: 139, r: 22, ...looks.metal }],
    ['circle', { cx: CENTER, cy: 139, r: 18.5, ...looks.niche }],
    ['rect', { x: 3, y: 160, width: 114, height: 12, rx: 5, ...looks.metal }],
    ['path', { d: 'M10 164h64', ...looks.gleam }],
  ]
}
