import { baseOf, court, courtOf, missile, scoreboard } from './court.js'
import { drawing, element } from './elements.js'
import { host, lastResults, prizes } from './scenery.js'
import { targetGrid } from './targets.js'
import { say } from './texts.js'

const { board, gameId } = document.body.dataset
const isCourt = missile !== undefined
/** What stands on a court or in a ring: targets of its sport. On the shelves of a booth: those of its game. */
const set =
  { basketball: 'hoop', football: 'goal', shuttlecock: 'smash', glove: 'punch' }[missile] ??
  { 20204: 'animal', 20108: 'gift', 20208: 'balloon' }[gameId] ??
  'bottle'

/** Six ducks of one size on a pond; otherwise six different targets, the most valuable last. */
const targets = Array.from({ length: 6 }, (_, index) => ({
  name: say('aim.target', { number: index + 1 }),
  ...(board === 'pond' ? { figure: duck(index) } : { image: `/sandbox/play/targets/${set}-${index}.svg` }),
}))

export function build(stage, changed) {
  const range = targetGrid({
    targets,
    missile: element(
      'div',
      { className: missile === undefined ? 'net' : 'shot' },
      drawing('0 0 96 96', missileShapes[missile ?? set] ?? ringShapes),
    ),
    label: say('aim.choice'),
    describe: (name, times) => say('aim.button', { name, times }),
    changed,
  })
  let multiples = []
  const score = scoreboard()
  const results = lastResults()
  const person = board === undefined ? host() : undefined
  stage.append(
    element(
      'div',
      { className: 'booth range' },
      ...(isCourt ? [court(), score.box] : [element('div', { className: 'awning' })]),
      ...(board === 'pond' ? [pond()] : stands()),
      range.grid,
      ...(board !== undefined ? [] : [element('div', { className: 'front' }, prizes(2), person, prizes(2, 4))]),
      element('div', { className: 'counter' }, results.box),
    ),
  )

  return {
    prompt: say('aim.prompt'),
    ask: say('aim.ask'),
    action: say('aim.action'),
    choice: () => (range.chosen() === undefined ? undefined : { target: range.chosen() }),
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
      score.add(caught)
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

const missileShapes = {
  // A dart for balloons, whose tip is in the middle.
  balloon: [
    ['path', { d: 'M48 48l13-13', stroke: '#2b1a2b', 'stroke-width': 6, 'stroke-linecap': 'round' }],
    ['path', { d: 'M48 48l13-13', stroke: '#e4ecf8', 'stroke-width': 3, 'stroke-linecap': 'round' }],
    ['path', { d: 'M62 34l11-11', stroke: '#2b1a2b', 'stroke-width': 11, 'stroke-linecap': 'round' }],
    ['path', { d: 'M62 34l11-11', stroke: '#ffc02e', 'stroke-width': 7, 'stroke-linecap': 'round' }],
    ['path', { d: 'M72 24l3-16 10-5-1 10 10-1-5 9z', fill: '#2fd0f8', stroke: '#2b1a2b', 'stroke-width': 3 }],
  ],
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
  shuttlecock: [
    [
      'path',
      {
        d: 'M10 14l9-9 9 8 12-10 8 9 8-9 12 10 9-8 9 9-22 52H32z',
        fill: '#fff',
        stroke: '#2b1a2b',
        'stroke-width': 5,
        'stroke-linejoin': 'round',
      },
    ],
    ['path', { d: 'M21 12l16 50M37 8l7 54M59 8l-7 54M75 12L59 62', stroke: '#8e9cc8', 'stroke-width': 3.5 }],
    ['path', { d: 'M19 32q29-12 58 0M27 50q21-9 42 0', fill: 'none', stroke: '#ff9a2e', 'stroke-width': 5 }],
    ['path', { d: 'M30 64h36v10q-2 18-18 18T30 74z', fill: '#f0384e', stroke: '#2b1a2b', 'stroke-width': 5 }],
  ],
  glove: [
    [
      'path',
      {
        d: 'M26 72C8 46 10 10 42 6C70 2 86 16 84 42C84 58 78 66 72 72zM26 72h46l3 18H23z',
        fill: '#f0303f',
        stroke: '#2b1a2b',
        'stroke-width': 5,
        'stroke-linejoin': 'round',
      },
    ],
    ['path', { d: 'M28 75h43l1.500 12H26z', fill: '#fff6e6' }],
    [
      'path',
      {
        d: 'M70 40C84 24 96 40 86 54C80 64 66 70 56 62C50 56 56 50 62 48z',
        fill: '#f0303f',
        stroke: '#2b1a2b',
        'stroke-width': 5,
        'stroke-linejoin': 'round',
      },
    ],
    [
      'path',
      { d: 'M26 40Q24 20 42 15', fill: 'none', stroke: '#ffc4c0', 'stroke-linecap': 'round', 'stroke-width': 6 },
    ],
  ],
}

/** A duck of the fair, the most valuable last. Its payout is written on its body. */
function duck(index) {
  const figure = [duckling, duckWithHat, duckWithSunglasses, swan, sailor, goldenDuck][index]()
  return drawing(
    '0 -18 124 110',
    [
      ['ellipse', { cx: 60, cy: 82, rx: 58, ry: 9, fill: '#04263a', opacity: 0.35 }],
      ...figure,
      ['path', { d: 'M0 83q15-10 31 0t31 0 31 0 31 0', class: 'ripple' }],
    ],
    'duck',
  )
}

function bodyOfDuck({ main, light, shade }) {
  return [
    [
      'path',
      { d: 'M2 32C12 44 30 43 44 39C58 35 64 42 72 36L106 32C119 58 102 85 60 85C22 85 2 66 2 32Z', fill: main },
    ],
    ['path', { d: 'M5 54C11 77 30 85 60 85C98 85 116 62 108.5 37C107 60 90 73 62 73C34 73 16 68 5 54Z', fill: shade }],
    ['path', { d: 'M2 32C12 44 30 43 44 39C53 36 59 38 64 38.5C52 40 46 48 28 48C14 48 5 42 2 32Z', fill: light }],
    ['path', { d: 'M20 52C34 44 58 44 72 54C66 70 44 74 28 67C33 65 26 59 20 52Z', fill: shade }],
    ['path', { d: 'M20 49C34 41 58 41 72 51C66 66 44 69 28 63C33 61 26 56 20 49Z', fill: main }],
    ['path', { d: 'M20 49C34 41 58 41 72 51C56 46 40 47 28 54.5Q24 53 20 49Z', fill: light }],
  ]
}

function headOfDuck({ main, light, shade }) {
  return [
    ['circle', { cx: 88, cy: 25, r: 21, fill: main }],
    ['path', { d: 'M105.2 13A21 21 0 0 1 73 39.8A28 28 0 0 0 105.2 13Z', fill: shade }],
    ['path', { d: 'M70 25A18 18 0 0 1 88 7Q91 7 92 8Q79 12 74 27Q70 29 70 25Z', fill: light }],
  ]
}

function beak() {
  return [
    ['path', { d: 'M104 28Q112 36 119 31Q115 39 108 39Q102 39 101 33Z', fill: '#c9530f' }],
    ['path', { d: 'M102 20Q112 21 116 25Q121 26 123 29Q116 34 108 33Q102 33 100 30Z', fill: '#ff922e' }],
    ['path', { d: 'M103 21Q111 22 115 25.5Q109 25 102 26Z', fill: '#ffc46b' }],
  ]
}

function eyeOfDuck() {
  return [
    ['ellipse', { cx: 94, cy: 20, rx: 5.6, ry: 6.4, fill: '#fff' }],
    ['ellipse', { cx: 95.5, cy: 20.5, rx: 3.8, ry: 4.8, fill: '#1c1a2b' }],
    ['circle', { cx: 94.2, cy: 18.2, r: 1.6, fill: '#fff' }],
  ]
}

function cheek() {
  return ['ellipse', { cx: 86, cy: 32, rx: 5, ry: 3.2, fill: '#ff6f7d', opacity: 0.5 }]
}

/** A small duck with a large head and short wings. */
function duckling() {
  const [main, light, shade] = ['#ffe04a', '#fff6b0', '#eda21f']
  const larger = 'translate(-16 0) scale(1.1)'
  const head = [...headOfDuck({ main, light, shade }), ...beak(), ...eyeOfDuck(), cheek()]
  return [
    ['path', { d: 'M14 44Q26 52 44 49C54 47 60 44 64 42L98 38C110 62 94 85 60 85C30 85 14 70 14 44Z', fill: main }],
    ['path', { d: 'M17 62C24 80 36 85 60 85C91 85 108 64 100 43C98 64 84 74 60 74C38 74 26 71 17 62Z', fill: shade }],
    ['path', { d: 'M14 44Q26 52 44 49C51 47 55 46 60 45.5C50 52 42 56 30 55Q17 53 14 44Z', fill: light }],
    ['path', { d: 'M30 58Q44 48 60 58Q56 70 42 68Q44 64 36 64Q38 60 30 58Z', fill: shade }],
    ['path', { d: 'M30 56Q44 46 60 56Q56 67 42 65Q44 61 36 61Q38 58 30 56Z', fill: light }],
    ['path', { d: 'M74 10Q67 0 73-9Q74-1 77 1Q77-10 86-14Q82-5 84 1Q88-5 94-6Q90 1 90 10Z', fill: shade }],
    ['path', { d: 'M74 10Q67 0 73-9Q74-1 77 1Q77-10 86-14Q81-4 82 9Z', fill: main }],
    ...head.map(([tag, attributes]) => [tag, { ...attributes, transform: larger }]),
  ]
}

/** A red duck with a hat of straw. */
function duckWithHat() {
  const colors = { main: '#ff7566', light: '#ffb3a3', shade: '#c93a4a' }
  return [
    ...bodyOfDuck(colors),
    ...headOfDuck(colors),
    ...beak(),
    ...eyeOfDuck(),
    ['path', { d: 'M56 15Q86 4 118 8Q120 14 108 15Q84 14 62 21Q54 21 56 15Z', fill: '#b87a24' }],
    ['path', { d: 'M56 15Q70 4 88 4Q106 3 118 8Q112 11 90 12Q70 14 56 15Z', fill: '#f5cf6e' }],
    ['path', { d: 'M70 8Q69-14 86-16Q104-16 105 5Q88 10 70 8Z', fill: '#f5cf6e' }],
    ['path', { d: 'M90-15.5Q104-14 105 5Q99 7 93 7.8Q98-5 90-15.5Z', fill: '#d39a3a' }],
    ['path', { d: 'M70.5 0Q88 3 104.3-3L105 5Q88 11 70 8Z', fill: '#2f9d6b' }],
    ['path', { d: 'M74-4Q74-12 82-13M60 14Q74 8 84 8.5', class: 'straw' }],
  ]
}

/** A drake with a green head and sunglasses. */
function duckWithSunglasses() {
  const head = { main: '#1fa565', light: '#74dc92', shade: '#0b6b4a' }
  return [
    ...bodyOfDuck({ main: '#c9ced8', light: '#f4f6fa', shade: '#838da3' }),
    ['path', { d: 'M74 40Q92 48 107 36C115 58 104 76 84 82Q94 62 74 40Z', fill: '#9c5a34' }],
    ['path', { d: 'M107 36C115 58 104 76 84 82Q103 64 102 40Z', fill: '#6f3a22' }],
    ['path', { d: 'M8 40Q-1 30 8 22Q8 30 16 33Q18 38 16 42Z', fill: '#2c3350' }],
    ...headOfDuck(head),
    ['path', { d: 'M71 37Q88 50 106 36L107 42Q90 55 72 43Z', fill: '#fff' }],
    ['path', { d: 'M92 46Q100 44 106 36L107 42Q101 48 94 50Z', fill: '#bcc6d8' }],
    ...beak().map(([tag, { d }], index) => [tag, { d, fill: ['#b98a12', '#f7c92f', '#ffeb94'][index] }]),
    ['path', { d: 'M68 17L84 13L112 12V17L68 21Z', fill: '#16182a' }],
    ['path', { d: 'M79 13H97Q99 28 88 28Q79 27 79 13ZM99 13H113Q115 26 107 26Q99 25 99 13Z', fill: '#16182a' }],
    ['path', { d: 'M82 15H90L85 24Q82 21 82 15ZM101.5 15H107L104 22Q101.5 20 101.5 15Z', fill: '#6c8dff' }],
  ]
}

/** A white swan with a long neck and raised feathers. */
function swan() {
  const [white, shade, deep] = ['#fffdf8', '#c3d3ea', '#93aacd']
  return [
    ['path', { d: 'M2 36Q20 50 56 46L104 54C108 74 92 85 62 85C24 85 4 66 2 36Z', fill: white }],
    ['path', { d: 'M6 56C12 76 32 85 62 85C92 85 108 74 104 54C100 68 86 74 62 74C36 74 16 69 6 56Z', fill: shade }],
    [
      'path',
      {
        d: 'M92 78C110 54 84 42 80 26C76 6 86-10 100-11C112-12 115 0 108 4C100 2 93 10 95 20C98 34 126 52 92 82Z',
        fill: white,
      },
    ],
    [
      'path',
      {
        d: 'M92 82C116 58 88 38 88 20C88 9 94 1 102 3Q106 4 108 4C100 2 93 10 95 20C98 34 126 52 92 82Z',
        fill: shade,
      },
    ],
    [
      'path',
      { d: 'M6 24Q8 12 16 6Q18 18 28 22Q28 8 40 2Q42 20 54 26Q74 36 76 54Q58 68 36 62Q10 54 6 24Z', fill: shade },
    ],
    [
      'path',
      { d: 'M6 24Q8 12 16 6Q18 18 28 22Q28 8 40 2Q42 20 54 26Q66 32 72 42Q50 58 30 49Q10 42 6 24Z', fill: white },
    ],
    ['path', { d: 'M28 22Q30 34 42 40M16 6Q12 28 30 40', fill: 'none', stroke: deep, 'stroke-width': 2 }],
    ['path', { d: 'M108-7Q118-3 123 5Q116 9 107 4Z', fill: '#ff922e' }],
    ['path', { d: 'M107 4Q113 3 123 5Q116 9 107 4Z', fill: '#c9530f' }],
    ['path', { d: 'M102-5Q108-11 111-6Q109 0 108 4Q104 0 102-5Z', fill: '#22203a' }],
    ['circle', { cx: 99, cy: -3.5, r: 2.6, fill: '#22203a' }],
    ['circle', { cx: 98.3, cy: -4.3, r: 0.9, fill: '#fff' }],
  ]
}

/** A pink duck with the cap and the collar of a sailor. */
function sailor() {
  const colors = { main: '#f79bd0', light: '#ffd3ec', shade: '#c45aa0' }
  return [
    ...bodyOfDuck(colors),
    ...headOfDuck(colors),
    ['path', { d: 'M69 36Q88 50 108 35L110 44Q104 50 98 50L94 58L89 51Q76 50 66 43Z', fill: '#24458f' }],
    ['path', { d: 'M96 45Q103 42 108 35L110 44Q104 50 98 50Z', fill: '#16295f' }],
    ['path', { d: 'M69 41Q89 52 108 40', fill: 'none', stroke: '#fff', 'stroke-width': 1.8 }],
    ['path', { d: 'M94 48L87 62L95 57L101 63L98 48Z', fill: '#e5383f' }],
    ...beak(),
    ...eyeOfDuck(),
    cheek(),
    ['path', { d: 'M66 4Q62-10 76-14Q92-19 104-12Q113-8 107 4Q86-2 66 4Z', fill: '#fffdf8' }],
    ['path', { d: 'M98-14.5Q113-9 107 4Q102 2 96 1.3Q103-6 98-14.5Z', fill: '#c3d3ea' }],
    ['path', { d: 'M67 3Q87-5 107 3L106 11Q87 4 68 12Z', fill: '#24458f' }],
    ['path', { d: 'M97 .5Q103 1.5 107 3L106 11Q102 9 97 8.2Z', fill: '#16295f' }],
    ['path', { d: 'M68 11Q58 14 56 24L61 22L64 26Q66 17 71 11Z', fill: '#24458f' }],
    ['circle', { cx: 90, cy: 3.5, r: 3, fill: '#f5c342' }],
  ]
}

/** A duck of gold with a crown, before rays of light. */
function goldenDuck() {
  const colors = { main: '#f8b91e', light: '#fff0a0', shade: '#b86a0a' }
  const rays = Array.from({ length: 7 }, (_, index) => [
    'path',
    { d: 'M60 50L54-13H66Z', transform: `rotate(${index * 22.5 - 67.5} 60 50)`, class: 'ray-of-gold' },
  ])
  return [
    ...rays,
    ...bodyOfDuck(colors),
    ...headOfDuck(colors),
    ...beak().map(([tag, { d }], index) => [tag, { d, fill: ['#a8330c', '#f2672a', '#ffb07a'][index] }]),
    ...eyeOfDuck(),
    ['path', { d: 'M69 9L64-12L77-4L87-17L97-5L110-13L106 8Q88 3 69 9Z', fill: '#ffd84a' }],
    ['path', { d: 'M87-17L97-5L110-13L106 8Q98 5.5 89 5.6Z', fill: '#e09a16' }],
    ['path', { d: 'M69 9Q88 2 106 8L105.5 13Q88 7 69.5 14Z', fill: '#a8560a' }],
    ['path', { d: 'M84-2L88-6L92-1L88 3.5Z', fill: '#f0344e' }],
    ['circle', { cx: 75, cy: 2.5, r: 2.6, fill: '#3cc2f0' }],
    ['circle', { cx: 101, cy: 1.5, r: 2.6, fill: '#3cc2f0' }],
    ...[
      [64, -12],
      [87, -15.5],
      [110, -13],
    ].map(([cx, cy]) => ['circle', { cx, cy, r: 2.6, fill: '#fffbe0' }]),
    [
      'path',
      {
        d: 'M14 8l2.5 8 8 2.5-8 2.5-2.5 8-2.5-8-8-2.5 8-2.5zM46 14l1.6 5 5 1.6-5 1.6-1.6 5-1.6-5-5-1.6 5-1.6z',
        fill: '#fffbe0',
      },
    ],
  ]
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

/*
 * The prizes of a booth stand on shelves before curtains. Shelves and curtains are seen from one place: the lines of the
 * treads meet at one point above the board, and what is farther away is smaller by its distance. The distance of the
 * lowest shelf is 1; the style sheet knows the distances too.
 */
const EYE = { x: 200, y: -110 }
/** The depth of a step. */
const DEPTH = 0.15
const shown = (x, distance) => (EYE.x + x / distance).toFixed(1)
/** A shape with corners at the two ends of a step: half the width, the height and the distance of each. */
const span = (...corners) => `M${corners.map(([x, y, distance]) => `${shown(x, distance)} ${y.toFixed(1)}`).join('L')}Z`

/** A step: its tread, and its front down to the next step. */
function step(row, rows) {
  const distance = 1 + (rows - 1 - row) * DEPTH
  const front = baseOf('booth', rows, row)
  const at = (farther) => EYE.y + ((front - EYE.y) * distance) / (distance + farther)
  const next = row === rows - 1 ? front + 100 : baseOf('booth', rows, row + 1)
  const foot = row === rows - 1 ? next : EYE.y + ((next - EYE.y) * (distance - DEPTH)) / distance
  const tread = (from, to, near, far) =>
    span(
      [from, at(near), distance + near],
      [to, at(near), distance + near],
      [to, at(far), distance + far],
      [from, at(far), distance + far],
    )
  const face = (from, to, top, bottom) =>
    span([from, top, distance], [to, top, distance], [to, bottom, distance], [from, bottom, distance])
  const places = [-200, -150, -100, -50, 0, 50, 100, 150]
  return [
    ['path', { d: tread(-200, 200, 0, DEPTH), class: 'tread' }],
    ['path', { d: places.map((from) => tread(from, from + 25, 0, DEPTH)).join(''), class: 'strip' }],
    ['path', { d: tread(-200, 200, DEPTH * 0.78, DEPTH), class: 'corner-of-step' }],
    [
      'path',
      {
        d: tread(-192, 192, 0.012, 0.02) + tread(-192, -188, 0.012, DEPTH) + tread(188, 192, 0.012, DEPTH),
        class: 'line-of-step',
      },
    ],
    ['path', { d: face(-200, 200, front, foot), class: 'riser' }],
    [
      'path',
      {
        d: places
          .filter((from) => from % 100 === 0)
          .map((from) => face(from, from + 50, front, foot))
          .join(''),
        class: 'panel',
      },
    ],
    ['path', { d: face(-200, 200, foot - (foot - front) * 0.3, foot), class: 'foot-of-step' }],
    ['path', { d: face(-200, 200, front + 4, front + 10), class: 'corner-of-step' }],
    ['path', { d: face(-200, 200, front - 1, front + 4), class: 'nosing' }],
    ['path', { d: face(-200, 200, front - 1, front + 0.5), class: 'light-of-nosing' }],
  ]
}

/** The curtains at both sides of a booth, which lead to its back wall, and a string of flags. */
const curtains = (rows) => [
  ...[-1, 1].flatMap((side) =>
    [0, 1, 2, 3].map((fold) => {
      const [near, far] = [fold, fold + 1].map((at) => 1 + ((rows * DEPTH) / 4) * at)
      const end = rows * 100
      return [
        'path',
        {
          d: span([200 * side, -60, near], [200 * side, end, near], [200 * side, end, far], [200 * side, -60, far]),
          class: `fold f${fold % 2}`,
        },
      ]
    }),
  ),
  ['path', { d: 'M30 0Q115 26 200 6Q285 26 370 0', class: 'string' }],
  ...Array.from({ length: 12 }, (_, each) => {
    const x = 46 + each * 28
    const share = ((x - 30) % 170) / 170
    const y = 52 * share * (1 - share) + (x < 200 ? 6 * share : 6 * (1 - share)) - 1
    return ['path', { d: `M${x - 9} ${y.toFixed(1)}h18l-9 15z`, class: `stripe s${each % 4}` }]
  }),
]

/** The shelves of a booth, or the floor of a court, in two or three rows. The style sheet shows the one that fits. */
const stands = () =>
  [2, 3].map((rows) => {
    const drawn = drawing(`0 0 400 ${rows * 100}`, isCourt ? courtOf(rows) : boothOf(rows), `stand rows-${rows}`)
    drawn.setAttribute('preserveAspectRatio', 'none')
    return drawn
  })

function boothOf(rows) {
  return [...curtains(rows), ...Array.from({ length: rows }, (_, row) => step(row, rows)).flat()]
}
