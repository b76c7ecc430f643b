import { drawWithoutReturn } from '../random.ts'
import type { Say } from '../texts.ts'
import type { GameRules, GameOutcome } from './game-rules.ts'

/** Balls 1 to 75, 15 for each column. */
const BALLS = 75
const IN_COLUMN = 15
const SIDE = 5
const CENTER = 12
export const DRAWN = 36

/** Win as a multiple of the bet, by the number of complete lines. The last value applies to five or more lines. */
const times = [0, 1, 6, 30, 150, 500]

export const timesForLines = (count: number): number => times[Math.min(count, times.length - 1)] ?? 0

/** The places of each line on the card, row by row: five rows, five columns, two diagonals. */
export const lines: readonly (readonly number[])[] = [
  ...[0, 1, 2, 3, 4].map((row) => [0, 1, 2, 3, 4].map((column) => row * SIDE + column)),
  ...[0, 1, 2, 3, 4].map((column) => [0, 1, 2, 3, 4].map((row) => row * SIDE + column)),
  [0, 6, 12, 18, 24],
  [4, 8, 12, 16, 20],
]

/** A card of 24 numbers with a free center. */
export const bingo: GameRules = {
  title: 'bingo.title',
  rules: (say) => [
    say('bingo.rule-card'),
    say('bingo.rule-balls', { drawn: DRAWN, balls: BALLS }),
    say('bingo.rule-lines'),
  ],
  pays: times
    .map((each, count) => ({
      on: (say: Say) =>
        count === 5 ? say('bingo.pay-most') : count === 1 ? say('bingo.pay-one') : say('bingo.many', { count }),
      times: each,
    }))
    .slice(1),
  returns: [{ on: 'bingo.return', part: 1_426_175_769_470n, of: 1_523_496_861_241n }],
  round({ card }) {
    if (!Array.isArray(card) || card.length !== SIDE * SIDE || new Set(card).size !== card.length) return undefined
    if (!card.every(isInColumn)) return undefined
    return {
      units: 1,
      draw(random): GameOutcome {
        const balls = drawWithoutReturn(random, BALLS, DRAWN).map((ball) => ball + 1)
        const drawn = new Set(balls)
        const isHit = (place: number) => place === CENTER || drawn.has(Number(card[place]))
        const complete = lines.filter((places) => places.every(isHit)).map((places) => [...places])
        return { times: timesForLines(complete.length), result: { balls, lines: complete } }
      },
    }
  },
}

/**
 * Returns whether a number may be at a place. The center is 0. Each column has 15 numbers: 1 to 15 in the first (B), 61
 * to 75 in the last (O).
 */
function isInColumn(value: unknown, place: number): boolean {
  if (place === CENTER) return value === 0
  const first = (place % SIDE) * IN_COLUMN + 1
  return Number.isInteger(value) && Number(value) >= first && Number(value) < first + IN_COLUMN
}
