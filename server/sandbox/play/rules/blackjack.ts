import { drawWithoutReturn } from '../random.ts'
import type { GameOutcome, GameRules } from './game-rules.ts'

const RANKS = 13
const DECK = 52
const MOST = 21
/** Both sides draw until they have this many points. */
const STAND = 17
const ACE = 0

/** Win as a multiple of the bet, by what the bet is on. */
const times = { player: 2, playerBlackjack: 2.5, dealer: 1.75, back: 1, push: 10, blackjack: 20 } as const

type Winner = 'player' | 'dealer' | 'push'

/** Returns the points of a hand of cards from 0 to 51. One ace counts 11 if the hand then has at most 21 points. */
function pointsOf(hand: readonly number[]): number {
  const ranks = hand.map((card) => card % RANKS)
  const low = ranks.reduce((sum, rank) => sum + Math.min(rank + 1, 10), 0)
  return ranks.includes(ACE) && low + 10 <= MOST ? low + 10 : low
}

const isBlackjack = (hand: readonly number[]): boolean => hand.length === 2 && pointsOf(hand) === MOST

/** Deals from a shuffled deck, and draws for the player, then for the dealer. */
function deal(deck: readonly number[]): { readonly player: readonly number[]; readonly dealer: readonly number[] } {
  const cards = deck.values()
  const next = (): number => cards.next().value ?? 0
  const [player, dealer] = [[next()], [next()]]
  player.push(next())
  dealer.push(next())
  if (isBlackjack(player) || isBlackjack(dealer)) return { player, dealer }
  while (pointsOf(player) < STAND) player.push(next())
  if (pointsOf(player) > MOST) return { player, dealer }
  while (pointsOf(dealer) < STAND) dealer.push(next())
  return { player, dealer }
}

function winnerOf(player: readonly number[], dealer: readonly number[]): Winner {
  if (isBlackjack(player) || isBlackjack(dealer))
    return isBlackjack(player) && isBlackjack(dealer) ? 'push' : isBlackjack(player) ? 'player' : 'dealer'
  const [ofPlayer, ofDealer] = [pointsOf(player), pointsOf(dealer)]
  if (ofPlayer > MOST) return 'dealer'
  if (ofDealer > MOST || ofPlayer > ofDealer) return 'player'
  return ofPlayer === ofDealer ? 'push' : 'dealer'
}

const bets = ['player', 'dealer', 'push', 'blackjack']

function timesOf(on: string, winner: Winner, hasBlackjack: boolean): number {
  if (on === 'blackjack') return hasBlackjack ? times.blackjack : 0
  if (on === 'push') return winner === 'push' ? times.push : 0
  if (winner === 'push') return times.back
  if (on !== winner) return 0
  return winner === 'dealer' ? times.dealer : hasBlackjack ? times.playerBlackjack : times.player
}

/** A hand of blackjack from one deck, in which the player's hand is drawn by the same rule as the dealer's. */
export const blackjack: GameRules = {
  title: 'blackjack.title',
  rules: (say) => [
    say('blackjack.rule-bet'),
    say('blackjack.rule-points'),
    say('blackjack.rule-draw', { stand: STAND }),
    say('blackjack.rule-bust'),
    say('blackjack.rule-blackjack'),
    say('blackjack.rule-push'),
  ],
  pays: [
    { on: (say) => say('blackjack.pay-player'), times: times.player },
    { on: (say) => say('blackjack.pay-player-blackjack'), times: times.playerBlackjack },
    { on: (say) => say('blackjack.pay-dealer'), times: times.dealer },
    { on: (say) => say('blackjack.pay-back'), times: times.back },
    { on: (say) => say('blackjack.pay-push'), times: times.push },
    { on: (say) => say('blackjack.pay-blackjack'), times: times.blackjack },
  ],
  // All orders in which both hands can be dealt from one deck, weighted by their chances (`rules.test.ts`).
  returns: [
    { on: 'blackjack.return-player', part: 924_575_432_954_857_730_429n, of: 980_301_202_330_317_367_500n },
    { on: 'blackjack.return-dealer', part: 101_873_886_751_264_009_997n, of: 106_458_049_121_844_420_000n },
    { on: 'blackjack.return-push', part: 139_504_144_125_392_812_673n, of: 147_045_180_349_547_605_125n },
    { on: 'blackjack.return-blackjack', part: 640n, of: 663n },
  ],
  round({ on }) {
    if (typeof on !== 'string' || !bets.includes(on)) return undefined
    return {
      units: 1,
      draw(random): GameOutcome {
        const { player, dealer } = deal(drawWithoutReturn(random, DECK, DECK))
        const winner = winnerOf(player, dealer)
        return {
          times: timesOf(on, winner, isBlackjack(player)),
          result: {
            player: [...player],
            dealer: [...dealer],
            playerPoints: pointsOf(player),
            dealerPoints: pointsOf(dealer),
            winner,
          },
        }
      },
    }
  },
}
