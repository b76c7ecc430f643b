/** What fills the stage of a fair: a host, prizes, and the last results. */
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
