import { drawing, element, sign } from './elements.js'
import { host, lastResults, prizes } from './scenery.js'
import { say } from './texts.js'

/** By the index that the server sends. */
const symbols = document.body.dataset.symbols.split(',').map((symbol) => ({
  name: say(`symbol.${symbol}`),
  image: `/sandbox/play/symbols/${symbol}.svg`,
}))
const imageOf = (index) => element('img', { src: symbols[index].image, alt: '' })

/** The ticket of a game looks like that of its cover: what is printed below the foil, and the emblem of the coin. */
const looks = {
  12102: { scene: island, emblem: 'sun' },
  12202: { scene: beach, emblem: 'sun' },
  12103: { scene: rays('#a3123a', '#c81f45', '#ffcf4d'), emblem: 'cross' },
  12203: { scene: rays('#6a1f63', '#85307a', '#ffd76b'), emblem: 'star' },
}
const { scene, emblem } = looks[document.body.dataset.gameId] ?? looks[12203]

/** The foil of a field: a square of pixels, scratched with a coin of this radius. */
const SIZE = 180
const COLUMNS = 3
const ROWS = 2
const COIN = 26
/** A field is open when the coin has touched this many of its 36 parts. */
const PARTS = 6
const OPEN = 20
/** The way of the coin that opens a field. Foil is left at the edges. */
const WAY = [
  [36, 34],
  [146, 36],
  [32, 72],
  [150, 74],
  [30, 108],
  [148, 110],
  [38, 146],
  [144, 144],
]
const MS_OF_WAY = 420
/** A press that moves less than this many pixels is a tap, which opens the field. */
const TAP = 6

