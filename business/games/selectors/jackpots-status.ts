import { defineSelector } from '../../../engine/action.ts'
import type { JackpotsStatusArgs, JackpotsStatusResult } from '../selectors.gen.ts'

/** The data sources whose states are combined. */
const SOURCES = ['data.games.status', 'data.jackpots.status'] as const

/** The state of a list of the games with jackpots, which needs the games and the prize pools. */
export const selector = defineSelector<JackpotsStatusArgs, JackpotsStatusResult>({
  name: 'games.jackpotsStatus',
  reads: SOURCES,
  select(read) {
    const states = SOURCES.map(read)
    if (states.includes('error')) return 'error'
    return states.every((state) => state === 'ready') ? 'ready' : 'loading'
  },
})
