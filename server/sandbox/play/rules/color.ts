import type { GameRules, GameOutcome } from './game-rules.ts'

/** The faces of each die: gold, coral, sea, sky, rose, leaf. */
const FACES = 6
const MAX_COLORS = 3

/** Win on one color, as a multiple of the bet, by the number of dice that show it. */
const times = [0, 2, 3, 4]

/** Three dice with six colors, as at a fair. Bets on up to three colors, each with the same amount. */
export const color: GameRules = {
  title: 'Color game',
  rules: [
    `Pick one to ${MAX_COLORS} colors. You pay the bet once for each color.`,
    'Three dice with the same six colors are rolled.',
    'The payout of each of your colors depends on the number of dice that show it.',
  ],
  pays: [
    { on: 'One die', times: 2 },
    { on: 'Two dice', times: 3 },
    { on: 'Three dice', times: 4 },
  ],
  returns: [{ on: 'each color', part: 199n, of: 216n }],
  round({ colors }) {
    if (!Array.isArray(colors) || colors.length < 1 || colors.length > MAX_COLORS) return undefined
    const picked = new Set(colors)
    const isColor = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < FACES
    if (picked.size !== colors.length || !colors.every(isColor)) return undefined
    return {
      units: picked.size,
      draw(random): GameOutcome {
        const dice = [random(FACES), random(FACES), random(FACES)]
        const won = [...picked].map((one) => times[dice.filter((die) => die === one).length] ?? 0)
        return { times: won.reduce((sum, each) => sum + each, 0), result: { dice } }
      },
    }
  },
}
