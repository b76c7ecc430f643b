/** The state and data of the page on screen, and of popups over it. */
import type { Json } from '../core/json.ts'
import type { WireSlice } from '../core/wire.ts'
import { cellsOf } from './cells.ts'
import type { DataSources } from './data.ts'
import type { World } from './world.ts'

export interface OpenPageState {
  /** Makes the facts, state and data of a slice available beside those of the page. */
  readonly enter: (slice: Pick<WireSlice, 'data' | 'state' | 'facts'>) => void
  /**
   * Makes `slice` the page, with the cells of its route. Drops the state if the previous page was a different one. Call
   * `enter` afterwards.
   */
  readonly replace: (slice: PageSlice, route: { readonly [cell: string]: Json }) => void
  /** Whether a rule of the page reads this fact. */
  readonly reads: (fact: string) => boolean
}

export type PageSlice = Pick<WireSlice, 'page' | 'data' | 'state' | 'facts'>

export function createPageState(world: World, data: DataSources, first: PageSlice): OpenPageState {
  let page = first

  return {
    enter(slice) {
      world.declare(slice.facts)
      world.set(initialState(slice, (cell) => world.read(cell) === undefined))
      data.open({ ...page.data, ...slice.data })
    },
    replace(slice, route) {
      const dropped = page.page === slice.page ? {} : cellsOf('state.', page.state)
      page = slice
      // Before the cells change, because a source of the previous page would be called with arguments of this one. The
      // cells change together, so a source of both pages is not called without its state in between.
      data.keep(slice.data)
      world.set({
        ...Object.fromEntries(Object.keys(dropped).map((cell) => [cell, undefined])),
        ...initialState(slice, (cell) => cell in dropped || world.read(cell) === undefined),
        ...route,
      })
    },
    reads: (fact) => fact in page.facts,
  }
}

/** The first values of those state cells of a slice for which `isUnset` is true. */
function initialState(
  { state }: Pick<WireSlice, 'state'>,
  isUnset: (cell: string) => boolean,
): { readonly [cell: string]: Json } {
  return Object.fromEntries(Object.entries(cellsOf('state.', state)).filter(([cell]) => isUnset(cell)))
}
