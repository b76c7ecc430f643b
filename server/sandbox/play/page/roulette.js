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

/** Bars of brass between the pockets. */
const frets = pockets
  .map((_, index) => ((index + 0.5) * 360) / pockets.length)
  .map((angle) => `M${at(angle, 113)}L${at(angle, 148)}`)
  .join('')

export function build(stage) {
  let on = 'red'
  let number = 17
  let isLocked = true
  const wheel = turningWheel({
    segments: pockets.map((pocket) => ({ className: `pocket ${colorOf(pocket)}`, label: String(pocket) })),
    inner: 112,
    text: { radius: 163, size: 19 },
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
      ['circle', { cx: 200, cy: 200, r: 193, class: 'rim' }],
      ['circle', { cx: 200, cy: 69, r: 11, class: 'white-ball' }],
      ['path', { d: `M${at(-68, 92)}A92 92 0 0 1 ${at(-8, 92)}`, class: 'highlight' }],
      ['path', { d: 'M186 -10H214L200 14Z', class: 'mark' }],
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
    select.value = String(number)
    for (const button of [...halfButtons, numberButton])
      button.setAttribute('aria-pressed', String(button.dataset.on === on))
    numberButton.dataset.color = colorOf(number)
  }
  choose('red')

  return {
    prompt: say('roulette.prompt'),
    action: say('roulette.action'),
    choice: () => (on === 'number' ? { on, number } : { on }),
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
      if (!still) wheel.turn()
    },
    stop: wheel.stop,
    async show({ pocket }, { still }) {
      await wheel.stopAt(pockets.indexOf(pocket), still)
      last.prepend(element('li', { className: colorOf(pocket), textContent: String(pocket) }))
      return say('roulette.result', { number: pocket, color: colors[colorOf(pocket)] })
    },
  }
}
