import { drawing, element } from './elements.js'
import { host, lastResults, payTable } from './scenery.js'
import { say } from './texts.js'

const RACERS = 6
/** How long the winner runs. */
const MS_OF_RACE = 3400
const INK = '#1b0f16'
const inked = { stroke: INK, 'stroke-linejoin': 'round' }
const stroke = (d, color, width, extra = {}) => [
  'path',
  {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...extra,
  },
]
/** A wheel of a kart in perspective, `flat` times as wide as high, with spokes that turn while it runs. */
const wheel = (cx, cy, r, flat) => {
  const oval = (size, attributes) => ['ellipse', { cx, cy, rx: size * flat, ry: size, ...attributes }]
  const spoke = r * 0.5
  return [
    oval(r, { fill: '#26203a', 'stroke-width': 2, ...inked }),
    stroke(
      `M${cx - r * flat * 0.72} ${cy - r * 0.2}Q${cx - r * flat * 0.6} ${cy - r * 0.68} ${cx - r * flat * 0.05} ${cy - r * 0.75}`,
      '#77708f',
      1.7,
    ),
    oval(r * 0.58, { fill: '#e9edf6', stroke: '#8d93a6', 'stroke-width': 1.2 }),
    [
      'path',
      {
        d: `M${cx - spoke * flat} ${cy}h${2 * spoke * flat}M${cx} ${cy - spoke}v${2 * spoke}`,
        stroke: '#5a5f78',
        'stroke-width': 1.8,
        class: 'spokes',
      },
    ],
    oval(r * 0.2, { fill: '#ffb22e', stroke: INK, 'stroke-width': 0.8 }),
  ]
}
/** A number on a white disc. */
const numberOn = (cx, cy, r, number, edge) => [
  ['circle', { cx, cy, r, fill: '#fffdf4', stroke: edge, 'stroke-width': r * 0.22 }],
  [
    'text',
    { x: cx, y: cy + r * 0.6, 'font-size': r * 1.7, 'font-weight': 800, 'text-anchor': 'middle', fill: INK },
    String(number),
  ],
]
/** A racing kart with its driver, seen from the side and a bit from the front. */
const kart = (number) => [
  ['ellipse', { cx: 42, cy: 45, rx: 38, ry: 2.6, fill: 'rgb(0 0 0 / 40%)' }],
  ['circle', { cx: -4, cy: 41, r: 4, class: 'dust' }],
  ['circle', { cx: -11, cy: 39, r: 5, class: 'dust' }],
  ['circle', { cx: -19, cy: 41, r: 3.5, class: 'dust' }],
  // The wheels of the far side, and the axle between those at the front.
  ['ellipse', { cx: 29, cy: 31, rx: 6, ry: 8.5, fill: '#26203a', 'stroke-width': 2, ...inked }],
  ['ellipse', { cx: 75, cy: 32, rx: 5.4, ry: 7.6, fill: '#26203a', 'stroke-width': 2, ...inked }],
  stroke('M73 29Q76 28 77 32', '#77708f', 1.6),
  // The engine with its exhaust, and the seat.
  stroke('M8 30H1', INK, 5.4),
  stroke('M8 30H1.500', '#c4cad8', 2.6),
  ['path', { d: 'M5 21H18V33H5Z', fill: '#7d8399', 'stroke-width': 1.8, ...inked }],
  stroke('M7.500 24.500H16M7.500 28H16', '#3c4157', 1.6),
  ['path', { d: 'M19 34L21 15Q22 11 27 13L31 34Z', fill: '#3a3152', 'stroke-width': 2, ...inked }],
  // The driver. The arm reaches the steering wheel.
  ['path', { d: 'M25 34Q21 20 29 17Q38 15 42 23L47 34Z', fill: '#fff6e6', 'stroke-width': 2, ...inked }],
  ['path', { d: 'M34 17Q40 18 42 23L47 33H40Q40 24 34 17Z', fill: '#b9a6c4', opacity: 0.75 }],
  stroke('M29 18.500Q25.500 25 28 33', 'currentcolor', 3),
  stroke('M50 16L55 27', INK, 3.6),
  stroke('M34 22L42 27.500L51 22.500', INK, 7.6),
  stroke('M34 22L42 27.500L51 22.500', '#fff6e6', 4.6),
  ['circle', { cx: 52, cy: 21.6, r: 2.9, fill: 'currentcolor', 'stroke-width': 1.4, ...inked }],
  ['circle', { cx: 34, cy: 10.6, r: 9.4, fill: 'currentcolor', 'stroke-width': 2, ...inked }],
  ['path', { d: 'M40 3.600A9.400 9.400 0 0 1 29 18.600Q42 17 40 3.600Z', fill: '#3a0a30', opacity: 0.34 }],
  ['path', { d: 'M30.500 2Q34 .6 37.500 2L38.500 6H31Z', fill: '#fffdf4' }],
  [
    'path',
    {
      d: 'M34.500 6.600H42Q44.500 10.500 42.500 14.600H35Q31 11 34.500 6.600Z',
      fill: '#191534',
      'stroke-width': 1.2,
      ...inked,
    },
  ],
  ['path', { d: 'M36 8H41.200L39.500 10.800H34.800Q35 9 36 8Z', fill: '#8fd6ff' }],
  stroke('M26.800 9.500Q27.500 5.500 30 3.900', '#fff', 1.9, { opacity: 0.85 }),
  // The body: a tray, the side, and a nose that rises before the driver.
  ['path', { d: 'M10 34H78L82 40.500H12Z', fill: '#2a2440', 'stroke-width': 2, ...inked }],
  [
    'path',
    {
      d: 'M53 29Q57 17 65 14.500Q68 17 67 22Q76 26 82 34Q72 35 53 33Z',
      fill: 'currentcolor',
      'stroke-width': 2,
      ...inked,
    },
  ],
  ['path', { d: 'M65 14.500Q68 17 67 22Q76 26 82 34H71Q60 29 65 14.500Z', fill: '#3a0a30', opacity: 0.26 }],
  stroke('M57.500 26Q59.500 20 63 17.600', '#fff', 2, { opacity: 0.85 }),
  [
    'path',
    {
      d: 'M14 29Q30 25 40 28Q60 27 72 29.500Q83 32 82.500 37Q82 39.500 78 39.500H14Q11 33 14 29Z',
      fill: 'currentcolor',
      'stroke-width': 2,
      ...inked,
    },
  ],
  ['path', { d: 'M12.500 35H82.600Q83 39.500 78 39.500H14Q12.600 37 12.500 35Z', fill: '#3a0a30', opacity: 0.36 }],
  ['path', { d: 'M66 28.600L74 30.200L79 38.600H70Z', fill: '#fff3d1' }],
  stroke('M28 29Q36 28.300 38 29.500', '#fff', 1.8, { opacity: 0.85 }),
  stroke('M68 41.500H82', INK, 4.4),
  stroke('M68.500 41.300H81.500', '#f4f6fc', 2),
  ...numberOn(42, 33, 6.2, number, INK),
  ...wheel(17, 35.5, 10, 0.95),
  ...wheel(61, 37.5, 8.3, 0.9),
]
const bodyOfDuck = 'M-106-14C-96 2-74 4-54-6C-20-22 46-20 66-4C86 20 80 66 46 78H-44C-84 76-110 34-106-14Z'
const headOfDuck = { cx: 32, cy: -46, r: 50 }
/** A toy duck in the water of a channel. */
const duck = (number) => [
  ['circle', { cx: -104, cy: 60, r: 10, class: 'dust' }],
  ['circle', { cx: -126, cy: 44, r: 13, class: 'dust' }],
  ['circle', { cx: -148, cy: 62, r: 9, class: 'dust' }],
  ['path', { d: 'M64-46C84-56 108-50 112-34C100-20 80-14 60-18Z', fill: '#ff8a2e', 'stroke-width': 9, ...inked }],
  ['path', { d: 'M70-30Q92-28 106-35Q96-22 76-18Z', fill: '#c9480f' }],
  // One outline around the body and the head, so that the neck has no edge.
  ['path', { d: bodyOfDuck, fill: INK, 'stroke-width': 15, ...inked }],
  ['circle', { ...headOfDuck, fill: INK, 'stroke-width': 15, ...inked }],
  [
    'path',
    { d: 'M18-94C12-110 26-116 34-108C42-116 54-106 47-93Z', fill: 'currentcolor', 'stroke-width': 7, ...inked },
  ],
  ['path', { d: bodyOfDuck, fill: 'currentcolor' }],
  // The belly and the far edge are in the shade.
  ['path', { d: 'M66-4C86 20 80 66 46 78H-44C-70 76-90 58-101 34C-60 60 64 62 66-4Z', fill: '#3a0a30', opacity: 0.3 }],
  ['circle', { ...headOfDuck, fill: 'currentcolor' }],
  ['path', { d: 'M69-79A50 50 0 0 1 8-2C50-8 76-34 69-79Z', fill: '#3a0a30', opacity: 0.3 }],
  ['path', { d: 'M-8-66C-2-84 14-92 30-90C22-80 6-74-8-66Z', fill: '#fff', opacity: 0.85 }],
  stroke('M-96 6C-82 16-64 14-46 6', '#fff', 8, { opacity: 0.7 }),
  [
    'path',
    { d: 'M18-95C12-110 26-116 34-108C42-116 54-106 47-94Z', fill: 'currentcolor', 'stroke-width': 7, ...inked },
  ],
  ['ellipse', { cx: 46, cy: -56, rx: 14, ry: 17, fill: '#fff', 'stroke-width': 6, ...inked }],
  ['circle', { cx: 49, cy: -54, r: 8.5, fill: INK }],
  ['circle', { cx: 46, cy: -58, r: 3.2, fill: '#fff' }],
  ['ellipse', { cx: 30, cy: -26, rx: 11, ry: 8, fill: '#ff4f6a', opacity: 0.45 }],
  [
    'path',
    {
      d: 'M-80 10C-62-12-26-8-16 16C-22 42-60 50-88 28C-84 24-80 18-80 10Z',
      fill: 'currentcolor',
      'stroke-width': 6,
      ...inked,
    },
  ],
  ['path', { d: 'M-74 10C-60-6-34-4-24 12C-40 8-58 8-74 10Z', fill: '#fff', opacity: 0.6 }],
  ...numberOn(28, 30, 32, number, '#e8303f'),
  // The water before the duck.
  [
    'path',
    {
      d: 'M-110 66C-96 50-76 52-66 66C-52 52-28 54-20 66C-8 54 20 54 28 66C40 52 64 52 72 66C82 52 104 54 112 66C108 88 70 92 0 92C-70 92-106 88-110 66Z',
      fill: '#1f86d8',
      'stroke-width': 6,
      stroke: '#0f4c8a',
      'stroke-linejoin': 'round',
    },
  ],
  stroke('M-100 66Q-86 56-72 68M-54 68Q-38 58-26 69M-6 69Q8 60 20 69M40 69Q54 58 66 68', '#e8fbff', 7),
]
const puffs = [
  ['circle', { cx: 22, cy: 90, r: 11 }],
  ['circle', { cx: 4, cy: 84, r: 13 }],
  ['circle', { cx: -18, cy: 90, r: 8 }],
]
/** A horse whose poses are side by side in one image. It stands before a race, and is at a gallop after it. */
const horse = (index) => [
  drawing('0 0 130 100', puffs, 'dust'),
  element(
    'span',
    { className: `window pose-${index % 3}` },
    element('img', { src: `/sandbox/play/targets/horse-${index}.svg`, alt: '' }),
    element('b', { className: 'number', textContent: String(index + 1) }),
  ),
]
/** What runs: its shapes in the box that holds all of them, and its strides, which stay within its row. */
const runners = {
  horse: { strides: [['translateY(0)', 'translateY(-1%)'], 170] },
  kart: { box: '-2 -1 86 49', shapes: (index) => kart(index + 1), strides: [['none', 'translateY(-3%)'], 90] },
  duck: {
    box: '-118 -122 236 220',
    shapes: (index) => duck(index + 1),
    strides: [['translateY(2%) rotate(-4deg)', 'translateY(-2%) rotate(4deg)'], 260],
  },
}
const { racer } = document.body.dataset
const { box, shapes, strides } = runners[racer]
const pictureOf = (index) => (racer === 'horse' ? horse(index) : [drawing(box, shapes(index))])

