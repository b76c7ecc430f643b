import { drawWithoutReturn } from '../random.ts'
import type { TextKey } from '../texts.ts'
import type { GameRules, GameOutcome } from './game-rules.ts'

const RANKS = 13
const SUITS = 4
const COUNT = 5
/** The rank of the ace, which is the lowest rank or follows the king. */
const ACE = 0

/** The hands that pay, the best first, and their payouts as a multiple of the bet. */
const hands = [
  { name: 'royal', text: 'poker.royal', times: 1000 },
  { name: 'straight-flush', text: 'poker.straight-flush', times: 500 },
  { name: 'four', text: 'poker.four', times: 100 },
  { name: 'full', text: 'poker.full', times: 30 },
  { name: 'flush', text: 'poker.flush', times: 25 },
  { name: 'straight', text: 'poker.straight', times: 20 },
  { name: 'three', text: 'poker.three', times: 7 },
  { name: 'two-pairs', text: 'poker.two-pairs', times: 4 },
  { name: 'pair', text: 'poker.pair', times: 1 },
] as const satisfies readonly { readonly name: string; readonly text: TextKey; readonly times: number }[]

type HandName = (typeof hands)[number]['name']

const rankOf = (card: number): number => card % RANKS
const suitOf = (card: number): number => Math.floor(card / RANKS)

/** Returns the best hand of five different cards from 0 to 51; undefined when they make no hand that pays. */
export function handOf(cards: readonly number[]): HandName | undefined {
  const ranks = cards.map(rankOf).toSorted((a, b) => a - b)
  const isFlush = new Set(cards.map(suitOf)).size === 1
  const sizes = [...new Set(ranks)]
    .map((rank) => ranks.filter((each) => each === rank).length)
    .toSorted((a, b) => b - a)
  if (sizes.length === COUNT) {
    // With the ace after the king, the lowest of the other cards is a ten.
    const isHigh = ranks[0] === ACE && ranks[1] === RANKS - COUNT + 1
    const isStraight = isHigh || (ranks.at(-1) ?? 0) - (ranks[0] ?? 0) === COUNT - 1
    if (isFlush && isHigh) return 'royal'
    if (isFlush && isStraight) return 'straight-flush'
    if (isFlush) return 'flush'
    return isStraight ? 'straight' : undefined
  }
  const [largest, second] = sizes
  if (largest === 4) return 'four'
  if (largest === 3) return second === 2 ? 'full' : 'three'
  return second === 2 ? 'two-pairs' : 'pair'
}

/** Returns the places of the cards that make the hand: those of equal rank, or all cards. */
function placesOf(cards: readonly number[]): readonly number[] {
  const isAlone = (card: number) => cards.filter((other) => rankOf(other) === rankOf(card)).length === 1
  const places = [...cards.keys()]
  return cards.every(isAlone) ? places : places.filter((place) => !isAlone(cards[place] ?? 0))
}

/** Five cards from one deck, paid by the hand of poker that they make. */
export const poker: GameRules = {
  title: 'poker.title',
  rules: (say) => [say('poker.rule-deal'), say('poker.rule-hand'), say('poker.rule-ace')],
  pays: hands.map(({ text, times }) => ({ on: (say) => say(text), times })),
  // Of the 2,598,960 hands of five cards, 4 are royal flushes, 36 straight flushes, 624 fours, 3,744 full houses, 5,108
  // flushes, 10,200 straights, 54,912 threes, 123,552 two pairs and 1,098,240 pairs.
  returns: [{ on: 'poker.return', part: 2_505_252n, of: 2_598_960n }],
  round: () => ({
    units: 1,
    draw(random): GameOutcome {
      const cards = drawWithoutReturn(random, RANKS * SUITS, COUNT)
      const name = handOf(cards)
      return {
        times: hands.find((hand) => hand.name === name)?.times ?? 0,
        result: { cards: [...cards], hand: name ?? null, held: name === undefined ? [] : [...placesOf(cards)] },
      }
    },
  }),
}
