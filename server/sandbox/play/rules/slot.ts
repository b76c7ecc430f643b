import type { GameRules, GameOutcome } from './game-rules.ts'

/** The symbols by index, and the win for three of them on a line. */
const symbols = [
  { name: 'slot.sign', times: 60 },
  { name: 'slot.moon', times: 30 },
  { name: 'slot.fish', times: 8 },
  { name: 'slot.calamansi', times: 5 },
  { name: 'slot.fan', times: 3 },
  { name: 'slot.drum', times: 2 },
] as const

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
  title: 'slot.title',
  rules: (say) => [say('slot.rule-reels'), say('slot.rule-lines'), say('slot.rule-pay')],
  pays: symbols.map(({ name, times }) => ({ on: (say) => say('slot.three', { name: say(name) }), times })),
  returns: [{ on: 'slot.return', part: 1645n, of: 1728n }],
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
