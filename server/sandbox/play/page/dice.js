import { crown, drawing, element } from './elements.js'
import { say } from './texts.js'

/** Where the dots of each number are, in a grid of three by three. */
const dots = [[4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]
const face = (number) =>
  drawing(
    '0 0 48 48',
    dots[number - 1].map((place) => [
      'circle',
      { cx: 9 + (place % 3) * 15, cy: 9 + Math.floor(place / 3) * 15, r: number === 1 ? 8 : 5 },
    ]),
  )
/** A small die for a button. */
const smallDie = () =>
  drawing('0 0 16 16', [
    ['rect', { x: 1, y: 1, width: 14, height: 14, rx: 3.5 }],
    ['path', { d: 'M4.700 4.700h.010M11.300 4.700h.010M8 8h.010M4.700 11.300h.010M11.300 11.300h.010' }],
  ])
const anyNumber = () => Math.floor(Math.random() * 6) + 1
const bets = [
  { on: 'small', name: say('dice.small'), hint: ['4–10'] },
  { on: 'triple', name: say('dice.triple'), hint: [smallDie(), smallDie(), smallDie()] },
  { on: 'big', name: say('dice.big'), hint: ['11–17'] },
]

export function build(stage, changed) {
  let on
  let turning
  const dice = [3, 5, 6].map((number) => element('div', { className: 'die pips' }, face(number)))
  const buttons = bets.map((bet) =>
    element(
      'button',
      {
        type: 'button',
        'data-on': bet.on,
        'aria-pressed': 'false',
        onclick() {
          if (buttons[0].getAttribute('aria-disabled') === 'true') return
          on = bet.on
          buttons.forEach((button) => button.setAttribute('aria-pressed', String(button.dataset.on === on)))
          changed()
        },
      },
      element('span', { textContent: bet.name }),
      element('b', {}, ...bet.hint),
      element('small'),
    ),
  )
  stage.append(
    element('div', { className: 'booth felt' }, crown(), element('div', { className: 'dice tray' }, ...dice)),
    element('div', { className: 'bets sums', role: 'group', 'aria-label': say('dice.choice') }, ...buttons),
  )
  const stop = () => {
    clearInterval(turning)
    dice.forEach((die) => die.classList.remove('rolling'))
  }

  return {
    prompt: say('dice.prompt'),
    ask: say('frame.ask'),
    action: say('dice.action'),
    choice: () => (on === undefined ? undefined : { on }),
    lock: (isLocked) => buttons.forEach((button) => button.setAttribute('aria-disabled', String(isLocked))),
    setPays([half, triple]) {
      for (const button of buttons)
        button.lastElementChild.textContent = `×${(button.dataset.on === 'triple' ? triple : half).times}`
    },
    start({ still }) {
      buttons.forEach((button) => button.classList.remove('won'))
      if (still) return
      dice.forEach((die) => die.classList.add('rolling'))
      turning = setInterval(
        () => dice.forEach((die) => die.classList.contains('rolling') && die.replaceChildren(face(anyNumber()))),
        110,
      )
    },
    stop,
    async show({ dice: rolled, name }, { still, wait }) {
      if (!still) await wait(450)
      for (const [index, die] of dice.entries()) {
        die.classList.remove('rolling')
        die.replaceChildren(face(rolled[index]))
        if (!still) await wait(260)
      }
      stop()
      for (const button of buttons) button.classList.toggle('won', button.dataset.on === name)
      const sum = rolled.reduce((total, number) => total + number, 0)
      return say('dice.result', { sum, name: bets.find((bet) => bet.on === name).name })
    },
  }
}