/** A column of checks on the ground, wider toward the viewer, from the post at its far end. */
const finishLine = () => {
  const ROWS = 14
  const edge = (row, column) => {
    const part = row / ROWS
    return `${12 * part + column * (5 + 11 * part)} ${100 * part * (0.55 + 0.45 * part)}`
  }
  const drawn = drawing(
    '0 0 60 100',
    Array.from({ length: ROWS * 3 }, (_, index) => {
      const row = Math.floor(index / 3)
      const column = index % 3
      const corners = [edge(row, column), edge(row, column + 1), edge(row + 1, column + 1), edge(row + 1, column)]
      return ['path', { d: `M${corners.join('L')}Z`, fill: (row + column) % 2 === 0 ? '#fffdf4' : INK }]
    }),
    'line',
  )
  drawn.setAttribute('preserveAspectRatio', 'none')
  return drawn
}
/** The post of the finish: a striped pole with a round sign. */
const finishPost = () =>
  drawing(
    '-26 -4 52 124',
    [
      ['ellipse', { cx: 3, cy: 116, rx: 15, ry: 4, fill: 'rgb(20 8 20 / 45%)' }],
      ['path', { d: 'M-5 40H5V117H-5Z', fill: '#fffdf4', 'stroke-width': 3, ...inked }],
      ['path', { d: 'M-4 50H4V64H-4ZM-4 78H4V92H-4ZM-4 104H4V116H-4Z', fill: '#e8303f' }],
      ['path', { d: 'M1 41H5V116H1Z', fill: INK, opacity: 0.25 }],
      ['circle', { cx: 0, cy: 22, r: 22, fill: '#e8303f', 'stroke-width': 4, ...inked }],
      ['circle', { cx: 0, cy: 22, r: 13.5, fill: '#fffdf4', 'stroke-width': 2.5, ...inked }],
      ['circle', { cx: 0, cy: 22, r: 6, fill: '#e8303f' }],
      stroke('M-15 16Q-12 6 -2 4', '#ffb3b0', 3.4),
    ],
    'post',
  )
