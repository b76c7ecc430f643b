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

const { aim, bingo, cards, color, dice, drop, fish, lottery, poker, pool, race, roulette, scratch, slot, wheel } =
  demoGames

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
