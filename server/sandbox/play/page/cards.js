import { crown, drawing, element } from './elements.js'
import { say } from './texts.js'

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const words = [say('cards.ace'), ...ranks.slice(1, 10), say('cards.jack'), say('cards.queen'), say('cards.king')]
/**
 * Suits do not affect the result. They are derived from rank and place, so that a round looks the same when it is shown
 * again.
 */
const suits = [
  { red: false, d: 'M24 5c8 8 15 13 15 21 0 7-9 9-12 3 0 5 1 8 5 11H16c4-3 5-6 5-11-3 6-12 4-12-3 0-8 7-13 15-21z' },
  { red: true, d: 'M24 42C8 30 5 22 8 15c3-7 12-7 16 0 4-7 13-7 16 0 3 7 0 15-16 27z' },
  { red: false, d: 'M24 5a8 8 0 0 1 6 13 8 8 0 1 1-4 13c0 5 2 7 6 10H16c4-3 6-5 6-10a8 8 0 1 1-4-13 8 8 0 0 1 6-13z' },
  { red: true, d: 'M24 4l16 20-16 20L8 24z' },
]
const icons = {
  sun: [
    ['circle', { cx: 24, cy: 24, r: 10 }],
    [
      'path',
      {
        d: 'M24 3v7M24 38v7M3 24h7M38 24h7M9 9l5 5M34 34l5 5M9 39l5-5M34 14l5-5',
        stroke: 'currentColor',
        'stroke-width': 4,
        'stroke-linecap': 'round',
      },
    ],
  ],
  moon: [['path', { d: 'M30 5a20 20 0 1 0 14 26A16 16 0 0 1 30 5z' }]],
  tie: [['path', { d: 'M6 15h36v7H6zM6 27h36v7H6z' }]],
}
const names = { sun: say('cards.sun'), tie: say('cards.tie'), moon: say('cards.moon') }

export function build(stage) {
  let side = 'sun'
  const hands = Object.fromEntries(
    ['sun', 'moon'].map((name) => {
      const cards = element('div', { className: 'cards' }, back(), back())
      const points = element('p', { className: 'points', textContent: '–' })
      const box = element(
        'div',
        { className: 'hand', 'data-side': name },
        element('p', { className: 'side' }, drawing('0 0 48 48', icons[name]), names[name]),
        cards,
        points,
      )
      return [name, { box, cards, points }]
    }),
  )
  const buttons = Object.keys(names).map((name) =>
    element(
      'button',
      {
        type: 'button',
        'data-side': name,
        'aria-pressed': String(name === side),
        onclick() {
          if (buttons[0].getAttribute('aria-disabled') === 'true') return
          side = name
          buttons.forEach((button) => button.setAttribute('aria-pressed', String(button.dataset.side === side)))
        },
      },
      drawing('0 0 48 48', icons[name]),
      element('span', { textContent: names[name] }),
      element('small'),
    ),
  )
  stage.append(
    element(
      'div',
      { className: 'booth felt' },
      crown(),
      element('div', { className: 'table' }, hands.sun.box, hands.moon.box),
    ),
    element('div', { className: 'sides', role: 'group', 'aria-label': say('cards.choice') }, ...buttons),
  )
  const reset = () => {
    for (const { box, cards, points } of Object.values(hands)) {
      cards.replaceChildren(back(), back())
      points.textContent = '–'
      box.classList.remove('won')
    }
  }

  return {
    prompt: say('cards.prompt'),
    action: say('cards.action'),
    choice: () => ({ side }),
    lock: (isLocked) => buttons.forEach((button) => button.setAttribute('aria-disabled', String(isLocked))),
    start: reset,
    stop: reset,
    setPays([hand, , tie]) {
      for (const button of buttons)
        button.lastElementChild.textContent = `×${(button.dataset.side === 'tie' ? tie : hand).times}`
    },
    async show(result, { still, wait }) {
      const pause = still ? 0 : 380
      for (let place = 0; place < 3; place++)
        for (const name of ['sun', 'moon']) {
          const rank = result[name][place]
          if (rank === undefined) continue
          if (pause > 0) await wait(pause)
          const { cards } = hands[name]
          const open = face(rank, place + (name === 'moon' ? 2 : 0))
          if (place < 2) cards.children[place].replaceWith(open)
          else cards.append(open)
        }
      for (const name of ['sun', 'moon']) {
        hands[name].points.textContent = String(result[`${name}Points`])
        hands[name].box.classList.toggle('won', result.winner === name)
      }
      if (pause > 0) await wait(pause)
      const { winner, sunPoints: sun, moonPoints: moon } = result
      return winner === 'tie'
        ? say('cards.tied', { points: sun })
        : say('cards.won', { winner: names[winner], sun, moon })
    },
  }
}

const woven = { fill: 'none', stroke: '#ffb22e', 'stroke-width': 3, 'stroke-dasharray': 3 }

function back() {
  return element(
    'div',
    { className: 'card back' },
    drawing('0 0 48 68', [
      // Two rows of dashes that alternate, as in a woven mat.
      ['rect', { x: 3, y: 4, width: 42, height: 60, ...woven }],
      ['rect', { x: 6, y: 7, width: 36, height: 54, ...woven }],
      ['path', { d: 'M9.5 10.5h29v47h-29z', fill: 'none', stroke: '#ffb22e' }],
      ['path', { d: 'M24 16l12 18-12 18-12-18z', fill: '#ffb22e' }],
      ['path', { d: 'M24 23l7 11-7 11-7-11zM12 34h24M24 16v36', fill: 'none', stroke: '#4a2a17', 'stroke-width': 2 }],
    ]),
  )
}

function face(rank, place) {
  const { d, red } = suits[(rank * 3 + place * 2 + (rank > 6 ? 1 : 0)) % suits.length]
  return element(
    'div',
    { className: `card${red ? ' red' : ''}`, role: 'img', 'aria-label': words[rank] },
    element('span', { textContent: ranks[rank] }),
    drawing('0 0 48 48', [['path', { d }]]),
  )
}
