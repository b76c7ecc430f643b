import { element } from './elements.js'
import { host, lastResults, prizes } from './scenery.js'
import { say } from './texts.js'

/** By the index that the server sends. */
const symbols = document.body.dataset.symbols.split(',').map((symbol) => ({
  name: say(`symbol.${symbol}`),
  image: `/sandbox/play/symbols/${symbol}.svg`,
}))
const imageOf = (index) => element('img', { src: symbols[index].image, alt: '' })

/** The cover of a field: a square of pixels, scratched with a coin of this radius. */
const SIZE = 180
const COIN = 26
/** A field is open when the coin has touched this many of its 36 parts. */
const PARTS = 6
const OPEN = 20
/** A press that moves less than this many pixels is a tap, which opens the field. */
const TAP = 6

export function build(stage) {
  let multiples = []
  /** What the server has drawn; undefined while no ticket is bought. */
  let drawn
  let done
  const fields = Array.from({ length: 6 }, (_, place) => fieldOf(place))
  const grid = element(
    'div',
    { className: 'fields', role: 'group', 'aria-label': say('scratch.fields') },
    ...fields.map(({ button }) => button),
  )
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
          element('p', { className: 'name-of-ticket', textContent: document.querySelector('h1').textContent }),
          grid,
          element('ul', { className: 'payouts-of-ticket' }, ...payouts),
        ),
      ),
      element('div', { className: 'counter' }, results.box),
    ),
  )
  scratchable(grid, (event) => {
    if (drawn !== undefined) for (const field of fields) field.scratch(event)
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
    const open = () => {
      if (canvas.hidden) return
      canvas.hidden = true
      button.setAttribute('aria-label', say('scratch.open', { number: place + 1, name: symbols[drawn[place]].name }))
      if (fields.every((field) => field.isOpen())) done()
    }
    const cover = () => {
      touched.clear()
      below.replaceChildren()
      canvas.hidden = false
      button.classList.remove('won')
      button.setAttribute('aria-label', say('scratch.covered', { number: place + 1 }))
      paintCover(canvas.getContext('2d'))
    }
    cover()
    return {
      button,
      cover,
      open,
      isOpen: () => canvas.hidden,
      put: (index) => below.replaceChildren(imageOf(index)),
      scratch({ from, to, isTap }) {
        if (canvas.hidden) return
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
    start: rest,
    stop: rest,
    async show({ fields: shown, three }, { offer }) {
      for (const [place, field] of fields.entries()) field.put(shown[place])
      drawn = shown
      grid.classList.add('ready')
      await new Promise((resolve) => {
        done = resolve
        offer({
          prompt: say('scratch.scratch'),
          action: say('scratch.all'),
          press() {
            for (const { open } of fields) open()
          },
        })
      })
      grid.classList.remove('ready')
      const isWin = three !== null && multiples[three] > 1
      for (const [place, { button }] of fields.entries()) button.classList.toggle('won', shown[place] === three)
      drawn = undefined
      person.classList.toggle('glad', isWin)
      results.add(three === null ? '–' : `×${multiples[three]}`, { isWin })
      return three !== null ? say('scratch.three', { name: symbols[three].name }) : say('scratch.none')
    },
  }
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

/** Silver with thin lines and a coin. */
function paintCover(context) {
  const circle = (radius, fill) => {
    context.fillStyle = fill
    context.beginPath()
    context.arc(SIZE / 2, SIZE / 2, radius, 0, 2 * Math.PI)
    context.fill()
  }
  context.globalCompositeOperation = 'source-over'
  const silver = context.createLinearGradient(0, 0, SIZE, SIZE)
  for (const [at, color] of ['#eceef5', '#b4b9c9', '#dfe2ec', '#9da3b6'].entries()) silver.addColorStop(at / 3, color)
  context.fillStyle = silver
  context.fillRect(0, 0, SIZE, SIZE)
  context.strokeStyle = 'rgb(255 255 255 / 45%)'
  context.lineWidth = 3
  for (let x = -SIZE; x < SIZE; x += 18) {
    context.beginPath()
    context.moveTo(x, SIZE)
    context.lineTo(x + SIZE, 0)
    context.stroke()
  }
  circle(48, '#8b91a6')
  circle(42, '#c9cddb')
  context.fillStyle = '#6f7590'
  context.font = '800 52px system-ui, sans-serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText('₱', SIZE / 2, SIZE / 2 + 3)
}
