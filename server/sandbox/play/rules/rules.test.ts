/**
 * Computes the return to player of each demo game from every possible outcome, and compares it with the stated return.
 */
import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../../../engine/core/json.ts'
import { drawWithoutReturn, type Random, seededRandom } from '../random.ts'
import { DRAWN, lines, timesForLines } from './bingo.ts'
import type { GameRules } from './game-rules.ts'
import { handOf } from './poker.ts'
import { demoGames } from './rules-of-game.ts'

const {
  aim,
  bingo,
  blackjack,
  cards,
  color,
  dice,
  drop,
  fish,
  lottery,
  poker,
  pool,
  race,
  roulette,
  scratch,
  slot,
  wheel,
} = demoGames

/** An exact non-negative fraction. */
interface Fraction {
  readonly part: bigint
  readonly of: bigint
}
const same = (a: Fraction, b: Fraction): boolean => a.part * b.of === b.part * a.of

/**
 * Runs a round with every sequence of random numbers. Returns the sum of the wins weighted by chance, divided by the
 * units of the round.
 */
function returnOf(rules: GameRules, choice: JsonObject): Fraction {
  const round = rules.round(choice)
  if (round === undefined) throw new Error(`the choice ${JSON.stringify(choice)} is not valid`)
  /** Sums of the wins in hundredths of the bet. The key n stands for the sequences that have a chance of 1/n each. */
  const sums = new Map<number, number>()
  const path: { readonly limit: number; value: number }[] = []
  for (;;) {
    let depth = 0
    const random: Random = (limit) => (path[depth++] ??= { limit, value: 0 }).value
    const { times } = round.draw(random)
    let sequences = 1
    for (const { limit } of path) sequences *= limit
    sums.set(sequences, (sums.get(sequences) ?? 0) + Math.round(times * 100))
    let last = path.at(-1)
    while (last !== undefined && last.value === last.limit - 1) {
      path.pop()
      last = path.at(-1)
    }
    if (last === undefined) break
    last.value++
  }
  const of = [...sums.keys()].reduce((product, each) => product * BigInt(each), 1n)
  const part = [...sums].reduce((total, [each, sum]) => total + (BigInt(sum) * of) / BigInt(each), 0n)
  return { part, of: of * 100n * BigInt(round.units) }
}

const binomial = (n: number, k: number): bigint => {
  let value = 1n
  for (let i = 1; i <= k; i++) value = (value * BigInt(n - k + i)) / BigInt(i)
  return k < 0 ? 0n : value
}

/**
 * Computes the return from all 2^24 sets of hit numbers of a card, each weighted by the number of draws that hit
 * exactly this set.
 */
function returnOfBingo(): Fraction {
  const masks = lines.map((places) => places.reduce((mask, place) => mask | (1 << place), 0))
  /** Sum of the wins by the number of hits. */
  const wins = Array.from({ length: 25 }, () => 0)
  const bits = (set: number): number => {
    const pairs = set - ((set >>> 1) & 0x55555555)
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
    return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
  }
  for (let set = 0; set < 1 << 24; set++) {
    const hit = ((set >>> 12) << 13) | (1 << 12) | (set & 0xfff)
    let complete = 0
    for (const mask of masks) if ((hit & mask) === mask) complete++
    if (complete > 0) wins[bits(set)] = (wins[bits(set)] ?? 0) + timesForLines(complete)
  }
  const part = wins.reduce((sum, win, hits) => sum + BigInt(win) * binomial(75 - 24, DRAWN - hits), 0n)
  return { part, of: binomial(75, DRAWN) }
}

const card = [1, 16, 31, 46, 61, 2, 17, 32, 47, 62, 3, 18, 0, 48, 63, 4, 19, 34, 49, 64, 5, 20, 35, 50, 65]

