import { drawing, element, sign } from './elements.js'
import { host, lastResults, prizes } from './scenery.js'
import { targetGrid } from './targets.js'
import { say } from './texts.js'

/** Six times the sign of the game, smaller the more it pays. */
const targets = Array.from({ length: 6 }, (_, index) => ({
  name: say('aim.target', { number: index + 1 }),
  image: sign,
}))

const { ball, board } = document.body.dataset

export function build(stage) {
  const range = targetGrid({
    targets,
    missile: element(
      'div',
      { className: ball === undefined ? 'net' : 'shot' },
      drawing('0 0 96 96', ball === undefined ? ringShapes : ballShapes[ball]),
    ),
    label: say('aim.choice'),
    describe: (name, times) => say('aim.button', { name, times }),
  })
  let multiples = []
  const results = lastResults()
  const isCourt = board === 'court'
  const person = isCourt ? undefined : host()
  stage.append(
    element(
      'div',
      { className: 'booth range' },
      isCourt ? court() : element('div', { className: 'awning' }),
      range.grid,
      ...(isCourt ? [] : [element('div', { className: 'front' }, prizes(3), person, prizes(3, 4))]),
      element('div', { className: 'counter' }, results.box),
    ),
  )

  return {
    prompt: say('aim.prompt'),
    action: say('aim.action'),
    choice: () => ({ target: range.chosen() }),
    lock: range.lock,
    start(options) {
      person?.classList.remove('glad')
      range.start(options)
    },
    stop: range.clear,
    setPays(pays) {
      multiples = pays.map(({ times }) => times)
      range.setPays(pays)
    },
    async show({ caught }, { choice, ...options }) {
      await range.land(choice.target, caught, options)
      person?.classList.toggle('glad', caught)
      results.add(caught ? `×${multiples[choice.target]}` : '–', { isWin: caught })
      return say(caught ? 'aim.hit' : 'aim.missed')
    },
  }
}

const ringShapes = [
  ['circle', { cx: 48, cy: 48, r: 40, class: 'rim' }],
  ['path', { d: 'M48 2V24M48 72V94M2 48H24M72 48H94', class: 'rim' }],
]

const ballShapes = {
  basketball: [
    ['circle', { cx: 48, cy: 48, r: 40, fill: '#f0843a', stroke: '#3a1a0c', 'stroke-width': 5 }],
    [
      'path',
      { d: 'M8 48h80M48 8v80M20 20q24 28 0 56M76 20q-24 28 0 56', fill: 'none', stroke: '#3a1a0c', 'stroke-width': 5 },
    ],
  ],
  football: [
    ['circle', { cx: 48, cy: 48, r: 40, fill: '#fff', stroke: '#1b1b22', 'stroke-width': 5 }],
    ['path', { d: 'M48 32l15 11-6 18H39l-6-18zM48 8l10 8-10 8-10-8zM88 44l-6 14-10-6 4-14zM8 44l12-6 4 14-10 6z' }],
  ],
}

/** Stands with people, boards, and a floor with lines, under the targets. */
function court() {
  const people = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 15 }, (__, seat) => [
      'circle',
      { cx: seat * 29 + (row % 2) * 14, cy: 42 + row * 19, r: 8, class: `seat s${(seat * 3 + row * 2) % 4}` },
    ]),
  ).flat()
  const planks = Array.from({ length: 11 }, (_, index) => [
    'path',
    { d: `M${index * 40} 168L${(index - 5) * 100 + 200} 400`, class: 'plank' },
  ])
  const drawn = drawing(
    '0 0 400 400',
    [
      ...people,
      ['rect', { y: 138, width: 400, height: 30, class: 'boards' }],
      ['rect', { y: 168, width: 400, height: 232, class: 'ground-of-court' }],
      ...planks,
      ['path', { d: 'M150 168L106 290H294L250 168M142 290a58 24 0 0 0 116 0', class: 'court-line' }],
      ['path', { d: 'M40 168Q30 372 200 372T360 168', class: 'court-line' }],
    ],
    'court',
  )
  drawn.setAttribute('preserveAspectRatio', 'none')
  return drawn
}
