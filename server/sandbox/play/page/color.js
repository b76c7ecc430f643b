import { burst } from './burst.js'
import { crown, drawing, element } from './elements.js'
import { say } from './texts.js'

/** Each color has a mark of its own, so that nobody needs to tell colors apart. */
const colors = [
  { name: say('color.gold'), mark: 'M24 5l6 13 14 1.500-10.500 9.500 3 14L24 36l-12.500 7 3-14L4 19.500 18 18z' },
  { name: say('color.coral'), mark: 'M24 42C8 30 5 22 8 15c3-7 12-7 16 0 4-7 13-7 16 0 3 7 0 15-16 27z' },
  { name: say('color.sea'), mark: 'M24 4c8 11 13 18 13 25a13 13 0 0 1-26 0c0-7 5-14 13-25z' },
  { name: say('color.sky'), mark: 'M24 4l17 20-17 20L7 24z' },
  {
    name: say('color.rose'),
    mark: 'M24 3a8 8 0 0 1 7 12 8 8 0 0 1 13 8 8 8 0 0 1-8 8 8 8 0 0 1-5 13 8 8 0 0 1-7-4 8 8 0 0 1-7 4 8 8 0 0 1-5-13 8 8 0 0 1-8-8 8 8 0 0 1 13-8A8 8 0 0 1 24 3zm0 16a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  },
  { name: say('color.leaf'), mark: 'M40 6c2 20-6 34-24 34-3 0-5-1-7-2l-3 5-3-2C10 24 18 8 40 6z' },
]
const MAX = 3
const mark = (index) => drawing('0 0 48 48', [['path', { d: colors[index].mark }]])
const INK = '#2b1a2b'
/** The upper face of a die, its left and its right one, with the transforms of their symbols, which are 48 wide. */
const sides = [
  {
    d: 'M-6 -44Q0 -47 6 -44L33 -29Q41 -24.500 33 -20L6 -5Q0 -2 -6 -5L-33 -20Q-41 -24.500 -33 -29Z',
    transform: 'matrix(.74 .42 -.74 .42 0 -44.700)',
  },
  {
    d: 'M-34 -16L-7 -1Q-2 2 -2 8V35Q-2 43 -9 39.500L-34 25.500Q-40 22 -40 15V-12Q-40 -19.500 -34 -16Z',
    transform: 'matrix(.7 .4 0 .8 -37.800 -16.800)',
  },
  {
    d: 'M34 -16L7 -1Q2 2 2 8V35Q2 43 9 39.500L34 25.500Q40 22 40 15V-12Q40 -19.500 34 -16Z',
    transform: 'matrix(.7 -.4 0 .8 4.200 2.400)',
  },
]
const hull =
  'M-7 -46.500Q0 -50.500 7 -46.500L36 -30.500Q43 -26 43 -18V17Q43 24.500 36 28.500L7 44.500Q0 48.500 -7 44.500L-36 28.500' +
  'Q-43 24.500 -43 17V-18Q-43 -26 -36 -30.500Z'
const light = { fill: 'none', stroke: '#fff', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
/** A die with the given color on its upper face, and the two faces at its sides. The light is at the upper left. */
const cube = (color) => {
  // Opposite faces differ by 3.
  const faces = [0, ...(color % 2 === 0 ? [1, 2] : [2, 1])].map((by) => (color + by) % 6)
  return drawing('-46 -53 92 104', [
    ['path', { d: hull, fill: '#fff3dc', class: 'hull' }],
    // Below the edges between the faces, which are rounded and catch light, the corners are in the shade.
    ['path', { d: 'M0 2V46L36 27Q42 24 42 17V-20Z', fill: '#8a6a86', opacity: 0.55 }],
    ...sides.flatMap(({ d, transform }, side) => [
      ['path', { d, class: `side side-${side}`, 'data-color': faces[side] }],
      ['path', { d, fill: `url(#${side === 2 ? 'dusk' : 'gloss'})` }],
      ['path', { d: colors[faces[side]].mark, transform, class: `symbol side-${side}`, 'data-color': faces[side] }],
    ]),
    ['path', { d: 'M-33 -24.500L-5 -40.500', ...light, 'stroke-width': 4, opacity: 0.9 }],
    ['path', { d: 'M-36 -8V8', ...light, 'stroke-width': 3.4, opacity: 0.75 }],
  ])
}
/** The light and the shade of all faces; gradients have stops, which `drawing` does not nest. */
function shades() {
  const stops = {
    gloss: [
      ['#fff', 0.5],
      ['#fff', 0],
      [INK, 0.3],
    ],
    dusk: [
      [INK, 0],
      [INK, 0.16],
      [INK, 0.42],
    ],
  }
  const names = Object.keys(stops)
  const root = drawing(
    '0 0 1 1',
    names.map((id) => ['linearGradient', { id, x1: 0, y1: 0, x2: 0.5, y2: 1 }]),
    'shades',
  )
  names.forEach((name, at) => {
    const parts = stops[name].map(([paint, opacity], place) => [
      'stop',
      { offset: place * 0.5, 'stop-color': paint, 'stop-opacity': opacity },
    ])
    root.children[at].append(...drawing('0 0 1 1', parts).children)
  })
  return root
}
const anyColor = () => Math.floor(Math.random() * colors.length)

export function build(stage, changed) {
  const picked = new Set()
  let turning
  const dice = [0, 2, 4].map((color) =>
    element('div', { className: 'die cube' }, burst(), element('span', { className: 'tumble' }, cube(color))),
  )
  const buttons = colors.map(({ name }, index) =>
    element(
      'button',
      {
        type: 'button',
        'data-color': index,
        'aria-pressed': 'false',
        onclick() {
          if (buttons[index].getAttribute('aria-disabled') === 'true') return
          if (!picked.delete(index) && picked.size < MAX) picked.add(index)
          buttons.forEach((button, at) => button.setAttribute('aria-pressed', String(picked.has(at))))
          forgetResult()
          changed()
        },
      },
      mark(index),
      element('span', { textContent: name }),
    ),
  )
  stage.append(
    element(
      'div',
      { className: 'booth' },
      crown(shades(), element('img', { className: 'fair', src: '/sandbox/play/stages/fair.svg', alt: '' })),
      element('div', { className: 'awning' }),
      element('div', { className: 'dice' }, ...dice),
    ),
    element('div', { className: 'colors', role: 'group', 'aria-label': say('color.choice') }, ...buttons),
  )
  const forgetResult = () => [...buttons, ...dice].forEach((one) => one.classList.remove('won', 'lost'))
  const face = (die, color) => die.lastElementChild.replaceChildren(cube(color))

  return {
    prompt: say('color.prompt'),
    ask: say('color.ask'),
    action: say('color.action'),
    units: () => Math.max(1, picked.size),
    choice: () => (picked.size === 0 ? undefined : { colors: [...picked] }),
    lock: (isLocked) => buttons.forEach((button) => button.setAttribute('aria-disabled', String(isLocked))),
    start({ still }) {
      forgetResult()
      if (still) return
      dice.forEach((die) => die.classList.add('rolling'))
      turning = setInterval(
        () => dice.forEach((die) => die.classList.contains('rolling') && face(die, anyColor())),
        110,
      )
    },
    stop() {
      clearInterval(turning)
      dice.forEach((die) => die.classList.remove('rolling'))
    },
    async show({ dice: result }, { still, wait, choice }) {
      if (!still) await wait(450)
      for (const [index, die] of dice.entries()) {
        die.classList.remove('rolling')
        face(die, result[index])
        if (!still) await wait(260)
      }
      clearInterval(turning)
      buttons.forEach((button, index) => {
        if (choice.colors.includes(index) && result.includes(index)) button.classList.add('won')
      })
      dice.forEach((die, index) => die.classList.add(choice.colors.includes(result[index]) ? 'won' : 'lost'))
      return result.map((color) => colors[color].name).join(', ')
    },
  }
}
