/** What fills the stage of a fair: a host, prizes, people on a stand, and the last results. */
import { drawing, element } from './elements.js'
import { say } from './texts.js'

/** The person who runs the booth; decoration without a text. */
export const host = () =>
  element('img', { className: 'host', src: document.body.dataset.host, alt: '', width: 160, height: 160 })

const bear = (fill) => [
  ['path', { d: 'M11 10a7 7 0 1 1 10-3h8a7 7 0 1 1 10 3q3 5-1 11c9 6 12 26 4 32H8C0 47 3 27 12 21q-4-6-1-11z', fill }],
  ['ellipse', { cx: 25, cy: 38, rx: 10, ry: 12, fill: '#fff', opacity: 0.65 }],
  ['ellipse', { cx: 25, cy: 17, rx: 6, ry: 4.5, fill: '#fff', opacity: 0.75 }],
  ['path', { d: 'M18 12v2m14-2v2M25 15v1', stroke: '#1b0f16', 'stroke-width': 3.5, 'stroke-linecap': 'round' }],
]
const star = (fill) => [
  ['path', { d: 'M25 4v-10M15 46l-4 10m24-10l4 10', stroke: '#fff3d1', 'stroke-width': 2 }],
  ['path', { d: 'M25 4l6 13 15 2-11 10 3 15-13-7-13 7 3-15L4 19l15-2z', fill }],
  ['path', { d: 'M25 12l3 9 9 1-7 6 2 9-7-4-7 4 2-9-7-6 9-1z', fill: '#fff', opacity: 0.5 }],
]
const ball = (fill) => [
  ['circle', { cx: 25, cy: 33, r: 20, fill }],
  ['path', { d: 'M25 13a28 28 0 0 0 0 40a28 28 0 0 0 0-40M7 25q18 14 36 0', fill: '#fff', opacity: 0.55 }],
  ['circle', { cx: 18, cy: 24, r: 4, fill: '#fff' }],
]

/** Prizes on a shelf. `first` is the index of the first one, so that shelves differ. */
export const prizes = (count, first = 0) =>
  element(
    'div',
    { className: 'prizes', 'aria-hidden': 'true' },
    ...Array.from({ length: count }, (_, index) => {
      const at = index + first
      return drawing('0 -6 50 62', [bear, star, ball][at % 3](`var(--c${(at * 5 + 1) % 6})`))
    }),
  )

const skins = ['#f0bd8f', '#d99a66', '#b8764a', '#e8ab78']
const hairs = ['#241318', '#3a1d14', '#1b1628', '#6b6a76']

/** One person on a stand, with an arm up, a straw hat, a bun or a cap. */
function person(x, y, index) {
  const skin = skins[(index * 3) % 4]
  const hair = hairs[(index * 7 + 1) % 4]
  const shirt = `var(--c${(index * 5 + 2) % 6})`
  const row = `person p${index % 3}`
  const at = { transform: `translate(${x} ${y})`, class: row }
  const head = [
    ['path', { d: 'M-9-9q0-9 9-9t9 9l-2 6H-7z', fill: hair }],
    ['path', { d: 'M-9-9q0-9 9-9t9 9v12l-4-6H-5l-4 6zM-4-18a4 4 0 1 1 8 0z', fill: hair }],
    ['path', { d: 'M-15-10q15-5 30 0l-7-3q-8-9-16 0z', fill: '#f2cf7a' }],
    ['path', { d: 'M-9-9q0-8 9-8t8 7h7l-1 3H-9z', fill: `var(--c${(index + 1) % 6})` }],
  ][(index * 3 + 1) % 4]
  return [
    ...(index % 3 === 0
      ? [['path', { d: 'M10 10L16-9', stroke: skin, 'stroke-width': 5, 'stroke-linecap': 'round', ...at }]]
      : []),
    ['path', { d: 'M-14 32V18q2-11 14-11t14 11v14z', fill: shirt, ...at }],
    ['path', { d: 'M-8-8a8 8 0 0 1 16 0v4a8 8 0 0 1-16 0z', fill: skin, ...at }],
    [head[0], { ...head[1], ...at }],
    [
      'path',
      {
        d: 'M-3-6v1m6-1v1M-3 0q3 3 6 0',
        fill: 'none',
        stroke: '#1b0f16',
        'stroke-width': 1.6,
        'stroke-linecap': 'round',
        ...at,
      },
    ],
  ]
}

/** A stand with a roof, flags and people, palms at its sides, before hills and a sky. */
export function stand() {
  const people = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 22 }, (_, seat) =>
      person(44 + seat * 34 + (row % 2) * 17 - row * 4, 74 + row * 30, seat * 2 + row * 5),
    ).flat(),
  )
  const flags = Array.from({ length: 9 }, (_, index) => [
    'path',
    { d: `M${40 + index * 90} 42V10l22 7-22 8`, fill: `var(--c${index % 6})`, stroke: '#fff3d1', class: 'flag' },
  ])
  const palms = [12, 788].flatMap((x) => [
    ['path', { d: `M${x} 160q5-50-2-88`, class: 'trunk' }],
    [
      'path',
      {
        d: `M${x} 72q-30-22-52 8 26-12 52-8 30-20 52 8-24-12-52-8 4-30 34-26-26 6-34 26-8-28-36-24 26 4 36 24`,
        class: 'leaves',
      },
    ],
  ])
  const drawn = drawing(
    '0 0 800 160',
    [
      ['rect', { width: 800, height: 160, class: 'sky' }],
      ['circle', { cx: 400, cy: 30, r: 60, class: 'sun' }],
      ['path', { d: 'M0 96q90-60 200-14T420 70t190 12 190-30v110H0z', class: 'hill' }],
      ...flags,
      ['path', { d: 'M24 58h752v102H24z', class: 'seats' }],
      ['path', { d: 'M24 92h752M24 122h752', class: 'step-of-seats' }],
      ...people,
      ['path', { d: 'M10 58L30 36h740l20 22z', class: 'roof' }],
      ['path', { d: 'M10 58h780v5H10z', class: 'gutter' }],
      ...palms,
    ],
    'stand',
  )
  drawn.setAttribute('preserveAspectRatio', 'xMidYMax slice')
  return drawn
}

const PLACES = 6

/** The last results of this visit, the newest first. Places without a result are outlined. */
export function lastResults() {
  const list = element('ol', {})
  const show = (nodes) =>
    list.replaceChildren(
      ...nodes,
      ...Array.from({ length: PLACES - nodes.length }, () => element('li', { 'aria-hidden': 'true' })),
    )
  show([])
  return {
    box: element(
      'div',
      { className: 'last-results' },
      element('span', { textContent: say('frame.last-results') }),
      list,
    ),
    /** `isWin` marks a result that paid. `color` is a value of CSS. */
    add(text, { isWin = false, color = '' } = {}) {
      const entry = element('li', { textContent: text, className: isWin ? 'win' : '' })
      entry.style.background = color
      show([entry, ...list.querySelectorAll('li:not(:empty)')].slice(0, PLACES))
    },
  }
}

/** What the game pays, best first, with the multiple of the bet. */
export function payTable() {
  const list = element('dl', { className: 'pay-table' })
  return {
    list,
    show(pays) {
      list.replaceChildren(
        ...pays.map(({ on, times }) =>
          element('div', {}, element('dt', { textContent: on }), element('dd', { textContent: `×${times}` })),
        ),
      )
    },
  }
}