test.each<readonly [string, GameRules, number, readonly JsonObject[]]>([
  ['a slot', slot, 0, [{}]],
  ['one color', color, 0, [{ colors: [0] }, { colors: [5] }]],
  ['three colors', color, 0, [{ colors: [1, 2, 4] }]],
  ['any fish', fish, 0, [0, 1, 2, 3, 4, 5].map((index) => ({ fish: index }))],
  ['any target', aim, 0, [0, 1, 2, 3, 4, 5].map((target) => ({ target }))],
  ['a ball that drops', drop, 0, [{}]],
  ['any racer', race, 0, [0, 1, 2, 3, 4, 5].map((racer) => ({ racer }))],
  ['a scratch ticket', scratch, 0, [{}]],
  ['a lottery ticket', lottery, 0, [{ digits: [0, 0, 0] }, { digits: [4, 9, 4] }]],
  ['a break of pool', pool, 0, [{ balls: [1, 2, 3] }, { balls: [9, 4, 7] }]],
  ['a hand of cards', cards, 0, [{ side: 'sun' }, { side: 'moon' }]],
  ['a tie of cards', cards, 1, [{ side: 'tie' }]],
  ['half of the dice', dice, 0, [{ on: 'small' }, { on: 'big' }]],
  ['a triple of dice', dice, 1, [{ on: 'triple' }]],
  ['half of a roulette', roulette, 0, ['red', 'black', 'odd', 'even'].map((on) => ({ on }))],
  ['a number of a roulette', roulette, 0, [0, 17, 36].map((number) => ({ on: 'number', number }))],
  ['a payout of a wheel', wheel, 0, [2, 4, 7, 14, 28].map((times) => ({ times }))],
])('the return of %s is exactly as stated', (_, rules, index, choices) => {
  const stated = rules.returns[index] ?? { part: 0n, of: 1n }
  for (const choice of choices) {
    const counted = returnOf(rules, choice)
    expect(same(counted, stated), `${JSON.stringify(choice)}: ${reduced(counted)}`).toBe(true)
  }
})

/** Computes the return from all sets of five cards. The hands are recognized in another way than in the rules. */
function returnOfPoker(): Fraction {
  /** The ranks of each straight as bits, the ace as bit 0 and again as bit 13. */
  const straights = new Set(Array.from({ length: 10 }, (_, low) => 0b11111 << low))
  const timesOf = (name: string): number => poker.pays[names.indexOf(name)]?.times ?? 0
  const names = ['royal', 'straight flush', 'four', 'full', 'flush', 'straight', 'three', 'two pairs', 'pair']
  let part = 0
  let of = 0
  const counts = Array.from({ length: 13 }, () => 0)
  const suits = [0, 0, 0, 0]
  const deal = (from: number, left: number): void => {
    if (left > 0) {
      for (let card = from; card <= 52 - left; card++) {
        counts[card >> 2]!++
        suits[card & 3]!++
        deal(card + 1, left - 1)
        counts[card >> 2]!--
        suits[card & 3]!--
      }
      return
    }
    of++
    let bits = 0
    let equalPairs = 0
    for (let rank = 0; rank < 13; rank++) {
      const count = counts[rank]!
      if (count > 0) bits |= (1 << rank) | (rank === 0 ? 1 << 13 : 0)
      equalPairs += (count * (count - 1)) / 2
    }
    const isFlush = suits.includes(5)
    const isRoyal = (bits & (0b11111 << 9)) === 0b11111 << 9
    const isStraight = isRoyal || straights.has(bits & ~(1 << 13))
    const byPairs = [undefined, 'pair', 'two pairs', 'three', 'full', undefined, 'four'][equalPairs]
    const plain = isFlush ? 'flush' : isStraight ? 'straight' : byPairs
    part += timesOf(isFlush && isRoyal ? 'royal' : isFlush && isStraight ? 'straight flush' : (plain ?? ''))
  }
  deal(0, 5)
  return { part: BigInt(part), of: BigInt(of) }
}

test('the return of a deal of poker is exactly as stated', () => {
  const counted = returnOfPoker()
  expect(same(counted, poker.returns[0] ?? { part: 0n, of: 1n }), reduced(counted)).toBe(true)
})

test.each([
  ['royal', [0, 9, 10, 11, 12]],
  ['straight-flush', [13, 14, 15, 16, 17]],
  ['straight', [0, 14, 2, 3, 4]],
  ['straight', [0, 9, 10, 11, 25]],
  ['flush', [0, 10, 11, 12, 1]],
  ['four', [5, 18, 31, 44, 0]],
  ['full', [5, 18, 31, 1, 14]],
  ['three', [5, 18, 31, 1, 15]],
  ['two-pairs', [5, 18, 1, 14, 12]],
  ['pair', [5, 18, 1, 15, 12]],
  [undefined, [0, 14, 2, 3, 5]],
  // A straight does not go on from the king over the ace.
  [undefined, [0, 14, 11, 12, 10]],
])('poker recognizes the hand %s in the cards %j', (name, dealt) => {
  expect(handOf(dealt)).toBe(name)
})

