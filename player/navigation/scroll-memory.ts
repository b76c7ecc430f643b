/** Scroll positions of history entries that were left. Each entry carries a key in `history.state`. */

/** Number of stored positions. Older ones are removed; going back to them starts at the top. */
const MAX_POSITIONS = 50

export interface ScrollMemory {
  /** Stores the position of the current entry before it is left. */
  readonly leave: () => void
  /** Makes a new history entry, or changes the current one. */
  readonly enter: (url: URL, how: 'push' | 'replace') => void
  /** The entry that the browser has gone back or forward to. */
  readonly pop: (url: URL) => void
  /** The stored position of the current entry; 0 when it has none. */
  readonly position: () => number
}

export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>()
  let key = currentKey()
  history.scrollRestoration = 'manual'
  return {
    leave() {
      positions.delete(key)
      positions.set(key, scrollY)
      for (const oldest of positions.keys()) if (positions.size > MAX_POSITIONS) positions.delete(oldest)
    },
    enter(url, how) {
      if (how === 'push') key = String(Date.now())
      history[how === 'push' ? 'pushState' : 'replaceState']({ key }, '', url)
    },
    pop(url) {
      key = currentKey()
      if (url.href !== location.href) history.replaceState({ key }, '', url)
    },
    position: () => positions.get(key) ?? 0,
  }
}

function currentKey(): string {
  const state = history.state as { key?: unknown } | null
  return typeof state?.key === 'string' ? state.key : ''
}
