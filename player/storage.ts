import type { Json } from '../engine/core/json.ts'

/** Small values that outlive the page, under `habi.`. Where storage is full or forbidden, values live as long as the page. */
const held = new Map<string, Json>()

function name(key: string): string {
  return key.startsWith('habi.') ? key : `habi.${key}`
}

export const storage = {
  get(key: string): Json | undefined {
    if (held.has(key)) return held.get(key)
    try {
      const text = localStorage.getItem(name(key))
      return text === null ? undefined : (JSON.parse(text) as Json)
    } catch {
      return undefined
    }
  },
  set(key: string, value: unknown): void {
    try {
      localStorage.setItem(name(key), JSON.stringify(value))
      held.delete(key)
    } catch {
      held.set(key, value as Json)
    }
  },
  remove(key: string): void {
    held.delete(key)
    try {
      localStorage.removeItem(name(key))
    } catch {
      // Forbidden storage holds nothing that could be removed.
    }
  },
}
