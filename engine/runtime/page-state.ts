/** The state and data of the page on screen, and of popups over it. */
import type { WireSlice } from '../core/wire.ts'
import { cellsOf } from './cells.ts'
import type { DataSources } from './data.ts'
import type { World } from './world.ts'

export interface OpenPageState {
  /** Makes the facts, state and data of a slice available beside those of the page. */
  readonly enter: (slice: Omit<WireSlice, 'root'>) => void
  /** Makes `slice` the page. Drops the state if the previous page was a different one. Call `enter` afterwards. */
  readonly replace: (slice: PageSlice) => void
  /** Whether a rule of the page reads this fact. */
  readonly reads: (fact: string) => boolean
}

export type PageSlice = Pick<WireSlice, 'page' | 'data' | 'state' | 'facts'>

export function createPageState(world: World, data: DataSources, first: PageSlice): OpenPageState {
  let page = first

  return {
    enter(slice) {
      world.declare(slice.facts)
      const state = Object.entries(cellsOf('state.', slice.state))
      world.set(Object.fromEntries(state.filter(([cell]) => world.read(cell) === undefined)))
      data.open({ ...page.data, ...slice.data })
    },
    replace(slice) {
      const dropped = page.page === slice.page ? [] : Object.keys(page.state)
      page = slice
      world.set(Object.fromEntries(dropped.map((name) => [`state.${name}`, undefined])))
    },
    reads: (fact) => fact in page.facts,
  }
}
