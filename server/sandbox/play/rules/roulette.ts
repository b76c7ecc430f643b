import type { GameRules, GameOutcome } from './game-rules.ts'

/** The pockets 0 to 36. 0 is green. */
const POCKETS = 37
const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const TIMES_OF_HALF = 2
const TIMES_OF_NUMBER = 36

/** The bets on half of the pockets other than 0. */
const halves: { readonly [on: string]: (pocket: number) => boolean } = {
  red: (pocket) => red.has(pocket),
  black: (pocket) => pocket !== 0 && !red.has(pocket),
  odd: (pocket) => pocket % 2 === 1,
  even: (pocket) => pocket !== 0 && pocket % 2 === 0,
}

/** A wheel with one zero. One bet for each round. */
export const roulette: GameRules = {
  title: 'roulette.title',
  rules: (say) => [say('roulette.rule-wheel'), say('roulette.rule-bet'), say('roulette.rule-zero')],
  pays: [
    { on: (say) => say('roulette.pay-half'), times: TIMES_OF_HALF },
    { on: (say) => say('roulette.pay-number'), times: TIMES_OF_NUMBER },
  ],
  returns: [{ on: 'roulette.return', part: 36n, of: 37n }],
  round({ on, number }) {
    const isNumber = on === 'number' && Number.isInteger(number) && Number(number) >= 0 && Number(number) < POCKETS
    const half = typeof on === 'string' && Object.hasOwn(halves, on) ? halves[on] : undefined
    if (!isNumber && half === undefined) return undefined
    return {
      units: 1,
      draw(random): GameOutcome {
        const pocket = random(POCKETS)
        const timesOfNumber = pocket === number ? TIMES_OF_NUMBER : 0
        const times = half === undefined ? timesOfNumber : half(pocket) ? TIMES_OF_HALF : 0
        return { times, result: { pocket } }
      },
    }
  },
}
