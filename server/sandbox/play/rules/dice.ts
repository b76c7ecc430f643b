import type { GameRules, GameOutcome } from './game-rules.ts'

const FACES = 6
const timesOf: { readonly [on: string]: number } = { small: 2, triple: 34, big: 2 }

/** What three dice show: three equal numbers, or a small (4 to 10) or big (11 to 17) sum. */
function nameOf(dice: readonly number[]): string {
  if (dice.every((die) => die === dice[0])) return 'triple'
  return dice.reduce((sum, die) => sum + die, 0) <= 10 ? 'small' : 'big'
}

/** Three dice with the numbers 1 to 6. */
export const dice: GameRules = {
  title: 'dice.title',
  rules: (say) => [say('dice.rule-dice'), say('dice.rule-bet'), say('dice.rule-triple')],
  pays: [
    { on: (say) => say('dice.pay-half'), times: 2 },
    { on: (say) => say('dice.pay-triple'), times: 34 },
  ],
  returns: [
    { on: 'dice.return-half', part: 105n, of: 108n },
    { on: 'dice.return-triple', part: 34n, of: 36n },
  ],
  round({ on }) {
    const times = typeof on === 'string' && Object.hasOwn(timesOf, on) ? timesOf[on] : undefined
    if (times === undefined) return undefined
    return {
      units: 1,
      draw(random): GameOutcome {
        const rolled = [random(FACES) + 1, random(FACES) + 1, random(FACES) + 1]
        const name = nameOf(rolled)
        return { times: name === on ? times : 0, result: { dice: rolled, name } }
      },
    }
  },
}
