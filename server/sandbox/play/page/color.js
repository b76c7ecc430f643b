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
const inked = { stroke: INK, 'stroke-width': 2.6, 'stroke-linejoin': 'round' }
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
    ['path', { d: hull, fill: '#fff3dc', ...inked, 'stroke-width': 4.4 }],
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
/** A striped tent with a lit door, from its top at `x`, `y`. `paint` and `shade` are the colors of its stripes. */
function tent(x, y, size, [paint, shade]) {
  const at = { transform: `translate(${x} ${y}) scale(${size})` }
  const roof = [-60, -36, -12, 12, 36, 60]
  return [
    ['path', { d: 'M-54 46H54V120H-54Z', fill: shade, ...inked, ...at }],
    ['path', { d: 'M-36 46H-18V120H-36ZM18 46H36V120H18Z', fill: '#f7e3c4', ...at }],
    ['path', { d: 'M30 46H54V120H30Z', fill: INK, opacity: 0.3, ...at }],
    ['path', { d: 'M-15 120V74Q0 52 15 74V120Z', fill: '#ffd36a', ...inked, ...at }],
    ['path', { d: 'M-7 120V82Q0 70 7 82V120Z', fill: '#fff4c4', ...at }],
    ['path', { d: 'M0 0Q-16 30 -62 44H62Q16 30 0 0Z', fill: paint, ...inked, ...at }],
    ['path', { d: 'M0 2Q-8 28 -36 44H-12L0 2 12 44H36Q8 28 0 2Z', fill: '#fff3dc', ...at }],
    ['path', { d: 'M0 2Q16 30 60 43H36Q14 28 0 2Z', fill: INK, opacity: 0.25, ...at }],
    ...roof
      .slice(1)
      .map((end, index) => [
        'path',
        { d: `M${end - 25} 43h26v8a13 11 0 0 1 -26 0Z`, fill: index % 2 === 0 ? paint : '#fff3dc', ...inked, ...at },
      ]),
    ['path', { d: 'M0 2V-20', fill: 'none', ...inked, ...at }],
    ['path', { d: 'M0 -21Q10 -24 22 -15Q10 -14 0 -8Z', fill: '#ffd23f', ...inked, 'stroke-width': 2, ...at }],
  ]
}
/** The lamps of a cord from `x`, `y`, which hangs down over `width` to the same height. */
const cord = (x, y, width, drop) => [
  ['path', { d: `M${x} ${y}q${width / 2} ${drop * 2} ${width} 0`, fill: 'none', stroke: INK, 'stroke-width': 2 }],
  ...[1, 2, 3, 4, 5].flatMap((step) => {
    const part = step / 6
    const at = { cx: x + width * part, cy: y + 5 + drop * 4 * part * (1 - part) }
    return [
      ['circle', { ...at, r: 11, fill: '#ffd86a', opacity: 0.28 }],
      ['circle', { ...at, r: 4.6, class: `lamp lamp-${step % 2}`, ...inked, 'stroke-width': 1.6 }],
    ]
  }),
]
/** The fair at night: a wheel with cabins between two tents, below cords with lamps. */
function fair() {
  const spokes = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5
    return [200 + Math.cos(angle) * 44, 104 + Math.sin(angle) * 44]
  })
  const drawn = drawing(
    '0 0 400 160',
    [
      ['circle', { cx: 200, cy: 92, r: 104, class: 'glow' }],
      ...[20, 64, 118, 158, 246, 290, 344, 384].map((x, index) => [
        'circle',
        { cx: x, cy: 20 + ((index * 37) % 54), r: 1.2 + (index % 3) * 0.5, fill: '#fff6dc', opacity: 0.85 },
      ]),
      ['path', { d: 'M178 160L200 104L222 160', fill: 'none', stroke: INK, 'stroke-width': 11 }],
      ['path', { d: 'M178 160L200 104L222 160', fill: 'none', stroke: '#c98ad8', 'stroke-width': 6 }],
      ['path', { d: spokes.map(([x, y]) => `M200 104L${x} ${y}`).join(''), stroke: '#ffb8e6', 'stroke-width': 2.4 }],
      ['circle', { cx: 200, cy: 104, r: 44, fill: 'none', stroke: INK, 'stroke-width': 9 }],
      ['circle', { cx: 200, cy: 104, r: 44, fill: 'none', stroke: '#ffc94a', 'stroke-width': 4.4 }],
      ...spokes.map(([x, y], index) => [
        'path',
        {
          d: `M${x - 8} ${y - 3}q8 -9 16 0v6q-8 8 -16 0Z`,
          fill: `var(--c${index % 6})`,
          ...inked,
        },
      ]),
      ['path', { d: colors[0].mark, transform: 'translate(183 87) scale(.7)', fill: '#fff3dc', ...inked }],
      ...tent(78, 70, 0.9, ['#f0485a', '#a8243e']),
      ...tent(322, 70, 0.9, ['#20b89a', '#0b6e64']),
      ...tent(-4, 86, 0.9, ['#8a5ae0', '#4a2a98']),
      ...tent(404, 86, 0.9, ['#f09a2a', '#a8560c']),
      ...cord(-20, 40, 150, 12),
      ...cord(130, 40, 140, 7),
      ...cord(270, 40, 150, 12),
    ],
    'fair',
  )
  drawn.setAttribute('preserveAspectRatio', 'xMidYMax slice')
  return drawn
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
      crown(shades(), fair()),
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
