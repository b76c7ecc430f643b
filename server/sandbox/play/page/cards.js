import { back, face } from './card-faces.js'
import { crown, drawing, element } from './elements.js'
import { say } from './texts.js'

/**
 * Suits do not affect the result. They are derived from rank and place, so that a round looks the same when it is shown
 * again.
 */
const suitAt = (rank, place) => (rank * 3 + place * 2 + (rank > 6 ? 1 : 0)) % 4
const { table } = document.body.dataset
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
  player: [['path', { d: 'M24 5a9 9 0 1 1 0 18 9 9 0 1 1 0-18zM7 43a17 16 0 0 1 34 0z' }]],
  banker: [['path', { d: 'M24 4l19 11v4H5v-4zM9 22h6v13H9zM21 22h6v13h-6zM33 22h6v13h-6zM5 38h38v6H5z' }]],
  dragon: [['path', { d: 'M26 3c2 8 13 14 13 26a15 15 0 0 1-30 0c0-6 3-10 7-14 0 4 1 6 4 8 3-6 1-13 6-20z' }]],
  tiger: [
    ['path', { d: 'M24 22c8 0 14 8 14 14 0 8-9 6-14 6s-14 2-14-6c0-6 6-14 14-14z' }],
    ...[
      [8, 20],
      [17, 11],
      [31, 11],
      [40, 20],
    ].map(([cx, cy]) => ['ellipse', { cx, cy, rx: 5, ry: 7 }]),
  ],
}
const iconOf = {
  nine: { sun: icons.sun, moon: icons.moon, tie: icons.tie },
  baccarat: { sun: icons.player, moon: icons.banker, tie: icons.tie },
  dragon: { sun: icons.dragon, moon: icons.tiger, tie: icons.tie },
}[table]
/** What the table calls its two hands. */
const [first, second] = {
  nine: [say('cards.sun'), say('cards.moon')],
  baccarat: [say('cards.player'), say('cards.banker')],
  dragon: [say('cards.dragon'), say('cards.tiger')],
}[table]
const names = { sun: first, tie: say('cards.tie'), moon: second }

export function build(stage, changed) {
  let side
  const hands = Object.fromEntries(
    ['sun', 'moon'].map((name) => {
      const cards = element('div', { className: 'cards' }, back(backs), back(backs))
      const points = element('p', { className: 'points', textContent: '–' })
      const box = element(
        'div',
        { className: 'hand', 'data-side': name },
        element('p', { className: 'side' }, drawing('0 0 48 48', iconOf[name]), names[name]),
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
        'aria-pressed': 'false',
        onclick() {
          if (buttons[0].getAttribute('aria-disabled') === 'true') return
          side = name
          buttons.forEach((button) => button.setAttribute('aria-pressed', String(button.dataset.side === side)))
          changed()
        },
      },
      drawing('0 0 48 48', iconOf[name]),
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
      cards.replaceChildren(back(backs), back(backs))
      points.textContent = '–'
      box.classList.remove('won')
    }
  }

  return {
    prompt: say('cards.prompt', { first, second }),
    ask: say('frame.ask'),
    action: say('cards.action'),
    choice: () => (side === undefined ? undefined : { side }),
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
          const open = face(rank, suitAt(rank, place + (name === 'moon' ? 2 : 0)))
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
        : say('cards.won', { winner: names[winner], first, second, sun, moon })
    },
  }
}

const woven = { fill: 'none', stroke: '#ffb22e', 'stroke-width': 3, 'stroke-dasharray': 3 }
const gold = { fill: 'none', stroke: '#ffe1a0', 'stroke-width': 1.5 }
/** The backs of the cards: a woven mat, shells of the bay, and scales of the dragon. */
const backs = {
  nine: [
    // Two rows of dashes that alternate, as in a woven mat.
    ['rect', { x: 3, y: 4, width: 42, height: 60, ...woven }],
    ['rect', { x: 6, y: 7, width: 36, height: 54, ...woven }],
    ['path', { d: 'M9.5 10.5h29v47h-29z', fill: 'none', stroke: '#ffb22e' }],
    ['path', { d: 'M24 16l12 18-12 18-12-18z', fill: '#ffb22e' }],
    ['path', { d: 'M24 23l7 11-7 11-7-11zM12 34h24M24 16v36', fill: 'none', stroke: '#4a2a17', 'stroke-width': 2 }],
  ],
  baccarat: [
    ['rect', { x: 4, y: 4, width: 40, height: 60, rx: 4, ...gold }],
    ['path', { d: [14, 34, 54].map((y) => `M8 ${y}a8 8 0 0 1 16 0 8 8 0 0 1 16 0`).join(''), ...gold }],
    ['path', { d: [24, 44].map((y) => `M16 ${y}a8 8 0 0 1 16 0`).join(''), ...gold }],
    ['circle', { cx: 24, cy: 34, r: 9, fill: '#ffe1a0' }],
    ['path', { d: 'M24 41l-6-9a6 6 0 0 1 12 0zM24 41v-13M24 41l-3-12M24 41l3-12', fill: 'none', stroke: '#123f38' }],
  ],
  dragon: [
    ['rect', { x: 4, y: 4, width: 40, height: 60, rx: 4, fill: '#8c1420', stroke: '#ffd27a', 'stroke-width': 2 }],
    [
      'path',
      {
        d: [12, 20, 28, 36, 44, 52]
          .map((y, row) => `M${row % 2 ? 12 : 8} ${y}a4 6 0 0 0 8 0 4 6 0 0 0 8 0 4 6 0 0 0 8 0`)
          .join(''),
        ...gold,
      },
    ],
    ['circle', { cx: 24, cy: 34, r: 10, fill: '#ffd27a' }],
    ['path', { d: 'M24 25a9 9 0 0 1 0 18 4.500 4.500 0 0 1 0-9 4.500 4.500 0 0 0 0-9z', fill: '#8c1420' }],
  ],
}[table]
