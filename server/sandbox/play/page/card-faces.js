/** The cards of all games with cards: their faces, and their backs. */
import { drawing, element } from './elements.js'
import { say } from './texts.js'

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
/** How the ranks and suits are read aloud. */
const words = [say('rank.ace'), ...ranks.slice(1, 10), say('rank.jack'), say('rank.queen'), say('rank.king')]
const namesOfSuits = [say('suit.spades'), say('suit.hearts'), say('suit.clubs'), say('suit.diamonds')]
const suits = [
  { red: false, d: 'M24 5c8 8 15 13 15 21 0 7-9 9-12 3 0 5 1 8 5 11H16c4-3 5-6 5-11-3 6-12 4-12-3 0-8 7-13 15-21z' },
  { red: true, d: 'M24 42C8 30 5 22 8 15c3-7 12-7 16 0 4-7 13-7 16 0 3 7 0 15-16 27z' },
  { red: false, d: 'M24 5a8 8 0 0 1 6 13 8 8 0 1 1-4 13c0 5 2 7 6 10H16c4-3 6-5 6-10a8 8 0 1 1-4-13 8 8 0 0 1 6-13z' },
  { red: true, d: 'M24 4l16 20-16 20L8 24z' },
]

/** The closed side of a card with the pattern of the game, which is 48 wide and 68 high. */
export const back = (pattern) => element('div', { className: 'card back' }, drawing('0 0 48 68', pattern, 'pattern'))

/** Where the pips of the ranks 2 to 10 are on a card that is 70 wide and 100 high. Those below the middle are upside down. */
const [left, middle, right] = [32, 44, 56]
const corners = [left, right].flatMap((x) => [18, 82].map((y) => [x, y]))
const sixSides = [...corners, [left, 50], [right, 50]]
const eight = [left, right].flatMap((x) => [18, 39.3, 60.7, 82].map((y) => [x, y]))
const pips = [
  [18, 82].map((y) => [middle, y]),
  [18, 50, 82].map((y) => [middle, y]),
  corners,
  [...corners, [middle, 50]],
  sixSides,
  [...sixSides, [middle, 34]],
  [...sixSides, [middle, 34], [middle, 66]],
  [...eight, [middle, 50]],
  [...eight, [middle, 28.5], [middle, 71.5]],
]
/** A suit around `x`, `y`; its drawing is 48 wide. */
const pip = (d, x, y, size) => [
  'path',
  { d, transform: `translate(${x} ${y}) scale(${y > 51 ? -size : size}) translate(-24 -23.500)` },
]

/** The open side of a card. `rank` is 0 for the ace to 12 for the king, `suit` an index of `suits`. */
export function face(rank, suit, label = words[rank]) {
  const { d, red } = suits[suit]
  const isCourt = rank > 9
  // The suit below the rank is smaller than the pips, so that it is not counted as one.
  const index = isCourt ? pip(d, 9, 34, 0.25) : pip(d, 11, 34, 0.22)
  const places = rank === 0 ? [[35, 50]] : (pips[rank - 1] ?? [])
  const court = `/sandbox/play/targets/court-${ranks[rank]}-${red ? 'red' : 'black'}.svg`
  return element(
    'div',
    { className: `card${red ? ' red' : ''}`, role: 'img', 'aria-label': label },
    ...(isCourt ? [element('img', { src: court, alt: '' })] : []),
    element('span', { textContent: ranks[rank], className: rank === 9 ? 'ten' : '' }),
    drawing('0 0 70 100', [index, ...places.map(([x, y]) => pip(d, x, y, rank === 0 ? 0.86 : 0.32))]),
  )
}

/** The open side of a card of a deck, from 0 to 51. */
export function cardFace(card) {
  const [rank, suit] = [card % ranks.length, Math.floor(card / ranks.length)]
  return face(rank, suit, say('suit.card', { rank: words[rank], suit: namesOfSuits[suit] }))
}
// The figures arrive before the first round.
for (const rank of ranks.slice(10))
  for (const color of ['red', 'black']) new Image().src = `/sandbox/play/targets/court-${rank}-${color}.svg`