test('a deal of poker has five different cards, pays its hand, and names the cards that make the hand', () => {
  const random = seededRandom(3)
  const rank = (card = 0) => card % 13
  for (let n = 0; n < 300; n++) {
    const { times, result } = poker.round({})!.draw(random)
    const { cards: dealt, hand, held } = result as { cards: number[]; hand: string | null; held: number[] }
    expect(new Set(dealt).size).toBe(5)
    expect(dealt.every((each) => each >= 0 && each < 52)).toBe(true)
    expect(hand).toBe(handOf(dealt) ?? null)
    expect(times > 0).toBe(hand !== null)
    if (hand === 'pair') expect(held.map((place) => rank(dealt[place]))).toEqual(Array(2).fill(rank(dealt[held[0]!])))
    if (hand === null) expect(held).toEqual([])
  }
})

/** How many cards of a deck have each value. Index 1 is the ace; index 10 is the ten, jack, queen and king. */
const valuesOfDeck = [0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 16]

/** A hand of blackjack that draws no more: its cards by value, and in how many orders of values it is drawn. */
interface FinishedHand {
  readonly values: readonly number[]
  readonly size: number
  readonly score: number
  orders: number
}

/**
 * All finished hands of blackjack, without regard to the order of their cards. The score of a hand is its points, 21.5
 * for a blackjack, or 0 for more than 21 points.
 */
function finishedHands(): readonly FinishedHand[] {
  const found = new Map<string, FinishedHand>()
  const values = valuesOfDeck.map(() => 0)
  const draw = (size: number, hard: number): void => {
    const points = values[1]! > 0 && hard < 12 ? hard + 10 : hard
    if (size > 1 && points > 16) {
      const score = points > 21 ? 0 : points === 21 && size === 2 ? 21.5 : points
      const hand = found.get(values.join()) ?? { values: [...values], size, score, orders: 0 }
      hand.orders++
      found.set(values.join(), hand)
      return
    }
    for (let value = 1; value <= 10; value++) {
      if (values[value] === valuesOfDeck[value]) continue
      values[value]!++
      draw(size + 1, hard + value)
      values[value]!--
    }
  }
  draw(0, 0)
  return [...found.values()]
}

/** Returns in how many ways `count` of `of` cards can be dealt one after another. */
const waysToDeal = (of: number, count: number): number => {
  let ways = 1
  for (let dealt = 0; dealt < count; dealt++) ways *= of - dealt
  return ways
}

/**
 * Computes the returns of the bets on the player, the dealer, the push and the blackjack of the player from all pairs
 * of finished hands. The dealer of a pair may draw although a blackjack or a lost hand of the player has ended the
 * round: that does not change who wins.
 */
function returnsOfBlackjack(): readonly Fraction[] {
  const hands = finishedHands()
  const timesOf = (index: number) => blackjack.pays[index]?.times ?? 0
  const hundredths = (score: number, against: number): readonly number[] => {
    const isPush = score > 0 && score === against
    const isWon = score > against
    return [
      isPush ? timesOf(3) : isWon ? timesOf(score === 21.5 ? 1 : 0) : 0,
      isPush ? timesOf(3) : isWon ? 0 : timesOf(2),
      isPush ? timesOf(4) : 0,
      score === 21.5 ? timesOf(5) : 0,
    ].map((times) => Math.round(times * 100))
  }
  const scores = [...new Set(hands.map(({ score }) => score))]
  /** The number of ways of pairs by the score of the player, the score of the dealer, and the number of cards. */
  const ways = new Map<string, bigint>()
  for (const player of hands) {
    const left = valuesOfDeck.map((count, value) => count - player.values[value]!)
    const own = player.orders * valuesOfDeck.reduce((all, of, value) => all * waysToDeal(of, player.values[value]!), 1)
    const sums = new Map<number, number>()
    for (const dealer of hands) {
      let dealt = dealer.orders
      for (let value = 1; value <= 10 && dealt > 0; value++)
        if (dealer.values[value]! > 0) dealt *= Math.max(0, waysToDeal(left[value]!, dealer.values[value]!))
      const key = scores.indexOf(dealer.score) * 32 + player.size + dealer.size
      if (dealt > 0) sums.set(key, (sums.get(key) ?? 0) + dealt)
    }
    for (const [key, sum] of sums) {
      if (!Number.isSafeInteger(sum)) throw new Error('a sum is not exact')
      const at = `${player.score} ${scores[Math.floor(key / 32)]} ${key % 32}`
      ways.set(at, (ways.get(at) ?? 0n) + BigInt(own) * BigInt(sum))
    }
  }
  /** All orders of the first 24 cards of a deck; no pair of hands has more cards. */
  const orders = (from: number): bigint => {
    let product = 1n
    for (let dealt = from; dealt < 24; dealt++) product *= BigInt(52 - dealt)
    return product
  }
  const parts = [0n, 0n, 0n, 0n]
  let all = 0n
  for (const [at, each] of ways) {
    const [score = 0, against = 0, size = 0] = at.split(' ').map(Number)
    const weight = each * orders(size)
    all += weight
    for (const [bet, times] of hundredths(score, against).entries()) parts[bet]! += BigInt(times) * weight
  }
  expect(all).toBe(orders(0))
  return parts.map((part) => ({ part, of: all * 100n }))
}