/** The ground, whose stripes pass below the runners, and the rail at its far side. */
const ground = () =>
  element(
    'div',
    { className: 'land', 'aria-hidden': 'true' },
    element('div', { className: 'field' }, element('div', { className: 'stripes' })),
    element('div', { className: 'rail' }),
    element('div', { className: 'finish' }, finishLine(), finishPost()),
  )
/** Flags in a row above the stand of a racecourse. */
function flags() {
  const drawn = drawing(
    '0 0 400 50',
    [24, 94, 164, 234, 304, 374].flatMap((x, index) => [
      ['path', { d: `M${x} 2V50`, class: 'pole' }],
      [
        'path',
        {
          d: `M${x} 4Q${x + 16} -1 ${x + 36} 6L${x + 30} 13L${x + 36} 22Q${x + 16} 15 ${x} 22Z`,
          class: 'flag',
          fill: ['#ffc93c', '#25b99a', '#ff6fae'][index % 3],
        },
      ],
    ]),
    'flags',
  )
  drawn.setAttribute('preserveAspectRatio', 'none')
  return drawn
}
/** Three rows of people below a roof; decoration. */
const grandstand = () => [
  ...(racer === 'horse' ? [flags()] : []),
  ...[0, 1, 2].map((row) => element('div', { className: `crowd crowd-${row}` })),
]

