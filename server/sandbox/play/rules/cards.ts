import type { Random } from '../random.ts'
import type { Say, TextKey } from '../texts.ts'
import type { GameRules, GameOutcome } from './game-rules.ts'

/** What the tables call their two hands. A round names the hands `sun` and `moon` at each table. */
const tables = {
  nine: { title: 'cards.title', hands: ['cards.sun', 'cards.moon'] },
  baccarat: { title: 'cards.baccarat', hands: ['cards.player', 'cards.banker'] },
  dragon: { title: 'cards.dragon-tiger', hands: ['cards.dragon', 'cards.tiger'] },
} as const satisfies { readonly [table: string]: { readonly title: TextKey; readonly hands: readonly TextKey[] } }

export type CardTable = keyof typeof tables

/** The tables of games whose covers show another table than lucky nine. */
const tableOfGame: { readonly [gameId: string]: CardTable } = {
  // Baccarat Bay, Speed Baccarat
  17101: 'baccarat',
  17201: 'baccarat',
  // Dragon Terrace, Dragon Tiger
  17104: 'dragon',
  17204: 'dragon',
}

export const cardTableOf = (gameId: string): CardTable => tableOfGame[gameId] ?? 'nine'

const RANKS = 13
const sides = ['sun', 'moon', 'tie']

/** Returns the points of a hand. An ace counts 1, tens and faces count 0. Only the last digit of the sum counts. */
const pointsOf = (cards: readonly number[]): number =>
  cards.reduce((sum, rank) => sum + (rank >= 9 ? 0 : rank + 1), 0) % 10

/** Two hands, of which the one nearer to nine wins. Each card comes from a full deck. */
export const cardsAt = (table: CardTable): GameRules => ({
  title: tables[table].title,
  rules: (say) => [
    say('cards.rule-bet', handsOf(table, say)),
    say('cards.rule-points'),
    say('cards.rule-third'),
    say('cards.rule-tie'),
  ],
  pays: [
    { on: (say) => say('cards.pay-hand', handsOf(table, say)), times: 1.95 },
    { on: (say) => say('cards.pay-back'), times: 1 },
    { on: (say) => say('cards.pay-tie'), times: 10 },
  ],
  returns: [
    { on: 'cards.return-hand', part: 23_587_439n, of: 24_134_045n },
    { on: 'cards.return-tie', part: 4_539_610n, of: 4_826_809n },
  ],
  round({ side }) {
    if (typeof side !== 'string' || !sides.includes(side)) return undefined
    return {
      units: 1,
      draw(random): GameOutcome {
        const { sun, moon } = deal(random)
        const [sunPoints, moonPoints] = [pointsOf(sun), pointsOf(moon)]
        const winner = sunPoints === moonPoints ? 'tie' : sunPoints > moonPoints ? 'sun' : 'moon'
        const timesOfHand = winner === 'tie' ? 1 : winner === side ? 1.95 : 0
        const timesOfTie = winner === 'tie' ? 10 : 0
        return {
          times: side === 'tie' ? timesOfTie : timesOfHand,
          result: { sun, moon, sunPoints, moonPoints, winner },
        }
      },
    }
  },
})

export const cards = cardsAt('nine')

/** The names of both hands as values of texts. */
function handsOf(table: CardTable, say: Say): { readonly first: string; readonly second: string } {
  const [first, second] = tables[table].hands
  return { first: say(first), second: say(second) }
}

/** Ranks from 0 for the ace to 12 for the king. */
function deal(random: Random): { readonly sun: readonly number[]; readonly moon: readonly number[] } {
  const sun = [random(RANKS), random(RANKS)]
  const moon = [random(RANKS), random(RANKS)]
  const points = [pointsOf(sun), pointsOf(moon)]
  if (points.some((each) => each >= 8)) return { sun, moon }
  const withThird = (hand: readonly number[]) => (pointsOf(hand) <= 5 ? [...hand, random(RANKS)] : hand)
  return { sun: withThird(sun), moon: withThird(moon) }
}