export function build(stage) {
  let multiples = []
  /** What the server has drawn; undefined while no ticket is bought. */
  let drawn
  let done
  let isStill = false
  const fields = Array.from({ length: 6 }, (_, place) => fieldOf(place))
  const grid = element(
    'div',
    { className: 'fields', role: 'group', 'aria-label': say('scratch.fields') },
    drawing(`0 0 ${COLUMNS * 100} ${ROWS * 100}`, scene(), 'scene'),
    ...fields.map(({ button }) => button),
  )
  const coin = drawing('-50 -50 100 100', coinOf(emblem), 'coin')
  const payouts = symbols.map(({ name }, index) =>
    element('li', {}, imageOf(index), element('span', { className: 'hidden', textContent: name }), element('b')),
  )
  const results = lastResults()
  const person = host()
  stage.append(
    element(
      'div',
      { className: 'booth stall kiosk' },
      element('div', { className: 'awning' }),
      element('div', { className: 'front' }, prizes(2), person, prizes(2, 4)),
      element(
        'div',
        { className: 'space-of-ticket' },
        element(
          'div',
          { className: 'scratch-ticket' },
          element(
            'div',
            { className: 'head-of-ticket' },
            stars(sign === '' ? 5 : 3),
            nameOfTicket(document.querySelector('h1').textContent),
            ...(sign === ''
              ? []
              : [element('img', { className: 'subject', src: sign, alt: '', width: 212, height: 212 })]),
          ),
          element('div', { className: 'panel-of-ticket' }, grid, coin),
          element('ul', { className: 'payouts-of-ticket' }, ...payouts),
        ),
      ),
      element('div', { className: 'counter' }, results.box),
    ),
  )
  /** Puts the coin at a place on the page; without one it lies beside the fields. */
  const putCoin = (at) => {
    const box = grid.getBoundingClientRect()
    coin.classList.toggle('held', at !== undefined)
    coin.style.left = at === undefined ? '' : `${((at[0] - box.left) / box.width) * 100}%`
    coin.style.top = at === undefined ? '' : `${((at[1] - box.top) / box.height) * 100}%`
  }
  scratchable(grid, (event) => {
    if (drawn === undefined) return
    putCoin(event.to)
    for (const field of fields) field.scratch(event)
  })

  function fieldOf(place) {
    const canvas = element('canvas', { width: SIZE, height: SIZE })
    const below = element('div', { className: 'below' })
    const button = element(
      'button',
      {
        type: 'button',
        // A pointer scratches, or taps; keyboards and screen readers press.
        onclick: ({ detail }) => detail === 0 && drawn !== undefined && open(),
      },
      below,
      canvas,
    )
    const touched = new Set()
    let isOpen = false
    const open = () => {
      if (isOpen) return
      isOpen = true
      wipe(canvas.getContext('2d'), isStill)
      button.classList.add('open')
      button.setAttribute('aria-label', say('scratch.open', { number: place + 1, name: symbols[drawn[place]].name }))
      if (fields.every((field) => field.isOpen())) done()
    }
    const cover = () => {
      touched.clear()
      below.replaceChildren()
      isOpen = false
      button.classList.remove('won', 'open')
      button.setAttribute('aria-label', say('scratch.covered', { number: place + 1 }))
      paintFoil(canvas.getContext('2d'), place)
    }
    cover()
    return {
      button,
      cover,
      open,
      isOpen: () => isOpen,
      center() {
        const { left, top, width, height } = button.getBoundingClientRect()
        return [left + width / 2, top + height / 2]
      },
      put: (index) => below.replaceChildren(imageOf(index)),
      scratch({ from, to, isTap }) {
        if (isOpen) return
        const box = canvas.getBoundingClientRect()
        const at = ([x, y]) => [((x - box.left) / box.width) * SIZE, ((y - box.top) / box.height) * SIZE]
        const [start, end] = [at(from), at(to)]
        if (isTap) {
          if (end.every((value) => value >= 0 && value <= SIZE)) open()
          return
        }
        rub(canvas.getContext('2d'), start, end)
        for (const part of partsOn(start, end)) touched.add(part)
        if (touched.size >= OPEN) open()
      },
    }
  }
  const rest = () => {
    drawn = undefined
    person.classList.remove('glad')
    grid.classList.remove('three')
    putCoin()
    for (const { cover } of fields) cover()
  }

  return {
    prompt: say('scratch.prompt'),
    action: say('scratch.action'),
    choice: () => ({}),
    setPays(pays) {
      multiples = pays.map(({ times }) => times)
      for (const [index, times] of multiples.entries()) payouts[index].lastElementChild.textContent = `×${times}`
    },
    lock: () => {
      for (const { button } of fields) button.setAttribute('aria-disabled', String(drawn === undefined))
    },
    start({ still }) {
      isStill = still
      rest()
    },
    stop: rest,
    async show({ fields: shown, three }, { offer, wait }) {
      for (const [place, field] of fields.entries()) field.put(shown[place])
      drawn = shown
      grid.classList.add('ready')
      await new Promise((resolve) => {
        done = resolve
        offer({
          prompt: say('scratch.scratch'),
          action: say('scratch.all'),
          async press() {
            for (const { open, center, isOpen } of fields) {
              if (isOpen()) continue
              if (!isStill) putCoin(center())
              open()
              if (!isStill) await wait(MS_OF_WAY / 2)
            }
          },
        })
      })
      grid.classList.remove('ready')
      if (!isStill) await wait(MS_OF_WAY)
      putCoin()
      grid.classList.toggle('three', three !== null)
      const isWin = three !== null && multiples[three] > 1
      for (const [place, { button }] of fields.entries()) button.classList.toggle('won', shown[place] === three)
      drawn = undefined
      person.classList.toggle('glad', isWin)
      results.add(three === null ? '–' : `×${multiples[three]}`, { isWin })
      return three !== null ? say('scratch.three', { name: symbols[three].name }) : say('scratch.none')
    },
  }
}

/** The name in the letters of the cover, or in those of the page. */
function nameOfTicket(name) {
  const { lettering } = document.body.dataset
  return lettering === ''
    ? element('p', { className: 'name-of-ticket', textContent: name })
    : element('img', { className: 'letters', src: lettering, alt: name, width: 320, height: 62 })
}

