import type { GameRules, GameOutcome } from './game-rules.ts'

/** The symbols by index, and the win for three of them on a line. */
const symbols = [
  { name: 'Parol', times: 60 },
  { name: 'Moon', times: 30 },
  { name: 'Fish', times: 8 },
  { name: 'Mango', times: 5 },
  { name: 'Sampaguita', times: 3 },
  { name: 'Drum', times: 2 },
]

/** The strip of each reel: indexes of symbols. */
const strip: readonly number[] = [0, 5, 4, 3, 5, 2, 4, 1, 5, 3, 4, 2]

/** The row on each reel, from left to right, for each of the five lines. */
const lines: readonly (readonly [number, number, number])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
]

/** Three reels with three visible rows. Each reel stops at any place of its strip with the same chance. */
export const slot: GameRules = {
  title: 'Slot',
  rules: [
    'Three reels stop at random. Three rows are visible.',
    'Five lines count: the three rows and the two diagonals.',
    'Three equal symbols on a line pay. Wins on several lines are added.',
  ],
  pays: symbols.map(({ name, times }) => ({ on: `Three × ${name}`, times })),
  returns: [{ on: 'each spin', part: 1645n, of: 1728n }],
  round: () => ({
    units: 1,
    draw(random): GameOutcome {
      const stops = [random(strip.length), random(strip.length), random(strip.length)]
      const window = stops.map((stop) => [0, 1, 2].map((row) => strip[(stop + row) % strip.length] ?? 0))
      const won = lines.flatMap((rows) => {
        const [first, ...others] = rows.map((row, reel) => window[reel]?.[row])
        return first !== undefined && others.every((symbol) => symbol === first)
          ? [{ rows: [...rows], symbol: first }]
          : []
      })
      return {
        times: won.reduce((sum, { symbol }) => sum + (symbols[symbol]?.times ?? 0), 0),
        result: { window, lines: won },
      }
    },
  }),
}
