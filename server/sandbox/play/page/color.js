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
/** A die with the given color on its upper face, and the two faces at its sides. */
const cube = (color) => {
  // Opposite faces differ by 3.
  const faces = [0, ...(color % 2 === 0 ? [1, 2] : [2, 1])].map((by) => (color + by) % 6)
  return drawing('-44 -50 88 100', [
    ...['M0-48L42-24 0 0-42-24Z', 'M-42-24L0 0V48L-42 24Z', 'M42-24L0 0V48L42 24Z'].map((d, face) => [
      'path',
      { d, class: `face shade-${face}`, 'data-color': faces[face] },
    ]),
    ...['matrix(.5 .29 -.5 .29 0 -37.900)', 'matrix(.5 .29 0 .57 -33 -8.700)', 'matrix(.5 -.29 0 .57 9 4.400)'].map(
      (transform, face) => ['path', { d: colors[faces[face]].mark, transform }],
    ),
    // The light on the edges that are toward the viewer.
    ['path', { d: 'M-38-22L0-.500L38-22M0 3V42', class: 'shine' }],
  ])
}
const anyColor = () => Math.floor(Math.random() * colors.length)

export function build(stage, changed) {
  const picked = new Set()
  let turning
  const dice = [0, 2, 4].map((color) => element('div', { className: 'die cube' }, cube(color)))
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
      crown(),
      element('div', { className: 'awning' }),
      element('div', { className: 'dice' }, ...dice),
    ),
    element('div', { className: 'colors', role: 'group', 'aria-label': say('color.choice') }, ...buttons),
  )
  const forgetResult = () => [...buttons, ...dice].forEach((one) => one.classList.remove('won', 'lost'))
  const face = (die, color) => die.replaceChildren(cube(color))

  return {
    prompt: say('color.prompt'),
    missing: say('color.missing'),
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
