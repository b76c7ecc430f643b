/** What fills the stage of a fair: a host, prizes, and the last results. */
import { drawing, element } from './elements.js'
import { say } from './texts.js'

/** The person who runs the booth; decoration without a text. */
export const host = () =>
  element('img', { className: 'host', src: document.body.dataset.host, alt: '', width: 160, height: 160 })

/** The outline of a prize. */
const inked = { stroke: '#2b1a2b', 'stroke-width': 2.5, 'stroke-linejoin': 'round' }
const pen = (d, stroke, width) => [
  'path',
  { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' },
]
const shade = (d) => ['path', { d, fill: '#2b0a30', opacity: 0.24 }]
/** Eyes and a smile around a point, which is in the middle of the eyes. */
const face = (x, y) => [
  pen(`M${x - 5} ${y}v1.500m10-1.500v1.500`, '#2b1a2b', 3.4),
  pen(`M${x - 3} ${y + 5}q3 2.500 6 0`, '#2b1a2b', 1.8),
]
const bear = (fill) => [
  [
    'path',
    {
      d: 'M11 10a7 7 0 1 1 10-3h8a7 7 0 1 1 10 3q3 5-1 11c9 6 12 25 4 31H8C0 46 3 27 12 21q-4-6-1-11z',
      fill,
      ...inked,
    },
  ],
  shade('M36 8Q42 14 38 21c9 6 12 25 4 31H26C42 46 40 30 31 23Q38 16 36 8z'),
  ['ellipse', { cx: 24, cy: 39, rx: 10, ry: 10.5, fill: '#fff6e6', opacity: 0.8 }],
  ['ellipse', { cx: 25, cy: 18, rx: 7.5, ry: 5.5, fill: '#fff6e6' }],
  ...face(25, 11.5),
  ['ellipse', { cx: 25, cy: 15.5, rx: 2.2, ry: 1.5, fill: '#2b1a2b' }],
  pen('M8 30q1.500-4 4-6', '#fff', 2.6),
  pen('M11 3.500q1-2 3-2', '#fff', 2.2),
]
const star = (fill) => [
  ['path', { d: 'M25 7l6.500 14 16 2-11.500 11 3 17-14-8-14 8 3-17L2.500 23l16-2z', fill, ...inked }],
  shade('M25 7l6.500 14 16 2-11.500 11 3 17-14-8Q36 30 25 7z'),
  ...face(25, 28),
  pen('M9 25l10-1.500 3-6', '#fff', 2.6),
]
const ball = (fill) => [
  ['circle', { cx: 25, cy: 33, r: 20.5, fill }],
  [
    'path',
    { d: 'M25 12.500q-16 20 0 41q16-21 0-41M5 29Q10 40 20 43q-4-6-5-11zM45 29Q40 40 30 43q4-6 5-11z', fill: '#fff6e6' },
  ],
  shade('M34 15A20.500 20.500 0 0 1 10 47C30 48 40 34 34 15z'),
  ['circle', { cx: 25, cy: 33, r: 20.5, fill: 'none', ...inked }],
  pen('M10.500 27q2-6 7-9', '#fff', 3),
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
