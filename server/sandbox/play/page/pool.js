import { drawing, element } from './elements.js'
import { say } from './texts.js'

const COUNT = 3
const BALLS = 9
const numbers = Array.from({ length: BALLS }, (_, index) => index + 1)
/** Places on the table, in hundredths of its width. The nine balls form a diamond with the 9 in the middle. */
const rack = [1, 2, 3, 4, 9, 5, 6, 7, 8]
const rows = [[0], [-1, 1], [-2, 0, 2], [-1, 1], [0]]
const R = 4.8
const head = [51, 30]
const placesOfRack = rows.flatMap((offsets, row) =>
  offsets.map((offset) => [head[0] + row * R * 1.75, head[1] + offset * R]),
)
const racked = Object.fromEntries(rack.map((ball, index) => [ball, placesOfRack[index]]))
/** Where balls lie after a break. */
const scattered = [
  [29, 16],
  [44, 43],
  [61, 17],
  [70, 32],
  [83, 19],
  [20, 42],
  [54, 30],
  [82, 44],
  [63, 45],
]
const pockets = [
  [7, 7],
  [50, 6],
  [93, 7],
  [7, 53],
  [50, 54],
  [93, 53],
]
/** The white ball before a break, where it hits the ball at the head of the diamond, and after it. */
const spot = [33, 36]
const contact = [41.9, 33]
const rest = [37, 29]

export function build(stage, changed) {
  let called = []
  const place = (ball, [x, y]) => (ball.style.transform = `translate(${x - R}cqi, ${y - R}cqi)`)
  const white = element('span', { className: 'pool-ball', 'data-ball': 0 })
  const balls = numbers.map((number) => ballOf(number))
  const tray = element('div', { className: 'tray' })
  const table = element(
    'div',
    { className: 'pool-table', 'aria-hidden': 'true' },
    drawing('0 0 400 280', tableShapes),
    element('span', { className: 'light-of-lamp' }),
    ...pockets.map(pocketAt),
    tray,
    ...balls,
    white,
    element('span', { className: 'cue' }),
  )
  const buttons = numbers.map((number) =>
    element(
      'button',
      {
        type: 'button',
        'aria-label': say('pool.ball', { number }),
        onclick() {
          if (buttons[0].getAttribute('aria-disabled') === 'true' || called.includes(number)) return
          // The ball that was called first makes place for the new one.
          called = [...called, number].slice(-COUNT)
          mark()
          changed()
        },
      },
      ballOf(number),
    ),
  )
  const mark = () => {
    for (const [index, button] of buttons.entries()) {
      const isCalled = called.includes(index + 1)
      button.setAttribute('aria-pressed', String(isCalled))
      balls[index].classList.toggle('called', isCalled)
    }
  }
  const reset = () => {
    table.classList.remove('aiming', 'struck', 'broken')
    tray.replaceChildren()
    place(white, spot)
    for (const [index, ball] of balls.entries()) {
      ball.classList.remove('potted')
      place(ball, racked[index + 1])
    }
    for (const button of buttons) button.classList.remove('won')
  }
  mark()
  reset()
  stage.append(
    table,
    element('div', { className: 'calls', role: 'group', 'aria-label': say('pool.choice') }, ...buttons),
  )

  return {
    prompt: say('pool.prompt'),
    ask: say('pool.ask'),
    action: say('pool.action'),
    choice: () => (called.length < COUNT ? undefined : { balls: called }),
    lock: (isLocked) => buttons.forEach((button) => button.setAttribute('aria-disabled', String(isLocked))),
    start({ still }) {
      reset()
      // The cue is drawn back until the server has answered.
      table.classList.toggle('aiming', !still)
    },
    stop: reset,
    async show({ potted }, { still, wait, choice }) {
      if (!still) {
        await wait(420)
        table.classList.replace('aiming', 'struck')
        await wait(80)
        place(white, contact)
        await wait(150)
      }
      table.classList.add('broken')
      place(white, rest)
      balls.forEach((ball, index) => place(ball, scattered[index]))
      if (!still) await wait(350)
      for (const number of potted) {
        const ball = balls[number - 1]
        if (!still) await wait(250)
        place(ball, pockets[(number * 5) % pockets.length])
        ball.classList.add('potted')
        if (!still) await wait(450)
        const isHit = choice.balls.includes(number)
        tray.append(ballOf(number, isHit ? 'pool-ball called' : 'pool-ball'))
        if (isHit) buttons[number - 1].classList.add('won')
      }
      const hits = potted.filter((number) => choice.balls.includes(number)).length
      return say('pool.result', { balls: potted.join(' '), hits })
    },
  }
}

