import { drawing, element } from './elements.js'
import { host, lastResults, prizes } from './scenery.js'
import { say } from './texts.js'

const ROWS = 8
/** Distances of pegs and slots, and the places of the first row of pegs and of the rims of the cups. */
const GAP = 41.5
const FALL = 40.5
const TOP = 62
const MIDDLE = 200
const RIM = 380
const VIEW = '0 0 400 446'
const RADIUS = 14
const RISE_MS = 65
const FALL_MS = 125
/** The middle of a slot, or of the gap in a row that a ball passes after `rights` falls to the right. */
const xOf = (row, rights) => MIDDLE + (rights - row / 2) * GAP
const slots = Array.from({ length: ROWS + 1 }, (_, index) => ({
  x: xOf(ROWS, index),
  tone: `s${Math.min(index, ROWS - index)}`,
}))
const pegs = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: row + 1 }, (__, place) => [xOf(row, place), TOP + row * FALL]),
).flat()
/** Where the ball waits, in the mouth of the chute. */
const rest = { x: MIDDLE, y: 34 }
const transformOf = ({ x, y }) =>
  `translate(${((x / RADIUS - 1) * 50).toFixed(1)}%, ${((y / RADIUS - 1) * 50).toFixed(1)}%)`

export function build(stage) {
  const back = drawing(VIEW, [
    ...rails(),
    ...chute(),
    ['path', { d: dots(pegs, 7.4, 4, 7), class: 'shadow-of-peg' }],
    ['path', { d: dots(pegs, 7.6), class: 'edge' }],
    ['path', { d: dots(pegs, 6.2), class: 'brass-shade' }],
    ['path', { d: dots(pegs, 4.8, -1, -1.1), class: 'brass' }],
    ['path', { d: dots(pegs, 2.1, -2, -2.3), class: 'spot' }],
    ...posts(),
    ...slots.map(({ x }) => ['ellipse', { cx: x, cy: RIM, rx: 18.5, ry: 7, class: 'mouth' }]),
  ])
  const front = drawing(VIEW, [...slots.flatMap(cup), ...bulbs()])
  const ball = element('div', { className: 'falling' })
  const results = lastResults()
  const person = host()
  let multiples = []
  const texts = [...front.querySelectorAll('text')]
  const cups = [...front.querySelectorAll('.slot')]
  const moveTo = (place) => (ball.style.transform = transformOf(place))
  moveTo(rest)
  const board = element('div', { className: 'pegboard' }, back, prizes(2, 2), person, ball, front, ...halos())
  stage.append(
    element(
      'div',
      { className: 'booth plaza' },
      element('div', { className: 'awning' }),
      element('div', { className: 'space-of-board' }, board),
      element('div', { className: 'front' }, prizes(2, 1), prizes(2, 4)),
      element('div', { className: 'counter' }, results.box),
    ),
  )
  const clear = () => {
    for (const box of cups) box.classList.remove('won')
    board.classList.remove('lit')
    person.classList.remove('glad')
    for (const animation of ball.getAnimations()) animation.cancel()
    moveTo(rest)
  }

  return {
    prompt: say('drop.prompt'),
    action: say('drop.action'),
    choice: () => ({}),
    lock() {},
    setPays(pays) {
      multiples = texts.map((_, index) => pays[Math.min(index, ROWS - index)].times)
      texts.forEach((text, index) =>
        text.replaceChildren(
          ...drawing(VIEW, [
            ['tspan', { class: 'times' }, '×'],
            ['tspan', {}, multiples[index]],
          ]).children,
        ),
      )
    },
    start: clear,
    stop: clear,
    async show({ path }, { still, wait }) {
      const rights = path.reduce((sum, right) => sum + right, 0)
      moveTo({ x: xOf(ROWS, rights), y: RIM - 6 })
      if (!still) {
        const { frames, duration } = fall(path)
        ball.animate(frames, duration)
        await wait(duration)
      }
      cups[rights].classList.add('won')
      const isWin = multiples[rights] > 1
      board.classList.toggle('lit', isWin)
      person.classList.toggle('glad', isWin)
      results.add(`×${multiples[rights]}`, { isWin })
      return say('drop.result', { slot: rights + 1 })
    },
  }
}

