import { expect, test } from 'vitest'
import type { Json } from '../../engine/core/json.ts'
import { forgetSearches, recentSearches, rememberSearch } from './search-history.ts'

function device(): { readonly storage: Parameters<typeof rememberSearch>[0]['storage'] } {
  const stored = new Map<string, Json>()
  return {
    storage: {
      get: (key) => stored.get(key),
      set: (key, value) => void stored.set(key, value),
      remove: (key) => void stored.delete(key),
    },
  }
}

test('the latest search is first, and no search appears twice', () => {
  const ctx = device()
  rememberSearch(ctx, 'bingo')
  rememberSearch(ctx, 'color game')
  expect(rememberSearch(ctx, ' Bingo ')).toEqual(['Bingo', 'color game'])
  expect(rememberSearch(ctx, '   ')).toEqual(['Bingo', 'color game'])
})

test('at most eight searches are kept, and all can be removed', () => {
  const ctx = device()
  for (let n = 0; n < 12; n++) rememberSearch(ctx, `game ${n}`)
  expect(recentSearches(ctx)).toHaveLength(8)
  forgetSearches(ctx)
  expect(recentSearches(ctx)).toEqual([])
})

test('invalid entries of the storage are ignored', () => {
  const ctx = device()
  ctx.storage.set('searches', ['bingo', 3, null])
  expect(recentSearches(ctx)).toEqual(['bingo'])
  ctx.storage.set('searches', 'bingo')
  expect(recentSearches(ctx)).toEqual([])
})