/** Follows a pointer that is pressed on `grid`. Calls `move` with the way since the last event, or with a tap. */
function scratchable(grid, move) {
  let last
  let way = 0
  grid.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary) return
    last = [event.clientX, event.clientY]
    way = 0
    grid.setPointerCapture(event.pointerId)
  })
  grid.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (last === undefined) return
    const to = [clientX, clientY]
    way += Math.hypot(to[0] - last[0], to[1] - last[1])
    move({ from: last, to, isTap: false })
    last = to
  })
  grid.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (last !== undefined && way < TAP) move({ from: last, to: [clientX, clientY], isTap: true })
    last = undefined
  })
  grid.addEventListener('pointercancel', () => (last = undefined))
}

/** Removes the cover along the way of the coin. */
function rub(context, [fromX, fromY], [toX, toY]) {
  context.globalCompositeOperation = 'destination-out'
  context.lineCap = 'round'
  context.lineWidth = COIN * 2
  context.beginPath()
  context.moveTo(fromX, fromY)
  context.lineTo(toX, toY)
  context.stroke()
}

/** The parts of a field that the coin touches on its way. */
function* partsOn([fromX, fromY], [toX, toY]) {
  const part = SIZE / PARTS
  const steps = Math.ceil(Math.hypot(toX - fromX, toY - fromY) / (COIN / 2)) + 1
  for (let step = 0; step <= steps; step++) {
    const x = fromX + ((toX - fromX) * step) / steps
    const y = fromY + ((toY - fromY) * step) / steps
    for (let row = 0; row < PARTS; row++)
      for (let column = 0; column < PARTS; column++)
        if (Math.hypot((column + 0.5) * part - x, (row + 0.5) * part - y) < COIN) yield row * PARTS + column
  }
}

/** Removes the foil of a field along the way of the coin, which takes a while unless `isStill`. */
function wipe(context, isStill) {
  const steps = WAY.slice(1).map((to, index) => [WAY[index], to])
  if (isStill) {
    for (const [from, to] of steps) rub(context, from, to)
    return
  }
  const startedAt = performance.now()
  let done = 0
  const go = (now) => {
    const due = Math.min(steps.length, Math.ceil(((now - startedAt) / MS_OF_WAY) * steps.length))
    for (; done < due; done++) rub(context, ...steps[done])
    if (done < steps.length) requestAnimationFrame(go)
  }
  requestAnimationFrame(go)
}

/** The corners of a star with five points. */
const cornersOfStar = (x, y, r) =>
  Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    const reach = index % 2 === 0 ? r : r * 0.46
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
const pathOfStar = (x, y, r) =>
  `M${cornersOfStar(x, y, r)
    .map((corner) => corner.map((each) => each.toFixed(1)).join(' '))
    .join('L')}Z`

/** Where the foil of the ticket has stars, in fields, with their sizes. They continue from field to field. */
const starsOfFoil = [
  [0.2, 0.25, 15],
  [0.72, 0.5, 21],
  [0.3, 0.82, 18],
  [1.22, 0.3, 19],
  [1.62, 0.74, 15],
  [1.1, 1, 20],
  [2.14, 0.24, 16],
  [2.7, 0.42, 22],
  [2.2, 0.86, 17],
  [0.62, 1.3, 18],
  [0.2, 1.72, 20],
  [1.5, 1.4, 22],
  [1.84, 1.8, 15],
  [1.02, 1.76, 16],
  [2.46, 1.34, 19],
  [2.8, 1.78, 18],
]

