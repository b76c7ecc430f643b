import { defineSelector } from '../../../engine/action.ts'
import type { JackpotsErrorArgs } from '../selectors.gen.ts'

/** Why a list of the games with jackpots could not be loaded. */
export const selector = defineSelector<JackpotsErrorArgs, string>({
  name: 'games.jackpotsError',
  reads: [
    'data.games.error.cause',
    'data.games.error.message',
    'data.jackpots.error.cause',
    'data.jackpots.error.message',
  ],
  select: (read, { field }) => String(read(`data.games.error.${field}`) ?? read(`data.jackpots.error.${field}`) ?? ''),
})
