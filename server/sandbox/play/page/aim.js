import { drawing, element } from './elements.js'
import { host, lastResults, prizes } from './scenery.js'
import { targetGrid } from './targets.js'
import { say } from './texts.js'

const { ball, board } = document.body.dataset

const isCourt = board === 'court' || board === 'ring'
/** What stands on a court: hoops, goals, or cups for sports without a ball. In a booth, prizes stand on shelves. */
const set = isCourt ? ({ basketball: 'hoop', football: 'goal' }[ball] ?? 'cup') : 'prize'

/** Six ducks of one size on a pond; otherwise six different targets, the most valuable last. */
const targets = Array.from({ length: 6 }, (_, index) => ({
  name: say('aim.target', { number: index + 1 }),
  ...(board === 'pond' ? { figure: duck(index) } : { image: `/sandbox/play/targets/${set}-${index}.svg` }),
}))

export function build(stage) {
  const range = targetGrid({
    targets,
    missile: element(
      'div',
      { className: ball === undefined ? 'net' : 'shot' },
      drawing('0 0 96 96', ballShapes[ball] ?? (isCourt ? aimShapes : ringShapes)),
    ),
    label: say('aim.choice'),
    describe: (name, times) => say('aim.button', { name, times }),
  })
  let multiples = []
  const results = lastResults()
  const person = board === undefined ? host() : undefined
  stage.append(
    element(
      'div',
      { className: 'booth range' },
      isCourt ? court() : element('div', { className: 'awning' }),
      ...(board === 'pond' ? [pond()] : []),
      range.grid,
      ...(board !== undefined ? [] : [element('div', { className: 'front' }, prizes(3), person, prizes(3, 4))]),
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

const ring = { cx: 48, cy: 50, rx: 40, ry: 17 }
const ringShapes = [
  ['ellipse', { ...ring, stroke: '#4a1208', 'stroke-width': 12 }],
  ['ellipse', { ...ring, stroke: '#ff6b5e', 'stroke-width': 8 }],
  ['path', { d: 'M12 46q6-12 28-14', stroke: '#ffd9d0', 'stroke-width': 3, 'stroke-linecap': 'round' }],
]

const aimShapes = [
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

/** A duck of the fair. Its payout is written on its body. */
function duck(index) {
  const fill = `var(--c${[0, 1, 3, 4, 5, 2][index]})`
  const edge = { stroke: '#0b2233', 'stroke-width': 3, 'stroke-linejoin': 'round' }
  return drawing(
    '0 0 124 92',
    [
      ['ellipse', { cx: 60, cy: 82, rx: 58, ry: 9, fill: '#04263a', opacity: 0.35 }],
      ['path', { d: 'M104 20l17 9-18 6z', fill: '#ff8a2b', ...edge }],
      ['path', { d: 'M78 8q2-9 10-6-3 3 0 5z', fill, ...edge }],
      ['circle', { cx: 88, cy: 26, r: 20, fill, ...edge }],
      ['path', { d: 'M4 34q14 10 36 6t38-2l26 2c10 24-6 42-44 42S4 62 4 34z', fill, ...edge }],
      ['path', { d: 'M72 40q16 6 33 0', fill: 'none', stroke: fill, 'stroke-width': 7 }],
      ['circle', { cx: 94, cy: 21, r: 5.5, fill: '#fff' }],
      ['circle', { cx: 95.5, cy: 21, r: 3.2, fill: '#0b2233' }],
      ['ellipse', { cx: 84, cy: 33, rx: 5, ry: 3, fill: '#fff', opacity: 0.45 }],
      ['path', { d: 'M0 83q15-10 31 0t31 0 31 0 31 0', class: 'ripple' }],
    ],
    'duck',
  )
}

/** Reeds, lilies and lights on the water, behind the ducks. */
function pond() {
  const reeds = [10, 26, 374, 390].flatMap((x, index) => [
    ['path', { d: `M${x} 400q${index % 2 === 0 ? 6 : -6}-40 0-${78 + index * 4}`, class: 'reed' }],
    ['path', { d: `M${x} ${326 - index * 4}v-22`, class: 'cattail' }],
  ])
  const lilies = [
    [64, 384, 26],
    [330, 386, 30],
    [202, 252, 17],
    [198, 130, 15],
  ].flatMap(([x, y, r]) => [
    ['path', { d: `M${x} ${y}l${r} ${-r * 0.3}a${r} ${r * 0.42} 0 1 1-${r * 0.7}-${r * 0.1}z`, class: 'lily' }],
    ['path', { d: `M${x - 8} ${y - 3}q-1-9 4-12 4 3 4 7 0-5 4-9 4 4 4 9 1-4 5-7 4 4 2 12z`, class: 'bloom' }],
  ])
  const waves = Array.from({ length: 12 }, (_, index) => [
    'path',
    { d: `M${(index * 137) % 360} ${30 + index * 30}q10-7 20 0t20 0`, class: 'ripple' },
  ])
  const drawn = drawing('0 0 400 400', [...waves, ...lilies, ...reeds], 'pond')
  drawn.setAttribute('preserveAspectRatio', 'none')
  return drawn
}

/** The lines on the floor of a basketball or football court. */
const courtLines = [
  ['path', { d: 'M154 84L122 236H278L246 84M144 236a56 24 0 0 0 112 0', class: 'court-line' }],
  ['path', { d: 'M34 84Q24 356 200 356T366 84', class: 'court-line' }],
]

const threads = Array.from({ length: 29 }, (_, index) => `M${60 + index * 10} 80V116`).join('')
/** The half of a badminton court before its net. */
const badmintonCourt = [
  ['path', { d: 'M66 118L8 384H392L334 118ZM88 118L42 384M312 118L358 384', class: 'court-line' }],
  ['path', { d: 'M50 190H350M16 346H384M200 190V384', class: 'court-line' }],
  ['path', { d: 'M52 66V122M348 66V122', class: 'mast' }],
  ['path', { d: `M54 92H346M54 104H346${threads}`, class: 'mesh' }],
  ['path', { d: 'M52 78H348', class: 'rope' }],
]

/** The canvas of a boxing ring, its corner posts and its ropes, of which those at the sides come to the front. */
const boxingRing = [
  ['path', { d: 'M48 112H352L428 400H-28Z', class: 'canvas' }],
  ['path', { d: 'M48 112H352L356 127H44Z', class: 'edge-of-canvas' }],
  ['path', { d: 'M48 112L-28 400H-52L34 112ZM352 112L428 400H452L366 112Z', class: 'apron' }],
  ['path', { d: 'M26 196H374M0 294H400M150 127L122 400M250 127L278 400', class: 'seam' }],
  ['ellipse', { cx: 200, cy: 268, rx: 92, ry: 66, class: 'mark' }],
  ['path', { d: 'M200 214l18 38 62 4-48 24 14 42-46-22-46 22 14-42-48-24 62-4z', class: 'mark-star' }],
  ...[
    [50, 116, 'red'],
    [70, 196, 'white'],
    [92, 276, 'blue'],
  ].map(([y, front, color]) => ['path', { d: `M-10 ${front}L42 ${y}H358L410 ${front}`, class: `rope ${color}` }]),
  ...[42, 358].flatMap((x, index) => [
    ['rect', { x: x - 8, y: 32, width: 16, height: 86, rx: 4, class: 'post' }],
    ['rect', { x: x - 8, y: 32, width: 6, height: 86, rx: 3, class: 'light-of-post' }],
    ['rect', { x: x - 14, y: 40, width: 28, height: 62, rx: 7, class: `pad ${['red', 'blue'][index]}` }],
    ['path', { d: `M${x - 8} 46V96`, class: 'light-of-pad' }],
  ]),
]

/** A court on a street at night: houses, floodlights, people on a stand, boards, and a floor with lines; or a ring. */
function court() {
  const houses = [0, 52, 96, 150, 196, 250, 300, 352].flatMap((x, index) => {
    const top = 6 + ((index * 37) % 30)
    return [
      ['path', { d: `M${x} 110V${top}h48v96z`, class: 'house' }],
      ...[0, 1, 2, 3, 4, 5].flatMap((at) =>
        (at * 5 + index * 3) % 4 < 2
          ? [
              [
                'path',
                { d: `M${x + 9 + (at % 2) * 18} ${top + 10 + Math.floor(at / 2) * 16}h11v8h-11z`, class: 'window' },
              ],
            ]
          : [],
      ),
    ]
  })
  const people = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 14 }, (_, seat) => {
      const x = seat * 31 - 4 + (row % 2) * 15
      const y = 38 + row * 13
      const arms =
        (seat * 5 + row * 3) % 4 === 0
          ? `M${x - 12} ${y + 12}L${x - 14} ${y - 10}M${x + 12} ${y + 12}L${x + 15} ${y - 8}`
          : ''
      return [
        ...(arms === '' ? [] : [['path', { d: arms, class: `arm-of-fan s${(seat + row) % 4}` }]]),
        [
          'path',
          {
            d: `M${x - 14} ${y + 34}v-14q0-10 9-11a9 10 0 1 1 10 0q9 1 9 11v14z`,
            class: `seat row-${row} s${(seat * 3 + row * 2) % 4}`,
          },
        ],
      ]
    }).flat(),
  )
  const floodlights = [24, 376].flatMap((x) => [
    ['path', { d: `M${x - 16} 22L${400 - x - 130} 400H${400 - x + 130}L${x + 16} 22z`, class: 'beam' }],
    ['path', { d: `M${x} 24V80`, class: 'mast' }],
    ['rect', { x: x - 20, y: 6, width: 40, height: 22, rx: 4, class: 'boards' }],
    ...[-12, 0, 12].flatMap((dx) => [12, 22].map((cy) => ['circle', { cx: x + dx, cy, r: 3.8, class: 'lamp' }])),
  ])
  const planks = Array.from({ length: 11 }, (_, index) => [
    'path',
    { d: `M${index * 40} 84L${(index - 5) * 110 + 200} 400`, class: 'plank' },
  ])
  const stripes = Array.from({ length: 10 }, (_, index) => [
    'path',
    { d: `M${index * 40 + 6} 83l7-19h16l-7 19z`, class: `stripe s${index % 4}` },
  ])
  const drawn = drawing(
    '0 0 400 400',
    [
      ...houses,
      ...people,
      ['rect', { y: 62, width: 400, height: 22, class: 'boards' }],
      ...stripes,
      ['rect', { y: 84, width: 400, height: 316, class: 'ground-of-court' }],
      ...planks,
      ...(board === 'ring' ? boxingRing : ball === undefined ? badmintonCourt : courtLines),
      ...floodlights,
    ],
    'court',
  )
  drawn.setAttribute('preserveAspectRatio', 'none')
  return drawn
}
