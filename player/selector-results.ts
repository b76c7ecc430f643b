/**
 * Results of selectors from prerendering. The second stage loads their code. Until then nothing changes that they read,
 * so that hydration only needs the results.
 */
import type { Json } from '../engine/core/json.ts'
import type { Selector } from '../engine/core/value.ts'

/** Results by selector name and arguments. */
export interface SelectorResults {
  readonly [query: string]: Json | undefined
}

const queryOf = (name: string, args: object): string => name + JSON.stringify(args)

/** A selector that also records its results. */
export function recording(name: string, selector: Selector, results: { [query: string]: Json | undefined }): Selector {
  return { select: (read, args) => (results[queryOf(name, args)] = selector.select(read, args)) }
}

/** Returns recorded results until the code of the selector is loaded. */
export function replaying(name: string, results: SelectorResults): Selector {
  return { select: (_read, args) => results[queryOf(name, args)] }
}