function ballOf(number, className = 'pool-ball') {
  return element('span', { className, 'data-ball': number }, element('b', { textContent: number }))
}

function pocketAt([x, y]) {
  const pocket = element('span', { className: 'pocket' })
  pocket.style.transform = `translate(${x}cqi, ${y}cqi) translate(-50%, -50%)`
  return pocket
}

/** The six cushions between the pockets, with slanted ends. Each is a list of corners. */
const cushions = [
  ...[
    [46, 176],
    [224, 354],
  ].flatMap(([from, to]) => [
    [
      [from, 20],
      [to, 20],
      [to - 6, 32],
      [from + 10, 32],
    ],
    [
      [from, 220],
      [to, 220],
      [to - 6, 208],
      [from + 10, 208],
    ],
  ]),
  ...[
    [20, 32],
    [380, 368],
  ].map(([outer, inner]) => [
    [outer, 46],
    [inner, 56],
    [inner, 184],
    [outer, 194],
  ]),
]

/** The inlays of the rails: six on each long side, three on each short one. */
const inlays = [
  ...[70, 112, 154, 246, 288, 330].flatMap((x) => [
    [x, 10.5],
    [x, 229.5],
  ]),
  ...[78, 120, 162].flatMap((y) => [
    [10.5, y],
    [389.5, y],
  ]),
]

/** Lines of the grain of the wood. */
const grain =
  'M50 5q60 4 120-1t120 2 70-1M50 16q70-4 140 0t150 0M50 225q60 4 120 0t130 1 60-1M50 235q80-4 150 0t140 0' +
  'M5 50q4 40 0 80t1 60M16 50q-4 50 0 90t0 50M384 50q4 40 0 80t0 60M395 50q-4 50 0 90t0 50' +
  'M30 250q10 10 4 22M370 250q-10 10-4 22'

const tableShapes = [
  // the box below the table, with the channel of the tray
  ['path', { d: 'M18 226h364v34q0 18-18 18H36q-18 0-18-18z', class: 'wood dark edge' }],
  ['rect', { x: 44, y: 241, width: 312, height: 34, rx: 17, class: 'channel' }],
  ['path', { d: 'M61 275.500h278q8 0 13-6', class: 'light-of-wood' }],
  ['rect', { x: 1.5, y: 1.5, width: 397, height: 237, rx: 24, class: 'wood edge' }],
  ['path', { d: 'M4 214q2 22 22 22h348q20 0 22-22v-6q-4 18-24 18H28q-20 0-24-18z', class: 'shade-of-wood' }],
  ['path', { d: grain, class: 'grain' }],
  ['path', { d: 'M6 30Q7 6 30 5.500H368', class: 'light-of-wood' }],
  ['rect', { x: 19, y: 19, width: 362, height: 202, rx: 8, class: 'cloth edge' }],
  ['path', { d: 'M132 32v176M132 82a38 38 0 0 0 0 76', class: 'chalk' }],
  ['circle', { cx: head[0] * 4, cy: head[1] * 4, r: 3, class: 'dot' }],
  ...cushions.flatMap((corners) => [['path', { d: `M${corners.join('L')}Z`, class: 'cushion' }]]),
  ...inlays.map(([x, y]) => ['path', { d: `M${x} ${y - 5}l4 5-4 5-4-5z`, class: 'inlay' }]),
]
