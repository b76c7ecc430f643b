/**
 * The world: the store of all cells (facts, data sources, state values). Cells can be subscribed to. No React, no
 * clock, no network.
 */
import { at, type Json } from '../core/json.ts'
import { hasType } from '../core/rule.ts'
import type { FactType } from '../core/slice.ts'
import { cellPathOf, type ReadCell } from '../core/value.ts'

export interface World {
  /** Reads a reference such as `fact.player.balance` or `data.games.value`; undefined while unknown. */
  readonly read: ReadCell
  /**
   * Sets cells (`fact.player.balance`, `state.tab`, `data.games`, `route`) in one change. Undefined makes a cell
   * unknown.
   */
  readonly set: (changes: { readonly [cell: string]: unknown }) => void
  /**
   * Like `set`, but returns the subscribers to notify instead of calling them. `read` already returns the new values.
   */
  readonly put: (changes: { readonly [cell: string]: unknown }) => Iterable<() => void>
  /**
   * Calls `changed` after a change of any of `cells`. The caller must not modify `cells` afterwards. Returns a function
   * that unsubscribes.
   */
  readonly watch: (cells: Iterable<string>, changed: () => void) => () => void
  /** True if the cell has a subscriber. */
  readonly isWatched: (cell: string) => boolean
  /** Increases with every change. Equal versions mean that nothing changed. */
  readonly version: number
  /** Adds types of facts. A value of another type is reported, and its fact becomes unknown. */
  readonly declare: (facts: { readonly [fact: string]: FactType }) => void
  readonly types: { readonly [fact: string]: FactType }
}

export function createWorld(report: (code: string, message: string) => void): World {
  const values = new Map<string, unknown>()
  const watchers = new Map<string, Set<() => void>>()
  const types: { [fact: string]: FactType } = Object.create(null) as { [fact: string]: FactType }

  const read: ReadCell = (ref) => {
    // Most references are just the name of a cell, so this lookup is the fast path.
    const whole = values.get(ref)
    if (whole !== undefined) return whole
    const { cell, path } = cellPathOf(ref)
    return at(values.get(cell), path)
  }

  const world: World & { version: number } = {
    read,
    version: 0,
    types,
    declare(facts) {
      Object.assign(types, facts)
    },
    set(changes) {
      for (const changed of world.put(changes)) changed()
    },
    put(changes) {
      const calls = new Set<() => void>()
      for (const [cell, given] of Object.entries(changes)) {
        const value = accepted(cell, given, types, report)
        if (Object.is(values.get(cell), value)) continue
        values.set(cell, value)
        for (const changed of watchers.get(cell) ?? []) calls.add(changed)
        world.version++
      }
      return calls
    },
    watch(cells, changed) {
      for (const cell of cells) {
        const set = watchers.get(cell)
        if (set === undefined) watchers.set(cell, new Set([changed]))
        else set.add(changed)
      }
      return () => {
        for (const cell of cells) watchers.get(cell)?.delete(changed)
      }
    },
    isWatched: (cell) => (watchers.get(cell)?.size ?? 0) > 0,
  }
  return world
}

function accepted(
  cell: string,
  value: unknown,
  types: { readonly [fact: string]: FactType },
  report: (code: string, message: string) => void,
): unknown {
  if (value === undefined || !cell.startsWith('fact.')) return value
  const type = types[cell.slice(5)]
  if (type === undefined || hasType(value, type)) return value
  report('FACT-TYPE', `the value of ${cell} does not have the declared type`)
  return undefined
}

/** State of one data source, as references read it: `data.games.status`, `data.games.value.…`. */
export interface DataCell {
  readonly status: 'loading' | 'ready' | 'error'
  readonly value?: Json
  /**
   * `cause` is `timeout` when the gateway did not answer in time, `network` when it was not reached, `refused` when it
   * answered with a code of its own, and `server` when it failed. `message` is the text of the site for a refused
   * call, and otherwise the message of the failure, or `Error(code)` if there is none.
   */
  readonly error?: {
    readonly code: string
    readonly message: string
    readonly cause: 'timeout' | 'network' | 'refused' | 'server'
  }
}
