import { element } from './elements.js'
import { say } from './texts.js'
import { at, ring, turningWheel } from './turning-wheel.js'

/** The pockets in the order of the wheel. Red and black alternate. */
const pockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]
const colorOf = (number) => {
  const index = pockets.indexOf(number)
  return index === 0 ? 'green' : index % 2 === 1 ? 'red' : 'black'
}
const colors = { red: say('roulette.red'), black: say('roulette.black'), green: say('roulette.green') }
const halves = { red: colors.red, black: colors.black, odd: say('roulette.odd'), even: say('roulette.even') }

/** The number of pieces of wood inside the pockets. */
const WOOD = 12
/** The game whose cover shows a rose on the wheel. */
const ROSAS_ROULETTE = '17102'

const turret = [
  ['path', { d: 'M200 138L212 188L262 200L212 212L200 262L188 212L138 200L188 188Z', class: 'turret' }],
  ['path', { d: 'M200 138V200H138L188 188ZM262 200H200V262L212 212Z', class: 'light-of-turret' }],
  ['circle', { cx: 200, cy: 200, r: 24, class: 'brass light' }],
  ['circle', { cx: 200, cy: 200, r: 14, class: 'knob' }],
]

/** A rose from above: leaves, three rings of petals, and the petals that are still closed. */
function rose() {
  const turned = (count, start, draw) =>
    Array.from({ length: count }, (_, each) => draw(`rotate(${start + (each * 360) / count} 200 200)`)).flat()
  const petals = (count, start, height, fill) => {
    const [top, side] = [200 - height, 200 - height * 0.5]
    const d = `M200 200C${top} ${side} ${200 - height * 0.7} ${top} 200 ${top}S${200 + height} ${side} 200 200Z`
    return turned(count, start, (transform) => [['path', { d, fill, transform, class: 'petal' }]])
  }
  return [
    ...turned(5, 36, (transform) => [
      ['path', { d: 'M200 160C176 140 182 116 200 100C218 116 224 140 200 160Z', class: 'leaf', transform }],
      ['path', { d: 'M200 150V112', class: 'vein', transform }],
    ]),
    ...petals(5, 0, 68, '#b3123f'),
    ...petals(5, 36, 56, '#d81f50'),
    ...petals(4, 10, 42, '#ee3d6b'),
    ['circle', { cx: 200, cy: 200, r: 24, fill: '#d81f50', class: 'petal' }],
    ['path', { d: 'M184 200a16 16 0 1 1 22 15M193 207a9 9 0 1 1 15-7', class: 'closed-petals' }],
  ]
}

/** Half of the angle of a pocket. */
const HALF = 180 / pockets.length
/** The pocket below the mark, and the other pockets. The wheel always stops so, hence they do not turn. */
const stopped = ring(-HALF, HALF, 112, 186)
const others = ring(HALF, 180, 112, 186) + ring(180, 360 - HALF, 112, 186)

/** The wooden rim of the bowl in the light of the room, with studs of brass. */
const rim = [
  ['circle', { cx: 200, cy: 200, r: 192, class: 'rim' }],
  ['circle', { cx: 200, cy: 200, r: 193, class: 'rim-wood' }],
  ['path', { d: `M${at(-84, 195)}A195 195 0 0 1 ${at(14, 195)}`, class: 'light-of-rim' }],
  ['path', { d: `M${at(112, 190)}A190 190 0 0 1 ${at(178, 190)}`, class: 'light-of-rim dim' }],
  ['circle', { cx: 200, cy: 200, r: 185, class: 'line-of-rim' }],
  ['circle', { cx: 200, cy: 200, r: 199.5, class: 'line-of-rim' }],
  ...Array.from({ length: 8 }, (_, each) => [
    'path',
    { d: 'M200 2.500l4 4.500-4 4.500-4-4.500z', class: 'stud', transform: `rotate(${22.5 + each * 45} 200 200)` },
  ]),
]

/** A ball with its shadow and its light, which circles the wheel as one. */
const ball = [
  ['ellipse', { cx: 205, cy: 78, rx: 13, ry: 11, class: 'ball shade-of-ball' }],
  ['circle', { cx: 200, cy: 71, r: 13.5, class: 'ball white-ball' }],
  ['path', { d: 'M211 64a13.500 13.500 0 0 1-20 17a15 15 0 0 0 20-17z', class: 'ball dark-of-ball' }],
  ['ellipse', { cx: 195.5, cy: 65.5, rx: 4.4, ry: 3.2, class: 'ball light-of-ball' }],
]

/** The number of the stopped wheel, large in its middle. */
const result = [
  ['path', { d: others, class: 'dim-pockets' }],
  ['path', { d: stopped, class: 'frame-of-pocket' }],
  ['circle', { cx: 200, cy: 200, r: 52, class: 'edge-of-plate' }],
  ['circle', { cx: 200, cy: 200, r: 44, class: 'plate' }],
  ['path', { d: `M${at(-78, 37)}A37 37 0 0 1 ${at(-6, 37)}`, class: 'light-of-plate' }],
  ['text', { x: 200, y: 220, class: 'number-of-plate' }, ''],
]

/** Bars of brass between the pockets. */
const frets = pockets
  .map((_, index) => ((index + 0.5) * 360) / pockets.length)
  .map((angle) => `M${at(angle, 113)}L${at(angle, 148)}`)
  .join('')