/** The way of the ball as frames of one animation: a short hop from each peg, and the fall to the next one. */
function fall(path) {
  const steps = [{ ...rest, ms: 0, easing: 'ease-in' }]
  let rights = 0
  for (const [row, right] of path.entries()) {
    const [x, y] = [xOf(row, rights), TOP + row * FALL - 20]
    steps.push({ x, y, ms: FALL_MS, easing: 'ease-out' })
    steps.push({ x: x + (right - 0.5) * GAP * 0.36, y: y - 7, ms: RISE_MS, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' })
    rights += right
  }
  steps.push({ x: xOf(ROWS, rights), y: RIM, ms: FALL_MS + 30, easing: 'ease-out' })
  steps.push({ x: xOf(ROWS, rights), y: RIM - 15, ms: 90, easing: 'ease-in' })
  steps.push({ x: xOf(ROWS, rights), y: RIM - 6, ms: 90, easing: 'linear' })
  const duration = steps.reduce((sum, { ms }) => sum + ms, 0)
  let at = 0
  const frames = steps.map(({ ms, easing, ...place }) => {
    at += ms
    return { offset: Math.min(1, at / duration), transform: transformOf(place), easing }
  })
  return { frames, duration }
}

/** The outline of equal discs, moved by `dx` and `dy`. */
function dots(points, r, dx = 0, dy = 0) {
  return points
    .map(
      ([x, y]) =>
        `M${(x + dx - r).toFixed(1)} ${(y + dy).toFixed(1)}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`,
    )
    .join('')
}

/** The chute from which the ball drops. */
function chute() {
  return [
    ['path', { d: 'M166 8h76v18l-13 26h-50l-13-26z', class: 'shadow-of-peg' }],
    ['path', { d: 'M160 4h80v18l-16 28h-10v-16a14 14 0 0 0-28 0v16h-10l-16-28z', class: 'brass-shade outlined' }],
    ['path', { d: 'M164 6h72v14l-6 8q-8-14-30-14t-30 14l-6-8z', class: 'brass' }],
    ['path', { d: 'M170 9h44', class: 'gleam' }],
  ]
}

/** Brass posts between the cups, below the last row of pegs. */
function posts() {
  const rods = (dx) =>
    Array.from({ length: ROWS }, (_, place) => `M${xOf(ROWS - 1, place) + dx} ${RIM + 4}V${RIM - 34}`).join('')
  return [
    ['path', { d: rods(4), class: 'rod shadow-of-rod' }],
    ['path', { d: rods(0), class: 'rod rod-edge' }],
    ['path', { d: rods(0), class: 'rod rod-shade' }],
    ['path', { d: rods(-0.9), class: 'rod rod-light' }],
  ]
}

/** Brass rails at both sides of the pegs, from the chute to the frame. */
function rails() {
  const side = (by, dx) => `M${MIDDLE + by * 24 + dx} 50L${MIDDLE + by * 174 + dx} 338q${by * 5} 12 ${by * 14} 20`
  const both = (dx) => side(-1, dx) + side(1, dx)
  return [
    ['path', { d: both(5), class: 'rod shadow-of-rod' }],
    ['path', { d: both(0), class: 'rod rod-edge' }],
    ['path', { d: both(0), class: 'rod rod-shade' }],
    ['path', { d: both(-0.9), class: 'rod rod-light' }],
  ]
}

/** The front of a cup: it hides the lower part of a ball that lies in it. */
function cup({ x, tone }) {
  const [l, r] = [x - 20, x + 20]
  const rim = `M${l} ${RIM}a20 8 0 0 0 40 0`
  return [
    ['path', { d: `${rim}l-1 43q-.5 8-8 8h-22q-7.5 0-8-8z`, class: `slot ${tone}` }],
    ['path', { d: `M${r - 5} ${RIM + 10}l4-3.5l-1 38q-.4 5.5-6 6.5h-8q9-2 9.5-9z`, class: 'dim' }],
    ['path', { d: `M${l + 2.5} ${RIM + 8}l4 3l.7 33q.2 5 2.6 7q-5.5-1-5.8-6z`, class: 'bright' }],
    ['path', { d: rim, class: 'rim-edge' }],
    ['path', { d: rim, class: `rim-tone ${tone}` }],
    ['path', { d: `M${l + 2} ${RIM + 2}a20 8 0 0 0 13 5.5`, class: 'rim-gleam' }],
    ['text', { x, y: RIM + 36 }, ''],
  ]
}

/** The lamps on the frame of the board, in two groups that take turns. */
function lamps() {
  const across = Array.from({ length: 13 }, (_, index) => 20 + index * 30)
  const down = Array.from({ length: 14 }, (_, index) => 35 + index * 29)
  const points = [
    ...across.flatMap((x) => [
      [x, 6],
      [x, 440],
    ]),
    ...down.flatMap((y) => [
      [6, y],
      [394, y],
    ]),
  ]
  return [0, 1].map((group) => points.filter((_, index) => (index >> 1) % 2 === group))
}

function bulbs() {
  return lamps().flatMap((own, group) => [
    ['path', { d: dots(own, 4.6), class: 'socket' }],
    ['path', { d: dots(own, 3.7), class: `bulb b${group}` }],
    ['path', { d: dots(own, 1.3, -1, -1.2), class: 'spot' }],
  ])
}

/** The light of each group of lamps. It is a drawing of its own, so that it is not painted again while it blinks. */
function halos() {
  return lamps().map((own, group) =>
    drawing(
      VIEW,
      [
        ['path', { d: dots(own, 10.5), class: 'far-light' }],
        ['path', { d: dots(own, 7.5), class: 'light' }],
      ],
      `halo b${group}`,
    ),
  )
}
