import { drawing, element } from './elements.js'
import { machineOf } from './globe.js'
import { say } from './texts.js'

const letters = ['B', 'I', 'N', 'G', 'O']
const CENTER = 12
/** Balls of a round. */
const DRAWN = 36

export function build(stage) {
  let card = []
  const cells = Array.from({ length: 25 }, (_, place) => element('td', { 'data-column': place % 5 }))
  const table = element(
    'table',
    { className: 'bingo-card', 'aria-label': say('bingo.card') },
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        ...letters.map((letter, column) =>
          element('th', { scope: 'col', 'data-column': column }, element('span', { textContent: letter })),
        ),
      ),
    ),
    element('tbody', {}, ...[0, 1, 2, 3, 4].map((row) => element('tr', {}, ...cells.slice(row * 5, row * 5 + 5)))),
  )
  const ball = element('div', { className: 'big-ball' })
  const cage = element(
    'div',
    { className: 'cage', 'aria-hidden': 'true' },
    machineOf(
      letters.map((label, column) => ({ fill: `var(--c${column})`, label })),
      { form: 'tumbler' },
    ),
  )
  const count = element('p', { className: 'count', textContent: say('bingo.balls', { count: DRAWN }) })
  const trail = element('div', { className: 'trail', 'aria-hidden': 'true' })
  const renew = element('button', {
    type: 'button',
    className: 'pill',
    textContent: say('bingo.new'),
    onclick: () => renew.getAttribute('aria-disabled') !== 'true' && deal(),
  })
  stage.append(
    element(
      'div',
      { className: 'caller' },
      cage,
      element('div', {}, element('div', { className: 'called', 'aria-hidden': 'true' }, ball), count),
      renew,
      trail,
      plaza(),
    ),
    element('div', { className: 'card-space' }, element('div', { className: 'card-frame' }, table), confetti()),
  )

  /** A card with five numbers of 15 in each column. The draw is independent of the card. */
  function deal() {
    const columns = letters.map((_, column) => sample(15, 5).map((number) => column * 15 + number + 1))
    card = cells.map((_, place) => (place === CENTER ? 0 : columns[place % 5][Math.floor(place / 5)]))
    cells.forEach((cell, place) => {
      cell.textContent = place === CENTER ? '★' : String(card[place])
      cell.className = place === CENTER ? 'hit free' : ''
    })
    cells[CENTER].setAttribute('aria-label', say('bingo.free'))
    clear()
  }
  function clear() {
    cage.classList.remove('turning')
    cells.forEach((cell, place) => (cell.className = place === CENTER ? 'hit free' : ''))
    trail.replaceChildren()
    ball.textContent = '?'
    delete ball.dataset.column
    count.textContent = say('bingo.balls', { count: DRAWN })
  }
  deal()

  return {
    prompt: say('bingo.prompt'),
    action: say('bingo.action'),
    choice: () => ({ card: [...card] }),
    lock: (isLocked) => renew.setAttribute('aria-disabled', String(isLocked)),
    start({ still }) {
      clear()
      cage.classList.toggle('turning', !still)
    },
    stop: clear,
    async show({ balls, lines }, { still, wait }) {
      for (const [index, number] of balls.entries()) {
        const previous = balls[index - 1]
        if (previous !== undefined)
          trail.prepend(element('span', { textContent: String(previous), 'data-column': columnOf(previous) }))
        const column = columnOf(number)
        ball.replaceChildren(
          element('small', { textContent: letters[column] }),
          element('b', { textContent: String(number) }),
        )
        ball.dataset.column = column
        count.textContent = say('bingo.count', { count: index + 1, all: balls.length })
        const place = card.indexOf(number)
        if (place !== -1) cells[place].classList.add('hit')
        if (!still) await wait(place === -1 ? 60 : 130)
      }
      cage.classList.remove('turning')
      for (const place of lines.flat()) cells[place].classList.add('line')
      if (lines.length === 0) return say('bingo.none')
      return lines.length === 1 ? say('bingo.one') : say('bingo.many', { count: lines.length })
    },
  }
}

/** Tents of a plaza. */
const tents = () =>
  [
    [22, 60, 1],
    [330, 58, 1.1],
    [120, 74, 0.7],
    [258, 72, 0.75],
  ].flatMap(([x, y, size]) => [
    [
      'path',
      { d: 'M0-30Q-8 0-40 14V60H40V14Q8 0 0-30Z', class: 'tent', transform: `translate(${x} ${y}) scale(${size})` },
    ],
    [
      'path',
      {
        d: 'M0-30Q-3 0-14 14V60H14V14Q3 0 0-30Z',
        class: 'stripe-of-tent',
        transform: `translate(${x} ${y}) scale(${size})`,
      },
    ],
  ])

