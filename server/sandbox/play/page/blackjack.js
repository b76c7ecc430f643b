import { back, cardFace } from './card-faces.js'
import { crown, drawing, element } from './elements.js'
import { say } from './texts.js'

const MOST = 21
const names = {
  player: say('blackjack.player'),
  dealer: say('blackjack.dealer'),
  push: say('blackjack.push'),
  blackjack: say('blackjack.natural'),
}
const icons = {
  player: [['path', { d: 'M24 5a9 9 0 1 1 0 18 9 9 0 1 1 0-18zM7 43a17 16 0 0 1 34 0z' }]],
  dealer: [['path', { d: 'M12 6h24v9h7v5H5v-5h7zM14 22h20q0 12-10 12T14 22zM5 45q4-11 13-11l6 6 6-6q9 0 13 11z' }]],
  push: [['path', { d: 'M6 15h36v7H6zM6 27h36v7H6z' }]],
  blackjack: [
    ['path', { d: 'M24 5c8 8 15 13 15 21 0 7-9 9-12 3 0 5 1 8 5 11H16c4-3 5-6 5-11-3 6-12 4-12-3 0-8 7-13 15-21z' }],
  ],
}
const gold = { fill: 'none', stroke: '#ffe1a0' }
/** Crossed lines in a frame, with a spade. */
const pattern = [
  ['rect', { x: 4, y: 4, width: 40, height: 60, rx: 4, ...gold, 'stroke-width': 2 }],
  [
    'path',
    {
      d: 'M8 22L22 8M8 36L36 8M8 50L40 18M12 60L40 32M26 60l14-14M40 22L26 8M40 36L12 8M40 50L8 18M36 60L8 32M22 60L8 46',
      ...gold,
      'stroke-width': 1.2,
      opacity: 0.75,
    },
  ],
  ['path', { d: 'M24 17l13 17-13 17-13-17z', fill: '#ffe1a0' }],
  ['path', { d: icons.blackjack[0][1].d, transform: 'translate(24 34) scale(.4) translate(-24 -23)', fill: '#6b1029' }],
]
const closed = () => back(pattern)

/** The points of a hand as text, with both values while an ace can count 1 or 11. */
function textOf(hand) {
  const ranks = hand.map((card) => card % 13)
  const low = ranks.reduce((sum, rank) => sum + Math.min(rank + 1, 10), 0)
  const points = ranks.includes(0) && low + 10 <= MOST ? low + 10 : low
  if (points > MOST) return say('blackjack.bust', { points })
  return points !== low && points < 17 ? say('blackjack.soft', { low, points }) : String(points)
}

export function build(stage, changed) {
  let on
  const hands = Object.fromEntries(
    ['dealer', 'player'].map((name) => {
      const cards = element('div', { className: 'cards' })
      const points = element('p', { className: 'points' })
      const side = element('p', { className: 'side' }, drawing('0 0 48 48', icons[name]), names[name])
      return [
        name,
        { box: element('div', { className: 'hand', 'data-side': name }, side, cards, points), cards, points },
      ]
    }),
  )
  const felt = element('p', { className: 'felt-text' })
  const buttons = Object.keys(names).map((name) =>
    element(
      'button',
      {
        type: 'button',
        'data-on': name,
        'aria-pressed': 'false',
        onclick() {
          if (buttons[0].getAttribute('aria-disabled') === 'true') return
          on = name
          for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.on === on))
          changed()
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
      element('div', { className: 'table' }, hands.dealer.box, felt, hands.player.box),
    ),
    element('div', { className: 'sides', role: 'group', 'aria-label': say('blackjack.choice') }, ...buttons),
  )
  const reset = () => {
    for (const { box, cards, points } of Object.values(hands)) {
      cards.replaceChildren(closed(), closed())
      points.textContent = '–'
      box.classList.remove('won', 'bust')
    }
  }
  reset()

  return {
    prompt: say('blackjack.prompt'),
    ask: say('frame.ask'),
    action: say('blackjack.action'),
    choice: () => (on === undefined ? undefined : { on }),
    lock: (isLocked) => buttons.forEach((button) => button.setAttribute('aria-disabled', String(isLocked))),
    start: reset,
    stop: reset,
    setPays([player, natural, dealer, , push, blackjack]) {
      const times = { player, dealer, push, blackjack }
      for (const button of buttons) button.lastElementChild.textContent = `×${times[button.dataset.on].times}`
      felt.replaceChildren(
        element('b', { textContent: say('blackjack.felt', { times: natural.times }) }),
        element('span', { textContent: say('blackjack.felt-draw') }),
      )
    },
    async show(result, { still, wait }) {
      const pause = still ? 0 : 420
      const put = async (name, place) => {
        if (pause > 0) await wait(pause)
        const { cards, points } = hands[name]
        const open = cardFace(result[name][place])
        if (place < 2) cards.children[place].replaceWith(open)
        else cards.append(open)
        cards.style.setProperty('--count', String(cards.children.length))
        points.textContent = textOf(result[name].slice(0, place + 1))
      }
      for (const { cards } of Object.values(hands)) cards.style.removeProperty('--count')
      await put('player', 0)
      await put('dealer', 0)
      await put('player', 1)
      hands.dealer.cards.children[1].setAttribute('role', 'img')
      hands.dealer.cards.children[1].setAttribute('aria-label', say('blackjack.hidden'))
      // The second card of the dealer stays closed until the player has all cards.
      for (let place = 2; place < result.player.length; place++) await put('player', place)
      for (let place = 1; place < result.dealer.length; place++) await put('dealer', place)
      for (const [name, { box }] of Object.entries(hands)) {
        box.classList.toggle('won', result.winner === name)
        box.classList.toggle('bust', result[`${name}Points`] > MOST)
      }
      if (pause > 0) await wait(pause)
      return textOfResult(result)
    },
  }
}

function textOfResult({ player, dealer, playerPoints, dealerPoints, winner }) {
  if (winner === 'push') return say('blackjack.tied', { points: playerPoints })
  if (playerPoints > MOST) return say('blackjack.player-bust', { points: playerPoints })
  if (dealerPoints > MOST) return say('blackjack.dealer-bust', { points: dealerPoints })
  const values = { player: playerPoints, dealer: dealerPoints }
  if (winner === 'player')
    return player.length === 2 && playerPoints === MOST
      ? say('blackjack.player-blackjack')
      : say('blackjack.won-player', values)
  return dealer.length === 2 && dealerPoints === MOST
    ? say('blackjack.dealer-blackjack')
    : say('blackjack.won-dealer', values)
}
