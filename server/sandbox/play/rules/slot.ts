import type { TextKey } from '../texts.ts'
import type { GameRules, GameOutcome } from './game-rules.ts'
import slotSymbols from './slot-symbols.gen.json' with { type: 'json' }

/** The win for three equal symbols on a line, by the index of the symbol. */
const times = [60, 30, 8, 5, 3, 2]

/** The symbols of a slot, the subject of its cover first, and their theme. */
export interface SlotSymbols {
  readonly theme: string
  readonly symbols: readonly string[]
}

/** The symbols of a slot whose cover is not drawn by the sandbox. */
const defaultSymbols: SlotSymbols = { theme: 'fiesta', symbols: ['parol', 'gong', 'drum', 'banig', 'fan', 'bell'] }

export const slotSymbolsOf = (gameId: string): SlotSymbols =>
  (slotSymbols as { readonly [gameId: string]: SlotSymbols })[gameId] ?? defaultSymbols

export const symbolText = (symbol: string): TextKey => `symbol.${symbol}` as TextKey

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
export const slotWith = (symbols: readonly string[]): GameRules => ({
  title: 'slot.title',
  rules: (say) => [say('slot.rule-reels'), say('slot.rule-lines'), say('slot.rule-pay')],
  pays: symbols.map((symbol, index) => ({
    on: (say) => say('slot.three', { name: say(symbolText(symbol)) }),
    times: times[index] ?? 0,
  })),
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
        times: won.reduce((sum, { symbol }) => sum + (times[symbol] ?? 0), 0),
        result: { window, lines: won },
      }
    },
  }),
})

export const slot = slotWith(defaultSymbols.symbols)
