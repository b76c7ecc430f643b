import type { GameRules, GameOutcome } from './game-rules.ts'

/** The faces of each die: gold, coral, sea, sky, rose, leaf. */
const FACES = 6
const MAX_COLORS = 3

/** Win on one color, as a multiple of the bet, by the number of dice that show it. */
const times = [0, 2, 3, 4]

/** Three dice with six colors, as at a fair. Bets on up to three colors, each with the same amount. */
export const color: GameRules = {
  title: 'color.title',
  rules: (say) => [say('color.rule-pick', { most: MAX_COLORS }), say('color.rule-dice'), say('color.rule-pay')],
  pays: [
    { on: (say) => say('color.pay-one'), times: 2 },
    { on: (say) => say('color.pay-two'), times: 3 },
    { on: (say) => say('color.pay-three'), times: 4 },
  ],
  returns: [{ on: 'color.return', part: 199n, of: 216n }],
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
