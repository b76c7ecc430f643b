import { drawing, element, sign } from './elements.js'
import { targetGrid } from './targets.js'
import { say } from './texts.js'

/** Six times the sign of the game, smaller the more it pays. */
const targets = Array.from({ length: 6 }, (_, index) => ({
  name: say('aim.target', { number: index + 1 }),
  image: sign,
}))

export function build(stage) {
  const range = targetGrid({
    targets,
    missile: element('div', { className: 'net' }, drawing('0 0 96 96', ringShapes)),
    label: say('aim.choice'),
    describe: (name, times) => say('aim.button', { name, times }),
  })
  stage.append(
    element(
      'div',
      { className: 'booth range' },
      element('div', { className: 'awning' }),
      range.grid,
      element('div', { className: 'counter' }),
    ),
  )

  return {
    prompt: say('aim.prompt'),
    action: say('aim.action'),
    choice: () => ({ target: range.chosen() }),
    lock: range.lock,
    start: range.start,
    stop: range.clear,
    setPays: range.setPays,
    async show({ caught }, { choice, ...options }) {
      await range.land(choice.target, caught, options)
      return say(caught ? 'aim.hit' : 'aim.missed')
    },
  }
}

const ringShapes = [
  ['circle', { cx: 48, cy: 48, r: 40, class: 'rim' }],
  ['path', { d: 'M48 2V24M48 72V94M2 48H24M72 48H94', class: 'rim' }],
]
