import { defineAction } from '../../../engine/action.ts'
import { forgetSearches } from '../search-history.ts'

export const action = defineAction({
  name: 'games.forgetSearches',
  run(ctx) {
    forgetSearches(ctx)
    return { ok: true, effects: { facts: { 'games.recentSearches': [] } } }
  },
})
