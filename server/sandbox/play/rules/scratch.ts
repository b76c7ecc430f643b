import type { GameOutcome, GameRules } from './game-rules.ts'
import { symbolText } from './slot.ts'

/** Denominator of the chances. */
const PARTS = 1_000

/** Win as a multiple of the bet, and its chance, by the index of the symbol that a ticket has three times. */
const prizes = [
  { times: 100, chance: 1 },
  { times: 25, chance: 4 },
  { times: 10, chance: 15 },
  { times: 5, chance: 40 },
  { times: 2, chance: 100 },
  { times: 1, chance: 200 },
] as const

const FIELDS = [0, 1, 2, 3, 4, 5]

/** Every three of the six fields. */
const triples = FIELDS.flatMap((a) => FIELDS.flatMap((b) => FIELDS.map((c) => [a, b, c]))).filter(
  ([a = 0, b = 0, c = 0]) => a < b && b < c,
)

/** The symbols of the scratch tickets, best first. */
const beach = ['pearl', 'vinta', 'sun', 'palm', 'coconut', 'starfish']
const fiesta = ['ruby', 'crown', 'bell', 'parol', 'fan', 'sampaguita']
const symbolsOfGame: { readonly [gameId: string]: readonly string[] } = { 12102: beach, 12202: beach }

export const scratchSymbolsOf = (gameId: string): readonly string[] => symbolsOfGame[gameId] ?? fiesta

/** A ticket with six covered fields, which wins if three of them show the same symbol. */
export const scratchWith = (symbols: readonly string[]): GameRules => ({
  title: 'scratch.title',
  rules: (say) => [say('scratch.rule-buy'), say('scratch.rule-pay'), say('scratch.rule-drawn')],
  pays: prizes.map(({ times, chance }, index) => ({
    on: (say) =>
      say('scratch.pay', { name: say(symbolText(symbols[index] ?? '')), percent: ((chance * 100) / PARTS).toFixed(1) }),
    times,
  })),
  returns: [{ on: 'scratch.return', part: 95n, of: 100n }],
  round: () => ({
    units: 1,
    draw(random): GameOutcome {
      const three = prizeOf(random(PARTS))
      const places = triples[random(triples.length)] ?? []
      const first = three ?? random(FIELDS.length)
      // A ticket that loses has one pair. Each symbol is in the pair with the same chance, so no ticket seems to have
      // nearly won more than it would by chance.
      const count = three === undefined ? 2 : 3
      let next = 1
      const fields = FIELDS.map((field) =>
        places.slice(0, count).includes(field) ? first : (first + next++) % FIELDS.length,
      )
      return { times: three === undefined ? 0 : (prizes[three]?.times ?? 0), result: { fields, three: three ?? null } }
    },
  }),
})

export const scratch = scratchWith(fiesta)

/** The index of the prize for a number below `PARTS`; undefined for a ticket that loses. */
function prizeOf(number: number): number | undefined {
  let from = 0
  for (const [index, { chance }] of prizes.entries()) if (number < (from += chance)) return index
  return undefined
}