/** A part of the silver foil, whose light and stars go over the whole ticket. */
function paintFoil(context, place) {
  const [column, row] = [place % COLUMNS, Math.floor(place / COLUMNS)]
  context.globalCompositeOperation = 'source-over'
  context.setTransform(1, 0, 0, 1, -column * SIZE, -row * SIZE)
  const silver = context.createLinearGradient(0, 0, COLUMNS * SIZE, ROWS * SIZE)
  for (const [at, color] of [
    [0, '#f4f6fb'],
    [0.16, '#c3c9d8'],
    [0.34, '#eef0f7'],
    [0.52, '#aab1c4'],
    [0.7, '#e6e9f2'],
    [0.86, '#b4bacb'],
    [1, '#dde1ec'],
  ])
    silver.addColorStop(at, color)
  context.fillStyle = silver
  context.fillRect(column * SIZE, row * SIZE, SIZE, SIZE)
  for (const [x, y, r] of starsOfFoil)
    for (const [dx, color] of [
      [2.5, 'rgb(98 106 134 / 45%)'],
      [0, 'rgb(250 251 255 / 85%)'],
    ]) {
      context.fillStyle = color
      context.fill(new Path2D(pathOfStar(x * SIZE + dx, y * SIZE + dx, r)))
    }
  // The fields are marked by dashes at their edges.
  context.setLineDash([10, 10])
  context.lineWidth = 4
  context.strokeStyle = 'rgb(92 99 126 / 60%)'
  context.strokeRect(column * SIZE, row * SIZE, SIZE, SIZE)
  context.setLineDash([])
  context.setTransform(1, 0, 0, 1, 0, 0)
}

const fill = (d, color) => ['path', { d, fill: color }]
const disc = (cx, cy, r, color) => ['circle', { cx, cy, r, fill: color }]
const line = (d, color, width) => [
  'path',
  { d, fill: 'none', stroke: color, 'stroke-linecap': 'round', 'stroke-width': width },
]

/** A row of stars. */
function stars(count) {
  const shapes = Array.from({ length: count }, (_, index) => index * 50 + 25).flatMap((x) => [
    fill(pathOfStar(x, 26, 20), '#7d0f3c'),
    fill(pathOfStar(x, 23, 20), '#ffe98f'),
    fill(pathOfStar(x - 1, 21, 11), '#fff8d2'),
  ])
  return drawing(`0 0 ${count * 50} 44`, shapes, 'stars')
}

/** A coin of gold with an emblem. */
function coinOf(name) {
  const spikes = Array.from({ length: 8 }, (_, index) => [
    'path',
    { d: 'M0-25L5-15H-5Z', fill: '#8a5208', transform: `rotate(${index * 45})` },
  ])
  const emblems = {
    sun: [...spikes, disc(0, 0, 11, '#8a5208')],
    star: [fill(pathOfStar(0, 0, 24), '#8a5208'), fill(pathOfStar(-1, -2, 22), '#fff0a8')],
    cross: [fill('M0-24L7-7L24 0L7 7L0 24L-7 7L-24 0L-7-7Z', '#8a5208')],
  }
  return [
    disc(3, 6, 43, 'rgb(40 10 20 / 40%)'),
    disc(0, 0, 44, '#5b3203'),
    disc(0, 0, 40.5, '#e9a31f'),
    ['path', { d: 'M-40 4A40 40 0 0 1 34-22A44 44 0 0 0-40 4Z', fill: '#fff3b0' }],
    disc(0, 0, 33, '#a8690c'),
    disc(0, 0, 30.5, '#f8c63c'),
    ...emblems[name],
    line('M-22-14Q-16-24-6-27', '#fff8d6', 4),
  ]
}

