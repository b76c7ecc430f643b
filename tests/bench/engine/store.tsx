/** A small store for hand-written React and the interpreter: a value and listeners per path, and one hook. */
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { BenchState } from './workload.ts'

export interface BenchStore {
  readonly get: (path: string) => unknown
  readonly set: (path: string, value: unknown) => void
  readonly watch: (path: string, changed: () => void) => () => void
}

export function createStore(state: BenchState): BenchStore {
  const values = new Map<string, unknown>(Object.entries(state))
  const watchers = new Map<string, Set<() => void>>()
  return {
    get: (path) => values.get(path),
    set(path, value) {
      values.set(path, value)
      for (const changed of watchers.get(path) ?? []) changed()
    },
    watch(path, changed) {
      let set = watchers.get(path)
      if (set === undefined) watchers.set(path, (set = new Set()))
      set.add(changed)
      return () => set.delete(changed)
    },
  }
}

export const StoreContext = createContext<BenchStore>(createStore({}))

export function useValue(path: string): unknown {
  const store = useContext(StoreContext)
  const watch = useCallback((changed: () => void) => store.watch(path, changed), [store, path])
  const get = (): unknown => store.get(path)
  return useSyncExternalStore(watch, get, get)
}
