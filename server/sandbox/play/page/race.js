import { drawing, element } from './elements.js'
import { host, lastResults, payTable, stand } from './scenery.js'
import { say } from './texts.js'

const RACERS = 6
/** Bay, gray, black, palomino, chestnut and white: the coat, its shaded parts, and the mane and tail. */
const coats = [
  ['#a9673c', '#7d4527', '#3a1d14'],
  ['#b4bac4', '#868d9c', '#5a6070'],
  ['#4a4450', '#2e2a36', '#17141c'],
  ['#eab65c', '#bf8434', '#fff3d6'],
  ['#c4622c', '#93431c', '#8a3a18'],
  ['#fbf6ec', '#d2c6c4', '#e4dccc'],
]
/** The shadow of a horse, and the dust behind it while it runs. */
const groundOfHorse = [
  ['ellipse', { cx: 28, cy: 35, rx: 25, ry: 3, fill: 'rgb(40 20 8 / 35%)' }],
  ['circle', { cx: -5, cy: 32, r: 4, class: 'dust' }],
  ['circle', { cx: -12, cy: 30, r: 5, class: 'dust' }],
  ['circle', { cx: -20, cy: 31, r: 3.5, class: 'dust' }],
]
/** Each racer faces to the right. `currentcolor` is the color of its row. */
const horse = ([coat, shade, mane]) => [
  ...groundOfHorse,
  ['path', { d: 'M17 24L11 31L3 33M35 24L42 29L38 34', class: 'leg', stroke: shade }],
  ['path', { d: 'M13 20C8 15 5 18 0 16C2 21 7 23 13 23Z', fill: mane }],
  [
    'path',
    {
      d: 'M12 22C11 17 16 15 20 16C25 17 28 17 31 16C35 13 37 9 41 6L42 3L44 6C48 8 50 11 52 14C53 16 52 18 50 17L45 15C44 18 42 22 39 25C37 28 33 29 29 28C24 27 21 29 17 28C14 28 12 26 12 22Z',
      fill: coat,
    },
  ],
  [
    'path',
    {
      d: 'M13 25C20 27 27 25 33 24C38 22 41 18 43 14L45 15C44 18 42 22 39 25C37 28 33 29 29 28C24 27 21 29 17 28Z',
      fill: shade,
    },
  ],
  ['path', { d: 'M15 23L8 26L1 29M36 23L46 25L52 23', class: 'leg', stroke: coat }],
  ['path', { d: 'M41 6C36 6 32 10 29 13L31 16C35 13 37 9 41 6Z', fill: mane }],
  ['path', { d: 'M20 16H29V22H20Z', fill: '#fff3d1' }],
  ['path', { d: 'M22 14L28 17L25 22', class: 'leg', stroke: '#fff3d1' }],
  ['path', { d: 'M19 15C18 10 26 5 31 4C34 4 34 7 32 9C29 11 27 12 25 15Z', fill: 'currentcolor' }],
  ['path', { d: 'M31 7L34 11L40 11', class: 'arm', stroke: 'currentcolor' }],
  ['circle', { cx: 34, cy: 3, r: 3.5, fill: '#e6ad7b' }],
  ['path', { d: 'M30 3C30-2 38-3 38 2L41 3Z', fill: 'currentcolor' }],
  ['circle', { cx: 46, cy: 10, r: 1.2, fill: '#1b0f16' }],
]
const drawings = {
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
const { racer } = document.body.dataset

export function build(stage) {
  let chosen = 0
  const contenders = Array.from({ length: RACERS }, (_, index) => {
    const runner = element(
      'span',
      { className: 'runner', 'aria-hidden': 'true' },
      racer === 'horse' ? drawing('-1 -3 56 40', horse(coats[index])) : drawing('0 0 48 48', drawings[racer]),
    )
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
  const payouts = payTable()
  const results = lastResults()
  const spectators = element('div', { className: 'spectators', 'aria-hidden': 'true' }, stand(), host())
  stage.append(
    element(
      'div',
      { className: 'course' },
      spectators,
      element(
        'div',
        { className: 'track', role: 'group', 'aria-label': say('race.choice') },
        ...contenders.map(({ button }) => button),
      ),
      element('div', { className: 'board-of-results' }, payouts.list, results.box),
    ),
  )
  const clear = () => {
    spectators.classList.remove('cheering')
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
    setPays: payouts.show,
    start: clear,
    stop: clear,
    async show({ order }, { still, choice }) {
      spectators.classList.add('cheering')
      await Promise.all(
        order.map(async (index, rank) => {
          const { runner, place } = contenders[index]
          const end = `${(1 - rank * 0.07) * 100}%`
          if (!still) await run(runner, end, 2600 + rank * 60)
          runner.style.insetInlineStart = end
          place.textContent = String(rank + 1)
        }),
      )
      spectators.classList.remove('cheering')
      results.add(String(order[0] + 1), {
        isWin: order.indexOf(choice.racer) < 2,
        color: `var(--c${order[0]})`,
      })
      return say('race.result', { first: order[0] + 1, second: order[1] + 1 })
    },
  }
}

/** Runs to `end` with strides, at a changing speed, which has no effect on the order. */
async function run(runner, end, duration) {
  const strides = runner.firstElementChild.animate(
    [{ transform: 'rotate(-4deg)' }, { transform: 'translateY(-6%) rotate(4deg)' }],
    { duration: 170, direction: 'alternate', iterations: Infinity },
  )
  runner.classList.add('running')
  try {
    await runner.animate(
      [
        { insetInlineStart: '0%' },
        { insetInlineStart: `${20 + Math.random() * 18}%`, offset: 0.35 },
        { insetInlineStart: `${52 + Math.random() * 16}%`, offset: 0.7 },
        { insetInlineStart: end },
      ],
      { duration },
    ).finished
  } finally {
    runner.classList.remove('running')
    strides.cancel()
  }
}