/** An island with a palm in the sea. */
function island() {
  const leaf = (d, turn, size = 1) => [
    ['path', { d, fill: '#0f7a45', transform: `translate(166 62) rotate(${turn}) scale(${size})` }],
    [
      'path',
      {
        d: 'M2-2Q20-15 44-2Q22-8 2-2Z',
        fill: '#3fc069',
        transform: `translate(166 62) rotate(${turn}) scale(${size})`,
      },
    ],
  ]
  return [
    fill('M0 0H300V200H0Z', '#2499ec'),
    fill('M0 36Q150 20 300 40V200H0Z', '#46b4f2'),
    fill('M0 76Q150 62 300 78V200H0Z', '#8ad8f6'),
    disc(76, 44, 30, '#ffe9a0'),
    disc(76, 44, 23, '#fff8d6'),
    fill('M226 62a13 13 0 0 1 8-24 18 18 0 0 1 33-3 14 14 0 0 1 12 27z', '#fff'),
    fill('M12 96a10 10 0 0 1 6-18 14 14 0 0 1 26-2 11 11 0 0 1 10 20z', '#f2fbff'),
    fill('M0 112H300V200H0Z', '#19aebf'),
    fill('M0 112H300V122Q150 116 0 124Z', '#6fdfdc'),
    fill('M0 152Q80 140 150 152T300 150V200H0Z', '#0f8fb4'),
    fill('M84 132Q120 112 170 110Q230 110 262 134Q180 146 84 132Z', '#f4cf7c'),
    fill('M84 132Q180 142 262 134Q250 142 180 143Q110 142 84 132Z', '#c98f4a'),
    fill('M118 118Q140 102 178 104Q214 104 232 120Q176 112 118 118Z', '#4db24e'),
    ['path', { d: 'M172 112Q164 86 168 62', fill: 'none', stroke: '#6d3a16', 'stroke-width': 9 }],
    ['path', { d: 'M170 112Q162 86 166 62', fill: 'none', stroke: '#a8622b', 'stroke-width': 4 }],
    ...[-8, 30, -150, 172, -95, -42].flatMap((turn, index) =>
      leaf('M0 0Q20-18 52-4Q44 2 36 2Q20-4 0 6Z', turn, index < 2 ? 1.05 : 0.95),
    ),
    disc(164, 66, 5, '#7a431b'),
    disc(172, 67, 5, '#8f5325'),
    ...[
      [18, 150],
      [70, 172],
      [214, 160],
      [256, 184],
      [140, 186],
    ].map(([x, y]) => line(`M${x} ${y}q9-8 18 0t18 0`, '#e9fdff', 4)),
  ]
}

/** A beach with an umbrella. */
function beach() {
  return [
    fill('M0 0H300V200H0Z', '#2f9fea'),
    fill('M0 50Q150 34 300 52V200H0Z', '#8fd9f5'),
    disc(70, 46, 28, '#ffe9a0'),
    disc(70, 46, 21, '#fff8d6'),
    fill('M20 84a10 10 0 0 1 6-18 14 14 0 0 1 26-2 11 11 0 0 1 10 20z', '#fff'),
    fill('M0 96H300V140H0Z', '#1f9fd0'),
    fill('M0 96H300V104Q150 100 0 108Z', '#77dcea'),
    fill('M0 132Q80 118 150 130T300 126V200H0Z', '#fff5dc'),
    fill('M0 138Q80 124 150 136T300 132V200H0Z', '#f2cc80'),
    fill('M0 172Q150 160 300 170V200H0Z', '#dfae5c'),
    line('M196 54L214 172', '#8f5325', 7),
    fill('M118 84Q130 20 196 16Q262 22 274 76Q240 66 222 78Q196 66 172 82Q146 70 118 84Z', '#fff3e0'),
    fill('M118 84Q130 20 196 16Q150 40 146 77Q130 74 118 84Z', '#ee3b52'),
    fill('M172 82Q174 36 196 16Q214 36 222 78Q196 66 172 82Z', '#ee3b52'),
    fill('M249 70Q244 34 196 16Q262 22 274 76Q262 70 249 70Z', '#c9263f'),
    disc(196, 15, 6, '#ffd23f'),
    fill(pathOfStar(50, 178, 15), '#ff7a4a'),
  ]
}

/** Rays from the middle, with a glow and small stars. */
function rays(dark, light, gold) {
  return () => [
    fill('M0 0H300V200H0Z', dark),
    ...Array.from({ length: 12 }, (_, index) => [
      'path',
      { d: 'M0 0L-40-260H40Z', fill: light, transform: `translate(150 100) rotate(${index * 30})` },
    ]),
    ['circle', { cx: 150, cy: 100, r: 74, fill: gold, opacity: 0.22 }],
    ['circle', { cx: 150, cy: 100, r: 44, fill: gold, opacity: 0.25 }],
    ...[
      [30, 30],
      [268, 34],
      [40, 168],
      [262, 166],
      [150, 24],
      [150, 178],
    ].map(([x, y]) => fill(pathOfStar(x, y, 11), gold)),
  ]
}
