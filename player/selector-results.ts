/**
 * Results of selectors from prerendering. The second stage loads the code of the selectors. Until then their inputs do
 * not change, so hydration needs only the results.
 */
import type { Json } from '../engine/core/json.ts'
import type { PrerenderedSelect, Selector } from '../engine/core/value.ts'

/** Results by selector name and arguments. */
export interface SelectorResults {
  readonly [query: string]: Json | undefined
}

const queryOf = (name: string, args: object, prerendered: PrerenderedSelect | undefined): string =>
  `${name}${prerendered?.entries ?? ''}${JSON.stringify(args)}`

/** A selector that also records its results. */
export function recording(
  name: string,
  selector: Selector,
  results: { [query: string]: Json | undefined },
  prerendered?: PrerenderedSelect,
): Selector {
  return { select: (read, args) => (results[queryOf(name, args, prerendered)] = selector.select(read, args)) }
}

/** Returns a selector that returns recorded results, for use until the code of the selector is loaded. */
export function replaying(name: string, results: SelectorResults, prerendered?: PrerenderedSelect): Selector {
  return { select: (_read, args) => results[queryOf(name, args, prerendered)] }
}

/**
 * Returns a selector that returns the prerendered result until the data sources with public answers are loaded, so the
 * cards of the prerendered page stay.
 * @param sources data sources whose public answers the page shows
 */
export function replayingFirst(
  name: string,
  selector: Selector,
  results: SelectorResults,
  { prerendered, sources }: { readonly prerendered: PrerenderedSelect; readonly sources: readonly string[] },
): Selector {
  const cells = sources.filter((source) => prerendered.reads.includes(`data.${source}.value`))
  return {
    select(read, args) {
      const isLoaded = cells.every(
        (source) => read(`data.${source}.value`) != null && read(`data.${source}.status`) !== 'loading',
      )
      const recorded = isLoaded ? undefined : results[queryOf(name, args, prerendered)]
      return recorded === undefined ? selector.select(read, args) : recorded
    },
  }
}