/** A palm that stands at `x` and leans to the moon. */
const palm = (x, side) => [
  'path',
  {
    d:
      'M-6 112Q-2 84 12 62L18 64Q8 86 8 112ZM15 64C8 46-10 44-20 56-8 52 4 54 15 64-2 58-16 68-16 82-8 70 2 64 15 64' +
      'ZM15 64C16 44 32 36 48 44 34 46 24 52 15 64 30 54 46 60 50 76 40 66 28 62 15 64ZM15 64C8 50 12 36 24 30 18 42 18 52 15 64Z',
    class: 'tent',
    transform: `translate(${x} 0) scale(${side} 1)`,
  },
]

/** The moon over the sea between palms. */
const moonlight = () => [
  ['circle', { cx: 230, cy: 40, r: 44, class: 'moonlight', opacity: 0.16 }],
  ['circle', { cx: 230, cy: 40, r: 24, class: 'moonlight' }],
  ['path', { d: 'M220 30a4 4 0 1 0 .1 0ZM237 44a6 6 0 1 0 .1 0ZM235 25a3 3 0 1 0 .1 0Z', fill: '#d8b870' }],
  ['path', { d: 'M0 84H360V110H0Z', class: 'tent' }],
  ['path', { d: 'M186 90H274M202 97H260M176 104H286', stroke: '#ffe9b0', 'stroke-width': 2.5, opacity: 0.6 }],
  palm(66, -1),
  palm(300, 1),
]

/** A grandmother who laughs. */
const grandmother = () => [
  ['path', { d: 'M172 112C172 90 198 86 214 84H238C254 86 280 90 280 112Z', fill: '#e878c4' }],
  ['path', { d: 'M214 84H238L226 94Z', fill: '#a86a44' }],
  ['path', { d: 'M214 14a12 11 0 1 1 24 0C260 18 266 46 258 62H196C188 46 192 18 214 14Z', fill: '#cfc6e0' }],
  [
    'path',
    { d: 'M200 50C200 34 216 30 226 28 238 30 252 34 252 50 252 74 238 86 226 86S200 74 200 50Z', fill: '#d09a68' },
  ],
  ['path', { d: 'M206 41q7-5 13-1M231 40q7-4 13 1', fill: 'none', stroke: '#b0a4c8', 'stroke-width': 3 }],
  ['path', { d: 'M206 50q6-7 12 0M232 50q6-7 12 0', fill: 'none', stroke: '#2b1a2b', 'stroke-width': 2.6 }],
  ['path', { d: 'M211 62q16 6 29-1-3 16-14 16t-15-15z', fill: '#fffaf2', stroke: '#b02a4a', 'stroke-width': 2.6 }],
  ['circle', { cx: 256, cy: 66, r: 3.4, fill: '#ffd23f' }],
]

/** What is far behind the caller of a game that has no plaza. */
const places = { 27105: moonlight, 27107: grandmother }

/** The place at night and a string of bulbs, behind the caller. */
function plaza() {
  const far = places[document.body.dataset.gameId] ?? tents
  const bulbs = Array.from({ length: 14 }, (_, index) => {
    const x = 14 + index * 26
    const share = (x % 180) / 180
    return ['ellipse', { cx: x, cy: 11 + 44 * share * (1 - share), rx: 4, ry: 5.4, 'data-color': index % 5 }]
  })
  const drawn = drawing(
    '0 0 360 110',
    [...far(), ['path', { d: 'M0 6Q90 28 180 6Q270 28 360 6', class: 'wire' }], ...bulbs],
    'plaza',
  )
  drawn.setAttribute('preserveAspectRatio', 'none')
  return drawn
}

/** Paper that falls over the card after a win: three drawings, which fall at different speeds. */
function confetti() {
  const layer = (first) =>
    drawing(
      '0 0 360 400',
      Array.from({ length: 16 }, (_, index) => {
        const at = index * 3 + first
        const [x, y] = [12 + ((at * 83) % 336), 12 + ((at * 149) % 376)]
        const fill = `var(--c${at % 6})`
        const turned = `rotate(${(at * 47) % 180} ${x} ${y})`
        if (at % 4 === 0) return ['circle', { cx: x, cy: y, r: 5, fill, class: 'paper' }]
        if (at % 4 === 1)
          return ['path', { d: `M${x - 12} ${y}q6-12 12 0t12 0`, stroke: fill, class: 'streamer', transform: turned }]
        return ['rect', { x: x - 7, y: y - 4, width: 14, height: 8, rx: 1, fill, class: 'paper', transform: turned }]
      }),
    )
  return element('div', { className: 'confetti', 'aria-hidden': 'true' }, layer(0), layer(1), layer(2))
}

const columnOf = (number) => Math.floor((number - 1) / 15)

/** `count` different numbers from 0 to `limit` - 1. */
function sample(limit, count) {
  const numbers = Array.from({ length: limit }, (_, number) => number)
  return Array.from({ length: count }, () => numbers.splice(Math.floor(Math.random() * numbers.length), 1)[0])
}
