import { back, cardFace } from './card-faces.js'
import { crown, element } from './elements.js'
import { payTable } from './scenery.js'
import { say } from './texts.js'

const CARDS = 5
/** By the name that the server sends; the order is that of the payouts. */
const hands = {
  royal: say('poker.royal'),
  'straight-flush': say('poker.straight-flush'),
  four: say('poker.four'),
  full: say('poker.full'),
  flush: say('poker.flush'),
  straight: say('poker.straight'),
  three: say('poker.three'),
  'two-pairs': say('poker.two-pairs'),
  pair: say('poker.pair'),
}
const gold = { fill: 'none', stroke: '#ffe1a0', 'stroke-width': 1.5 }
/** Diamonds in a frame. */
const pattern = [
  ['rect', { x: 4, y: 4, width: 40, height: 60, rx: 4, ...gold }],
  ...[0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].map((column) => [
      'path',
      {
        d: `M${13 + column * 11} ${8.5 + row * 13}l4 6-4 6-4-6z`,
        fill: (row + column) % 2 === 0 ? '#ffe1a0' : '#f2899b',
      },
    ]),
  ),
]

export function build(stage) {
  const cards = element('div', { className: 'dealt', role: 'group', 'aria-label': say('poker.cards') })
  const payouts = payTable()
  stage.append(
    element('div', { className: 'booth felt' }, crown(), element('div', { className: 'table' }, cards)),
    payouts.list,
  )
  const reset = () => {
    cards.replaceChildren(...Array.from({ length: CARDS }, () => back(pattern)))
    for (const row of payouts.list.children) row.classList.remove('won')
  }
  reset()

  return {
    prompt: say('poker.prompt'),
    action: say('poker.action'),
    choice: () => ({}),
    lock() {},
    setPays: payouts.show,
    start: reset,
    stop: reset,
    async show(result, { still, wait }) {
      const pause = still ? 0 : 320
      for (const [place, card] of result.cards.entries()) {
        if (pause > 0) await wait(pause)
        cards.children[place].replaceWith(cardFace(card))
      }
      if (pause > 0) await wait(pause)
      if (result.hand === null) return say('poker.none')
      for (const [place, card] of [...cards.children].entries())
        card.classList.add(result.held.includes(place) ? 'held' : 'loose')
      payouts.list.children[Object.keys(hands).indexOf(result.hand)]?.classList.add('won')
      return hands[result.hand]
    },
  }
}
