import { drawing, element } from './elements.js'
import { host, lastResults, prizes } from './scenery.js'
import { say } from './texts.js'

const ROWS = 8
const GAP = 40
const TOP = 50
const MIDDLE = 200
const FLOOR = TOP + ROWS * GAP + 12
/** The middle of a slot, or of the gap in a row that a ball passes after `rights` falls to the right. */
const xOf = (row, rights) => MIDDLE + (rights - row / 2) * GAP

export function build(stage) {
  const pegs = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: row + 1 }, (__, place) => [
      'circle',
      { cx: xOf(row, place), cy: TOP + row * GAP, r: 6, class: 'peg' },
    ]),
  ).flat()
  const slots = Array.from({ length: ROWS + 1 }, (_, index) => [
    'rect',
    {
      x: xOf(ROWS, index) - 18,
      y: FLOOR - 14,
      width: 36,
      height: 40,
      rx: 6,
      class: `slot s${Math.min(index, ROWS - index)}`,
    },
  ])
  const labels = slots.map(([, { x }]) => ['text', { x: x + 18, y: FLOOR + 12 }, ''])
  const dividers = Array.from({ length: ROWS + 2 }, (_, index) => [
    'path',
    { d: `M${xOf(ROWS, index) - GAP / 2} ${FLOOR + 26}V${FLOOR - 26}`, class: 'divider' },
  ])
  const board = drawing('0 0 400 420', [
    ['rect', { x: 6, y: 6, width: 388, height: 408, rx: 24, class: 'board' }],
    ...rays(),
    // The shelves at both sides of the pegs.
    ...[20, 294].flatMap((x) => [
      ['path', { d: `M${x + 6} 154h74v14h-74z`, class: 'shadow-of-peg' }],
      ['rect', { x, y: 146, width: 86, height: 11, rx: 3, class: 'shelf' }],
    ]),
    ['rect', { x: 6, y: 6, width: 388, height: 408, rx: 24, class: 'frame-of-board' }],
    ...bulbs(),
    ...pegs,
    ...dividers,
    ...slots,
    ...labels,
  ])
  const results = lastResults()
  const person = host()
  let multiples = []
  const texts = [...board.querySelectorAll('text')]
  const boxes = [...board.querySelectorAll('.slot')]
  const ball = drawing('0 0 400 420', [['circle', { cx: 0, cy: 0, r: 13, class: 'falling' }]], 'ball-layer')
  const falling = ball.firstElementChild
  const moveTo = ({ x, y }) => falling.setAttribute('transform', `translate(${x} ${y})`)
  const rest = { x: MIDDLE, y: 24 }
  moveTo(rest)
  stage.append(
    element(
      'div',
      { className: 'booth plaza' },
      element('div', { className: 'awning' }),
      element(
        'div',
        { className: 'space-of-board' },
        element('div', { className: 'pegboard' }, board, prizes(2, 2), person, ball),
      ),
      element('div', { className: 'counter' }, results.box),
    ),
  )
  const clear = () => {
    for (const box of boxes) box.classList.remove('won')
    person.classList.remove('glad')
    moveTo(rest)
  }

  return {
    prompt: say('drop.prompt'),
    action: say('drop.action'),
    choice: () => ({}),
    lock() {},
    setPays(pays) {
      multiples = texts.map((_, index) => pays[Math.min(index, ROWS - index)].times)
      texts.forEach((text, index) => (text.textContent = `×${multiples[index]}`))
    },
    start: clear,
    stop: clear,
    async show({ path }, { still, wait }) {
      let rights = 0
      for (const [row, right] of path.entries()) {
        moveTo({ x: xOf(row, rights), y: TOP + row * GAP - 18 })
        rights += right
        if (!still) await wait(190)
      }
      // Above the payout of the slot, so that it can be read.
      moveTo({ x: xOf(ROWS, rights), y: FLOOR - 15 })
      boxes[rights].classList.add('won')
      const isWin = multiples[rights] > 1
      person.classList.toggle('glad', isWin)
      results.add(`×${multiples[rights]}`, { isWin })
      return say('drop.result', { slot: rights + 1 })
    },
  }
}

/** Light from the top of the board. */
function rays() {
  return [-150, -75, 0, 75, 150].map((x) => ['path', { d: `M200 10L${188 + x * 1.5} 330h44z`, class: 'ray' }])
}

/** Lamps on the frame of the board. */
function bulbs() {
  const along = Array.from({ length: 13 }, (_, index) => 32 + index * 28)
  const points = [
    ...along.flatMap((at) => [
      [at, 6],
      [at, 414],
    ]),
    ...along.flatMap((at) => [
      [6, at + 10],
      [394, at + 10],
    ]),
  ]
  return points.map(([cx, cy], index) => ['circle', { cx, cy, r: 3.6, class: `bulb b${(index >> 1) % 2}` }])
}