test('the return of each bet on blackjack is exactly as stated', () => {
  const counted = returnsOfBlackjack()
  expect(blackjack.returns).toHaveLength(counted.length)
  for (const [bet, each] of counted.entries())
    expect(same(each, blackjack.returns[bet] ?? { part: 0n, of: 1n }), `bet ${bet}: ${reduced(each)}`).toBe(true)
}, 60_000)

test('a round of blackjack is dealt, drawn and paid by its rules', () => {
  const random = seededRandom(21)
  const seen = new Set<string>()
  /** All values that a hand can have, because each ace counts 1 or 11. */
  const totals = (hand: readonly number[]): readonly number[] =>
    hand.reduce(
      (sums, card) =>
        card % 13 === 0
          ? sums.flatMap((sum) => [sum + 1, sum + 11])
          : sums.map((sum) => sum + Math.min((card % 13) + 1, 10)),
      [0],
    )
  const best = (hand: readonly number[]): number =>
    Math.max(...totals(hand).filter((sum) => sum <= 21), Math.min(...totals(hand)) > 21 ? Math.min(...totals(hand)) : 0)
  for (let n = 0; n < 1500; n++)
    for (const on of ['player', 'dealer', 'push', 'blackjack']) {
      const { times, result } = blackjack.round({ on })!.draw(random)
      const { player, dealer, winner } = result as { player: number[]; dealer: number[]; winner: string }
      expect(new Set([...player, ...dealer]).size).toBe(player.length + dealer.length)
      const [own, other] = [best(player), best(dealer)]
      expect([result.playerPoints, result.dealerPoints]).toEqual([own, other])
      const naturals = [player, dealer].map((hand) => hand.length === 2 && best(hand) === 21)
      for (const hand of [player, dealer])
        for (let size = 2; size < hand.length; size++) expect(best(hand.slice(0, size))).toBeLessThan(17)
      if (naturals.includes(true)) expect([player.length, dealer.length]).toEqual([2, 2])
      else {
        expect(own).toBeGreaterThanOrEqual(17)
        if (own > 21) expect(dealer).toHaveLength(2)
        else expect(other).toBeGreaterThanOrEqual(17)
      }
      const rank = (points: number, isNatural: boolean) => (isNatural ? 22 : points > 21 ? 0 : points)
      const [left, right] = [rank(own, naturals[0]!), rank(other, naturals[1]!)]
      const expected = left === 0 || left < right ? 'dealer' : left > right ? 'player' : 'push'
      expect(winner).toBe(expected)
      seen.add(`${on} ${winner} ${naturals[0]} ${times}`)
    }
  expect([...seen].toSorted()).toEqual(
    [
      'player player false 2',
      'player player true 2.5',
      'player push false 1',
      'player push true 1',
      'player dealer false 0',
      'dealer dealer false 1.75',
      'dealer player false 0',
      'dealer player true 0',
      'dealer push false 1',
      'dealer push true 1',
      'push push false 10',
      'push push true 10',
      'push player false 0',
      'push player true 0',
      'push dealer false 0',
      'blackjack player true 20',
      'blackjack push true 20',
      'blackjack player false 0',
      'blackjack dealer false 0',
      'blackjack push false 0',
    ].toSorted(),
  )
})

test('the return of a bingo card is exactly as stated', () => {
  const counted = returnOfBingo()
  expect(same(counted, bingo.returns[0] ?? { part: 0n, of: 1n }), reduced(counted)).toBe(true)
})

test('no game returns less than 90 % or more than 98 % of the bets', () => {
  for (const [name, { returns }] of Object.entries(demoGames))
    for (const { part, of } of returns) {
      const share = Number((part * 10_000n) / of) / 10_000
      expect(share, name).toBeGreaterThanOrEqual(0.9)
      expect(share, name).toBeLessThanOrEqual(0.98)
    }
})

