/** The smallest store a good team would write: one value a path, listeners a path, one hook. For hand-written React and the interpreter. */
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { State } from './workload.ts'

export interface Store {
  readonly get: (path: string) => unknown
  readonly set: (path: string, value: unknown) => void
  readonly watch: (path: string, changed: () => void) => () => void
}

export function createStore(state: State): Store {
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

export const StoreContext = createContext<Store>(createStore({}))

export function useValue(path: string): unknown {
  const store = useContext(StoreContext)
  const watch = useCallback((changed: () => void) => store.watch(path, changed), [store, path])
  const get = (): unknown => store.get(path)
  return useSyncExternalStore(watch, get, get)
}
