/** Cached answers, in memory or in storage that outlives the page. One slot for each call and payload. */
import { isObject, type Json } from '../../core/json.ts'
import type { CacheSettings } from './contract.ts'

export interface ValueStorage {
  get(key: string): Json | undefined
  set(key: string, value: Json): void
}

export interface Cached {
  readonly value: Json
  /** Identifies the inputs of the answer that are not part of the slot. */
  readonly key: string
  /** False if the answer is older than the cache settings allow. */
  readonly isCurrent: boolean
}

export interface Cache {
  /**
   * Returns the entry of `slot`. The caller decides whether the entry is fresh: it must be current, and have the key of
   * the call.
   */
  readonly find: (slot: string, settings: CacheSettings) => Cached | undefined
  readonly keep: (slot: string, key: string, settings: CacheSettings, value: Json) => void
}

/** `at` is the time of the answer, milliseconds since 1970. */
type CacheEntry = { readonly key: string; readonly at: number; readonly value: Json }

const MOST = 60

export function createCache(storage: ValueStorage, now: () => number): Cache {
  const memory = new Map<string, CacheEntry>()

  function fromStorage(slot: string): CacheEntry | undefined {
    const entry = storage.get(`cache ${slot}`)
    return isEntry(entry) ? entry : undefined
  }

  return {
    find(slot, settings) {
      const entry = memory.get(slot) ?? (settings.storage === 'local' ? fromStorage(slot) : undefined)
      if (entry === undefined) return undefined
      const age = now() - entry.at
      // When the clock was set back, the age is negative: the entry is not current, but can be used when the gateway
      // fails.
      return { value: entry.value, key: entry.key, isCurrent: age >= 0 && age < settings.seconds * 1000 }
    },
    keep(slot, key, settings, value) {
      const entry = { key, at: now(), value }
      memory.delete(slot)
      memory.set(slot, entry)
      if (memory.size > MOST) memory.delete(memory.keys().next().value as string)
      if (settings.storage === 'local') storage.set(`cache ${slot}`, entry)
    },
  }
}

function isEntry(stored: Json | undefined): stored is CacheEntry {
  return (
    isObject(stored) && typeof stored.key === 'string' && typeof stored.at === 'number' && stored.value !== undefined
  )
}
