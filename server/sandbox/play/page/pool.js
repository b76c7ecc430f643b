import { drawing, element } from './elements.js'
import { say } from './texts.js'

const COUNT = 3
const BALLS = 9
const numbers = Array.from({ length: BALLS }, (_, index) => index + 1)
/** Places on the table, in hundredths of its width. The nine balls form a diamond with the 9 in the middle. */
const rack = [1, 2, 3, 4, 9, 5, 6, 7, 8]
const rows = [[0], [-1, 1], [-2, 0, 2], [-1, 1], [0]]
const R = 2.9
const placesOfRack = rows.flatMap((offsets, row) => offsets.map((offset) => [64 + row * R * 1.75, 28 + offset * R]))
const racked = Object.fromEntries(rack.map((ball, index) => [ball, placesOfRack[index]]))
/** Where balls lie after a break. */
const scattered = [
  [33, 17],
  [46, 40],
  [58, 15],
  [70, 34],
  [83, 22],
  [27, 38],
  [51, 27],
  [80, 43],
  [64, 46],
]
const pockets = [
  [7, 7],
  [50, 6],
  [93, 7],
  [7, 49],
  [50, 50],
  [93, 49],
]
const spot = [26, 28]

export function build(stage, changed) {
  let called = []
  const place = (ball, [x, y]) => (ball.style.transform = `translate(${x - R}cqi, ${y - R}cqi)`)
  const white = element('span', { className: 'pool-ball', 'data-ball': 0 })
  const balls = numbers.map((number) => ballOf(number))
  const table = element(
    'div',
    { className: 'pool-table', 'aria-hidden': 'true' },
    drawing('0 0 400 224', tableShapes),
    ...balls,
    white,
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
  const mark = () =>
    buttons.forEach((button, index) => button.setAttribute('aria-pressed', String(called.includes(index + 1))))
  const reset = () => {
    table.classList.remove('broken')
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
    action: say('pool.action'),
    choice: () => (called.length < COUNT ? undefined : { balls: called }),
    lock: (isLocked) => buttons.forEach((button) => button.setAttribute('aria-disabled', String(isLocked))),
    start: reset,
    stop: reset,
    async show({ potted }, { still, wait, choice }) {
      if (!still) {
        place(white, [62 - R, 28])
        await wait(200)
      }
      table.classList.add('broken')
      place(white, [40, 32])
      balls.forEach((ball, index) => place(ball, scattered[index]))
      for (const number of potted) {
        if (!still) await wait(500)
        const ball = balls[number - 1]
        place(ball, pockets[(number * 5) % pockets.length])
        ball.classList.add('potted')
        if (choice.balls.includes(number)) buttons[number - 1].classList.add('won')
      }
      const hits = potted.filter((number) => choice.balls.includes(number)).length
      return say('pool.result', { balls: potted.join(' '), hits })
    },
  }
}

function ballOf(number) {
  return element('span', { className: 'pool-ball', 'data-ball': number }, element('b', { textContent: number }))
}

const tableShapes = [
  ['rect', { width: 400, height: 224, rx: 22, class: 'wood' }],
  ['rect', { x: 5, y: 5, width: 390, height: 214, rx: 18, class: 'wood light' }],
  ['rect', { x: 18, y: 18, width: 364, height: 188, rx: 8, class: 'cushion' }],
  ['rect', { x: 28, y: 28, width: 344, height: 168, rx: 4, class: 'cloth' }],
  ['path', { d: 'M104 28v168M104 82a30 30 0 0 0 0 60', class: 'chalk' }],
  ['circle', { cx: 256, cy: 112, r: 2.5, class: 'dot' }],
  ...[70, 114, 158, 242, 286, 330].flatMap((cx) =>
    [11, 213].map((cy) => ['path', { d: `M${cx} ${cy - 4}l3 4-3 4-3-4z`, class: 'dot' }]),
  ),
  ...pockets.map(([x, y]) => ['circle', { cx: x * 4, cy: y * 4, r: 15, class: 'pocket-hole' }]),
]