export function build(stage, changed) {
  /** What the player bets on. Undefined until the first choice. */
  let on
  let number = 17
  let isLocked = true
  const wheel = turningWheel({
    // All numbers of two digits have one width, which leaves space between neighbors in any font.
    segments: pockets.map((pocket) => ({
      className: `pocket ${colorOf(pocket)}`,
      label: String(pocket),
      ...(pocket > 9 && { width: 23.5 }),
    })),
    inner: 112,
    text: { radius: 158, size: 23 },
    hub: [
      ['circle', { cx: 200, cy: 200, r: 130, class: 'groove' }],
      ['path', { d: frets, class: 'frets' }],
      ...Array.from({ length: WOOD }, (_, each) => [
        'path',
        {
          d: ring((each * 360) / WOOD, ((each + 1) * 360) / WOOD, 40, 112),
          class: each % 2 === 0 ? 'wood' : 'wood light',
        },
      ]),
      ['circle', { cx: 200, cy: 200, r: 112, class: 'edge-of-bowl' }],
      ['circle', { cx: 200, cy: 200, r: 54, class: 'brass' }],
      ['circle', { cx: 200, cy: 200, r: 40, class: 'brass light' }],
      ...(document.body.dataset.gameId === ROSAS_ROULETTE ? rose() : turret),
    ],
    over: [
      ...rim,
      ['path', { d: `M${at(-68, 92)}A92 92 0 0 1 ${at(-8, 92)}`, class: 'highlight' }],
      ...result.map(([tag, { class: name, ...shape }, text]) => [tag, { ...shape, class: `result ${name}` }, text]),
      ...ball,
      ['path', { d: 'M178 -15Q178 -19 182 -19H218Q222 -19 222 -15L202 20Q200 23 198 20Z', class: 'mark' }],
      ['path', { d: 'M183 -14H200V17Z', class: 'light-of-mark' }],
    ],
    press: (segment) => !isLocked && choose('number', pockets[segment]),
  })
  const halfButtons = Object.entries(halves).map(([half, name]) =>
    element(
      'button',
      { type: 'button', 'data-on': half, onclick: () => !isLocked && choose(half) },
      element('span', { textContent: name }),
      element('small'),
    ),
  )
  const select = element(
    'select',
    { 'aria-label': say('roulette.number'), onchange: () => choose('number', Number(select.value)) },
    ...Array.from({ length: 37 }, (_, each) => element('option', { value: String(each), textContent: String(each) })),
  )
  const numberTimes = element('small')
  const numberButton = element(
    'button',
    { type: 'button', 'data-on': 'number', onclick: () => !isLocked && choose('number') },
    element('span', { textContent: say('roulette.number') }),
    numberTimes,
  )
  const plate = wheel.box.querySelector('.number-of-plate')
  /** Shows which pocket is the result, and whether the chosen bet is on it. Without a pocket, shows none. */
  const highlight = (pocket) => {
    const hits = pocket === undefined ? [] : [colorOf(pocket), pocket % 2 === 0 ? 'even' : 'odd']
    if (pocket === 0) hits.pop()
    if (pocket === number) hits.push('number')
    for (const button of [...halfButtons, numberButton])
      button.classList.toggle('won', button.dataset.on === on && hits.includes(on))
    wheel.mark('won', pockets.indexOf(pocket))
    wheel.box.dataset.stopped = pocket === undefined ? '' : colorOf(pocket)
    plate.textContent = pocket === undefined ? '' : String(pocket)
  }
  const last = element('ol', { className: 'last', 'aria-hidden': 'true' })
  stage.append(
    element('div', { className: 'roulette' }, wheel.box, last),
    element(
      'div',
      { className: 'bets', role: 'group', 'aria-label': say('roulette.choice') },
      ...halfButtons,
      element('div', { className: 'number' }, numberButton, select),
    ),
  )

  function choose(next, chosen = number) {
    on = next
    number = chosen
    mark()
    changed()
  }
  function mark() {
    select.value = String(number)
    for (const button of [...halfButtons, numberButton])
      button.setAttribute('aria-pressed', String(button.dataset.on === on))
    numberButton.dataset.color = colorOf(number)
    wheel.mark('picked', on === 'number' ? pockets.indexOf(number) : -1)
  }
  mark()

  return {
    prompt: say('roulette.prompt'),
    ask: say('frame.ask'),
    action: say('roulette.action'),
    choice: () => (on === undefined ? undefined : on === 'number' ? { on, number } : { on }),
    lock(next) {
      isLocked = next
      select.disabled = next
      for (const button of [...halfButtons, numberButton]) button.setAttribute('aria-disabled', String(next))
    },
    setPays([half, one]) {
      for (const button of halfButtons) button.lastElementChild.textContent = `×${half.times}`
      numberTimes.textContent = `×${one.times}`
    },
    start({ still }) {
      highlight()
      if (!still) wheel.turn()
    },
    stop: wheel.stop,
    async show({ pocket }, { still }) {
      await wheel.stopAt(pockets.indexOf(pocket), still)
      highlight(pocket)
      last.prepend(element('li', { className: colorOf(pocket), textContent: String(pocket) }))
      return say('roulette.result', { number: pocket, color: colors[colorOf(pocket)] })
    },
  }
}
