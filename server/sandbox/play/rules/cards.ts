import type { Random } from '../random.ts'
import type { GameRules, GameOutcome } from './game-rules.ts'

const RANKS = 13
const sides = ['sun', 'moon', 'tie']

/** Returns the points of a hand. An ace counts 1, tens and faces count 0. Only the last digit of the sum counts. */
const pointsOf = (cards: readonly number[]): number =>
  cards.reduce((sum, rank) => sum + (rank >= 9 ? 0 : rank + 1), 0) % 10

/** Lucky nine between two hands. Each card comes from a full deck. */
export const cards: GameRules = {
  title: 'cards.title',
  rules: (say) => [say('cards.rule-bet'), say('cards.rule-points'), say('cards.rule-third'), say('cards.rule-tie')],
  pays: [
    { on: (say) => say('cards.pay-hand'), times: 1.95 },
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
