import type { ActionContext } from '../../engine/action.ts'

const KEY = 'searches'
const MOST = 8
const MAX_LENGTH = 60

/** Returns the searches made on this device, the latest first. */
export function recentSearches({ storage }: Pick<ActionContext, 'storage'>): readonly string[] {
  const stored = storage.get(KEY)
  return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string').slice(0, MOST) : []
}

/** Stores a search as the latest, and removes an earlier equal search. */
export function rememberSearch(ctx: Pick<ActionContext, 'storage'>, query: string): readonly string[] {
  const search = query.trim().slice(0, MAX_LENGTH)
  const isOther = (one: string): boolean => one.toLowerCase() !== search.toLowerCase()
  const searches = search === '' ? recentSearches(ctx) : [search, ...recentSearches(ctx).filter(isOther)].slice(0, MOST)
  ctx.storage.set(KEY, searches)
  return searches
}

export function forgetSearches({ storage }: Pick<ActionContext, 'storage'>): void {
  storage.remove(KEY)
}
