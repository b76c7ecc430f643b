/**
 * Public answers of a page (decision 19) in the world. They appear together: a list of games without the list of hidden
 * games would show hidden games. If one fails without an earlier answer, all of them fail.
 */
import type { DataCell, World } from './world.ts'

export interface PublicCells {
  /** Sets the names of the public data sources of the page. */
  readonly open: (names: readonly string[]) => void
  /** Sets the state of a source once all of them have an answer or have failed. Returns the subscribers to notify. */
  readonly put: (name: string, state: DataCell) => Iterable<() => void>
  /** The state of a source, even while it waits for the others. */
  readonly read: (name: string) => DataCell | undefined
  /** Drops the state of a source that was removed. */
  readonly drop: (name: string) => void
}

export function createPublicCells(world: World): PublicCells {
  // The own state of each source. The world has the failure of another source instead, as long as that lasts.
  const states = new Map<string, DataCell>()
  let sources: readonly string[] = []
  const read = (name: string): DataCell | undefined =>
    states.get(name) ?? (world.read(`data.${name}`) as DataCell | undefined)
  const isAnswered = (name: string): boolean => {
    const state = read(name)
    return state !== undefined && (state.status !== 'loading' || state.value != null)
  }

  function putAll(): Iterable<() => void> {
    if (!sources.every(isAnswered)) return []
    const failure = sources.map(read).find((state) => state?.status === 'error')
    return world.put(Object.fromEntries(sources.map((name) => [`data.${name}`, failure ?? read(name)])))
  }

  return {
    open(names) {
      sources = names
      for (const changed of putAll()) changed()
    },
    put(name, state) {
      states.set(name, state)
      return putAll()
    },
    read,
    drop: (name) => void states.delete(name),
  }
}
