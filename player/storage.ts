import type { Json } from '../engine/core/json.ts'

/**
 * Small values that outlive the page, stored under `habi.`. Those whose keys begin with `tab.` are stored until the tab
 * is closed. When storage is full or forbidden, values are kept until the page is closed.
 */
const held = new Map<string, Json>()
let isLasting = true

function name(key: string): string {
  return `habi.${key}`
}

/** The storage for a key. Throws when the browser forbids it. */
const placeOf = (key: string): Storage => (key.startsWith('tab.') ? sessionStorage : localStorage)

/** Removes what the device has stored under a key. */
function forget(key: string): void {
  try {
    placeOf(key).removeItem(name(key))
  } catch {
    // Forbidden storage has no entry to remove.
  }
}

export const storage = {
  /** From now on values are only held in memory: a preview reads nothing from the device and stores nothing on it. */
  holdOnly(): void {
    isLasting = false
  },
  get(key: string): Json | undefined {
    if (held.has(key) || !isLasting) return held.get(key)
    try {
      const text = placeOf(key).getItem(name(key))
      return text === null ? undefined : (JSON.parse(text) as Json)
    } catch {
      return undefined
    }
  },
  set(key: string, value: unknown): void {
    held.set(key, value as Json)
    if (!isLasting) return
    try {
      placeOf(key).setItem(name(key), JSON.stringify(value))
      held.delete(key)
    } catch {
      // Storage is full or forbidden, so the value is kept only until the page is closed. The stored earlier value is
      // now wrong and is removed.
      forget(key)
    }
  },
  remove(key: string): void {
    held.delete(key)
    if (isLasting) forget(key)
  },
}