test('a scratch ticket shows the symbol that pays three times, and no other symbol more than twice', () => {
  const random = seededRandom(9)
  let wins = 0
  for (let n = 0; n < 2000; n++) {
    const { times, result } = scratch.round({})!.draw(random)
    const { fields, three } = result as { fields: number[]; three: number | null }
    const counts = [0, 1, 2, 3, 4, 5].map((symbol) => fields.filter((each) => each === symbol).length)
    expect(fields).toHaveLength(6)
    expect(counts.indexOf(3)).toBe(three ?? -1)
    expect(Math.max(...counts)).toBe(three === null ? 2 : 3)
    expect(times).toBe(three === null ? 0 : scratch.pays[three]?.times)
    if (three !== null) wins++
  }
  // The chance to win is 36 %.
  expect(wins / 2000).toBeCloseTo(0.36, 1)
})

describe('bingo', () => {
  test('draws different balls from 1 to 75, and pays the lines that they complete', () => {
    const random = seededRandom(5)
    for (let n = 0; n < 200; n++) {
      const outcome = bingo.round({ card })?.draw(random)
      if (outcome === undefined) throw new Error('the card is not valid')
      const { balls, lines: complete } = outcome.result as { balls: number[]; lines: number[][] }
      expect(new Set(balls).size).toBe(DRAWN)
      expect(balls.every((ball) => ball >= 1 && ball <= 75)).toBe(true)
      const isHit = (place: number) => place === 12 || balls.includes(card[place] ?? -1)
      expect(complete).toEqual(lines.filter((places) => places.every(isHit)))
      expect(outcome.times).toBe(timesForLines(complete.length))
    }
  })
})

test('a draw without replacement gives every order with the same chance', () => {
  const orders = new Map<string, number>()
  for (let first = 0; first < 4; first++)
    for (let second = 0; second < 3; second++) {
      const values = [first, second]
      const limits: number[] = []
      const order = drawWithoutReturn((limit) => (limits.push(limit), values.shift() ?? 0), 4, 2).join()
      orders.set(order, (orders.get(order) ?? 0) + 1)
      expect(limits).toEqual([4, 3])
    }
  expect([...orders.values()]).toEqual(Array.from({ length: 12 }, () => 1))
})

test('the same seed gives the same numbers, another seed gives different numbers, and every value occurs', () => {
  const values = (seed: number) => Array.from({ length: 300 }, seededRandom(seed).bind(undefined, 7))
  expect(values(1)).toEqual(values(1))
  expect(values(1)).not.toEqual(values(2))
  expect(new Set(values(1))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]))
})

test.each<readonly [string, GameRules, readonly JsonObject[]]>([
  [
    'colors',
    color,
    [{}, { colors: [] }, { colors: [6] }, { colors: [1, 1] }, { colors: [0, 1, 2, 3] }, { colors: '0' }],
  ],
  ['fish', fish, [{}, { fish: 6 }, { fish: -1 }, { fish: 0.5 }, { fish: 'length' }]],
  ['targets', aim, [{}, { target: 6 }, { target: '0' }]],
  ['racers', race, [{}, { racer: 6 }, { racer: -1 }, { racer: 0.5 }, { racer: '0' }]],
  ['digits', lottery, [{}, { digits: [1, 2] }, { digits: [1, 2, 10] }, { digits: [1, 2, '3'] }]],
  ['balls', pool, [{}, { balls: [1, 2] }, { balls: [1, 2, 2] }, { balls: [0, 1, 2] }, { balls: [1, 2, '3'] }]],
  ['bets on blackjack', blackjack, [{}, { on: 'tie' }, { on: 'toString' }]],
  ['hands', cards, [{}, { side: 'sea' }, { side: 'toString' }]],
  ['bets on dice', dice, [{}, { on: 'odd' }, { on: 'toString' }]],
  [
    'bets on a roulette',
    roulette,
    [{}, { on: 'green' }, { on: 'toString' }, { number: 3 }, { on: 'number' }, { on: 'number', number: 37 }],
  ],
  ['payouts', wheel, [{}, { times: 0 }, { times: 3 }, { times: '2' }]],
  [
    'cards',
    bingo,
    [{}, { card: card.slice(1) }, { card: card.with(12, 33) }, { card: card.with(0, 16) }, { card: card.with(0, 2) }],
  ],
])('choices with invalid %s are refused', (_, rules, choices) => {
  expect(choices.filter((choice) => rules.round(choice) !== undefined)).toEqual([])
})

function reduced({ part, of }: Fraction): string {
  const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b))
  const by = divisor(part, of)
  return `counted ${part / by} of ${of / by}, ${(Number((part * 1_000_000n) / of) / 10_000).toFixed(4)} %`
}
