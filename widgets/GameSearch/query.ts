/** The query of a search. It is stored with the history entry and survives a reload. */
interface QueryState {
  readonly queries?: { readonly [search: string]: string }
}

const entryState = (): QueryState => (history.state as QueryState | null) ?? {}

export const readQuery = (search: string): string => entryState().queries?.[search] ?? ''

export function storeQuery(search: string, query: string): void {
  const state = entryState()
  history.replaceState({ ...state, queries: { ...state.queries, [search]: query } }, '')
}
