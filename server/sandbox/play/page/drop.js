import { drawing, element } from './elements.js'
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
  const board = drawing('0 0 400 420', [
    ['rect', { x: 4, y: 4, width: 392, height: 412, rx: 24, class: 'board' }],
    ...pegs,
    ...slots,
    ...labels,
  ])
  const texts = [...board.querySelectorAll('text')]
  const boxes = [...board.querySelectorAll('.slot')]
  const ball = drawing('0 0 400 420', [['circle', { cx: 0, cy: 0, r: 13, class: 'falling' }]], 'ball-layer')
  const falling = ball.firstElementChild
  const moveTo = ({ x, y }) => falling.setAttribute('transform', `translate(${x} ${y})`)
  const rest = { x: MIDDLE, y: 24 }
  moveTo(rest)
  stage.append(element('div', { className: 'pegboard' }, board, ball))
  const clear = () => {
    for (const box of boxes) box.classList.remove('won')
    moveTo(rest)
  }

  return {
    prompt: say('drop.prompt'),
    action: say('drop.action'),
    choice: () => ({}),
    lock() {},
    setPays(pays) {
      texts.forEach((text, index) => (text.textContent = `×${pays[Math.min(index, ROWS - index)].times}`))
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
      moveTo({ x: xOf(ROWS, rights), y: FLOOR - 4 })
      boxes[rights].classList.add('won')
      return say('drop.result', { slot: rights + 1 })
    },
  }
}
