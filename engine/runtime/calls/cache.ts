/** Answers kept for a while: in memory, and on request in storage that outlives the page. One slot a call and payload. */
import { isObject, type Json } from '../../core/json.ts'
import type { CacheSettings } from './contract.ts'

export interface ValueStorage {
  get(key: string): Json | undefined
  set(key: string, value: Json): void
}

export interface Cached {
  readonly value: Json
  /** False once it is older than its setting, or was kept under another key. */
  readonly fresh: boolean
}

export interface Cache {
  /** What lies in `slot`. `key` is what the answer depends on beyond its slot. */
  readonly find: (slot: string, key: string, settings: CacheSettings) => Cached | undefined
  readonly keep: (slot: string, key: string, settings: CacheSettings, value: Json) => void
}

const MOST = 60

export function createCache(storage: ValueStorage, now: () => number): Cache {
  const memory = new Map<string, { readonly key: string; readonly at: number; readonly value: Json }>()

  function fromStorage(slot: string): { readonly key: string; readonly at: number; readonly value: Json } | undefined {
    const kept = storage.get(`cache ${slot}`)
    if (!isObject(kept)) return undefined
    const { key, at, value } = kept
    return typeof key === 'string' && typeof at === 'number' && value !== undefined ? { key, at, value } : undefined
  }

  return {
    find(slot, key, settings) {
      const entry = memory.get(slot) ?? (settings.storage === 'local' ? fromStorage(slot) : undefined)
      if (entry === undefined) return undefined
      const age = now() - entry.at
      // A clock that was set back makes an age below zero: not fresh, but better than nothing.
      return { value: entry.value, fresh: entry.key === key && age >= 0 && age < settings.seconds * 1000 }
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
