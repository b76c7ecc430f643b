import { drawing, element } from './elements.js'
import { say } from './texts.js'

const RACERS = 6
/** Each racer faces to the right. `currentcolor` is the color of its row. */
const drawings = {
  horse: [
    [
      'path',
      {
        d: 'M4 47C4 30 12 16 25 12L27 3L33 11C41 14 46 23 46 29Q44 34 39 33L31 29C28 35 31 41 33 47Z',
        fill: '#a9673c',
      },
    ],
    ['path', { d: 'M4 47C2 28 12 12 27 11C18 18 14 30 16 47Z', fill: '#4a2a1c' }],
    ['path', { d: 'M27 3L33 11L28 13Z', fill: '#7d4527' }],
    ['path', { d: 'M35 12L31 30', stroke: 'currentcolor', 'stroke-width': 4 }],
    ['circle', { cx: 33, cy: 19, r: 2.5, fill: '#1b0f16' }],
    ['circle', { cx: 43, cy: 28, r: 1.5, fill: '#1b0f16' }],
  ],
  kart: [
    ['path', { d: 'M2 18H10V34H2Z', fill: '#2b2440' }],
    ['path', { d: 'M4 34V26L16 24L20 20H30L34 26L46 30V38H4Z', fill: 'currentcolor' }],
    ['circle', { cx: 24, cy: 14, r: 9, fill: '#fff3d1' }],
    ['path', { d: 'M24 11H33Q33 18 26 18Z', fill: '#2b2440' }],
    ['circle', { cx: 13, cy: 38, r: 8, fill: '#1b1628' }],
    ['circle', { cx: 37, cy: 38, r: 8, fill: '#1b1628' }],
    ['circle', { cx: 13, cy: 38, r: 3.5, fill: '#fff3d1' }],
    ['circle', { cx: 37, cy: 38, r: 3.5, fill: '#fff3d1' }],
  ],
  duck: [
    ['path', { d: 'M2 24C8 26 14 26 22 24H44C46 38 36 44 24 44C10 44 2 36 2 24Z', fill: '#fff3d1' }],
    ['path', { d: 'M8 28C14 26 26 26 30 32C24 40 12 40 8 28Z', fill: 'currentcolor' }],
    ['circle', { cx: 34, cy: 16, r: 11, fill: '#fff3d1' }],
    ['path', { d: 'M43 12L48 17L42 21Z', fill: '#ff8a2e' }],
    ['circle', { cx: 37, cy: 13, r: 2.5, fill: '#1b0f16' }],
  ],
}
const racer = drawings[document.body.dataset.racer]

export function build(stage) {
  let chosen = 0
  const contenders = Array.from({ length: RACERS }, (_, index) => {
    const runner = element('span', { className: 'runner', 'aria-hidden': 'true' }, drawing('0 0 48 48', racer))
    const place = element('b', { className: 'place' })
    const button = element(
      'button',
      {
        type: 'button',
        className: 'contender',
        'data-contender': index,
        'aria-pressed': String(index === chosen),
        'aria-label': say('race.racer', { number: index + 1 }),
        onclick() {
          if (button.getAttribute('aria-disabled') === 'true') return
          chosen = index
          contenders.forEach((contender, at) => contender.button.setAttribute('aria-pressed', String(at === chosen)))
        },
      },
      element('span', { className: 'plate', textContent: String(index + 1) }),
      element('span', { className: 'way' }, runner),
      place,
    )
    return { button, runner, place }
  })
  const payouts = element('p', { className: 'odds' })
  stage.append(
    element(
      'div',
      { className: 'track', role: 'group', 'aria-label': say('race.choice') },
      ...contenders.map(({ button }) => button),
    ),
    payouts,
  )
  const clear = () => {
    for (const { runner, place } of contenders) {
      runner.style.insetInlineStart = ''
      runner.getAnimations().forEach((animation) => animation.cancel())
      place.textContent = ''
    }
  }

  return {
    prompt: say('race.prompt'),
    action: say('race.action'),
    choice: () => ({ racer: chosen }),
    lock: (isLocked) => contenders.forEach(({ button }) => button.setAttribute('aria-disabled', String(isLocked))),
    setPays(pays) {
      payouts.textContent = pays.map(({ on, times }) => `${on} ×${times}`).join(' · ')
    },
    start: clear,
    stop: clear,
    async show({ order }, { still }) {
      await Promise.all(
        order.map(async (index, rank) => {
          const { runner, place } = contenders[index]
          const end = `${(1 - rank * 0.07) * 100}%`
          if (!still) await run(runner, end, 2600 + rank * 60)
          runner.style.insetInlineStart = end
          place.textContent = String(rank + 1)
        }),
      )
      return say('race.result', { first: order[0] + 1, second: order[1] + 1 })
    },
  }
}

/** Runs to `end` at a changing speed, which has no effect on the order. */
const run = (runner, end, duration) =>
  runner.animate(
    [
      { insetInlineStart: '0%' },
      { insetInlineStart: `${20 + Math.random() * 18}%`, offset: 0.35 },
      { insetInlineStart: `${52 + Math.random() * 16}%`, offset: 0.7 },
      { insetInlineStart: end },
    ],
    { duration },
  ).finished