export function build(stage, changed) {
  let chosen
  const contenders = Array.from({ length: RACERS }, (_, index) => {
    const runner = element('span', { className: 'runner', 'aria-hidden': 'true' }, ...pictureOf(index))
    const place = element('b', { className: 'place' })
    const button = element(
      'button',
      {
        type: 'button',
        className: 'contender',
        'data-contender': index,
        'aria-pressed': 'false',
        'aria-label': say('race.racer', { number: index + 1 }),
        onclick() {
          if (button.getAttribute('aria-disabled') === 'true') return
          chosen = index
          contenders.forEach((contender, at) => contender.button.setAttribute('aria-pressed', String(at === chosen)))
          changed()
        },
      },
      element('span', { className: 'plate', textContent: String(index + 1) }),
      element('span', { className: 'way' }, runner),
      place,
    )
    return { button, runner, place }
  })
  const payouts = payTable()
  const results = lastResults()
  const spectators = element('div', { className: 'spectators', 'aria-hidden': 'true' }, ...grandstand(), host())
  const track = element(
    'div',
    { className: 'track', role: 'group', 'aria-label': say('race.choice') },
    ground(),
    ...contenders.map(({ button }) => button),
    element('div', { className: 'rail near', 'aria-hidden': 'true' }),
  )
  stage.append(
    element(
      'div',
      { className: 'course' },
      spectators,
      track,
      element('div', { className: 'board-of-results' }, payouts.list, results.box),
    ),
  )
  const clear = () => {
    spectators.classList.remove('cheering', 'passing')
    track.classList.remove('racing', 'arrived')
    for (const { runner, place } of contenders) {
      runner.classList.remove('home')
      runner.getAnimations().forEach((animation) => animation.cancel())
      place.textContent = ''
    }
  }

  return {
    prompt: say('race.prompt'),
    ask: say('race.ask'),
    action: say('race.action'),
    choice: () => (chosen === undefined ? undefined : { racer: chosen }),
    lock: (isLocked) => contenders.forEach(({ button }) => button.setAttribute('aria-disabled', String(isLocked))),
    setPays: payouts.show,
    start: clear,
    stop: clear,
    async show({ order }, { still, choice }) {
      spectators.classList.add('cheering')
      track.classList.add('arrived')
      if (!still) {
        track.classList.add('racing')
        spectators.classList.add('passing')
      }
      await Promise.all(
        order.map(async (index, rank) => {
          const { runner, place } = contenders[index]
          const start = runner.offsetLeft
          runner.style.setProperty('--behind', String(rank))
          runner.classList.add('home')
          if (!still) await run(runner, start - runner.offsetLeft, MS_OF_RACE + rank * 80)
          place.textContent = String(rank + 1)
        }),
      )
      spectators.classList.remove('cheering', 'passing')
      track.classList.remove('racing')
      results.add(String(order[0] + 1), {
        isWin: order.indexOf(choice.racer) < 2,
        color: `var(--c${order[0]})`,
      })
      return say('race.result', { first: order[0] + 1, second: order[1] + 1 })
    },
  }
}

/**
 * Runs to its place from `start`, in pixels from there, with strides, at a changing speed, which has no effect on the
 * order. Transforms move it, so that browsers do not compute the layout of the page in each frame.
 */
async function run(runner, start, duration) {
  const [[from, to], stride] = strides
  const striding = runner.lastElementChild.animate([{ transform: from }, { transform: to }], {
    duration: stride,
    direction: 'alternate',
    iterations: Infinity,
  })
  runner.classList.add('running')
  const at = (part) => `translateX(${(1 - part) * start}px)`
  try {
    await runner.animate(
      [
        { transform: at(0) },
        { transform: at(0.2 + Math.random() * 0.22), offset: 0.35 },
        { transform: at(0.52 + Math.random() * 0.22), offset: 0.7 },
        { transform: at(1) },
      ],
      { duration },
    ).finished
  } finally {
    runner.classList.remove('running')
    striding.cancel()
  }
}
