import { defineAction } from '../../../engine/action.ts'
import { rememberSearch } from '../search-history.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'games.rememberSearch',
  run: (ctx, { query }) => ({ ok: true, effects: { facts: { 'games.recentSearches': rememberSearch(ctx, query) } } }),
})
