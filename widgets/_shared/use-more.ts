import { useState } from 'react'

/**
 * Tracks a list that loads further entries. Entries that violate the contract of the call are left out, so the list may
 * never reach `total`. It is complete when an answer to a request for further entries contains none.
 */
export function useMore<T>(entries: readonly T[], total: number) {
  const [asked, setAsked] = useState<{ readonly entries: readonly T[]; readonly limit: number }>()
  // Each answer is a new array.
  const isLoading = asked?.entries === entries
  const isComplete = asked !== undefined && !isLoading && entries.length <= asked.entries.length
  return {
    hasMore: entries.length < total && !isComplete,
    isLoading,
    /** Remembers a request for `count` further entries, and returns how many entries to request in total. */
    ask(count: number): number {
      const limit = Math.max(entries.length, asked?.limit ?? 0) + count
      setAsked({ entries, limit })
      return limit
    },
  }
}
