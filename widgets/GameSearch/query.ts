/** The query of a search. It belongs to the history entry and survives a reload. */
interface EntryState {
  readonly queries?: { readonly [search: string]: string }
}

const entryState = (): EntryState => (history.state as EntryState | null) ?? {}

export const readQuery = (search: string): string => entryState().queries?.[search] ?? ''

export function storeQuery(search: string, query: string): void {
  const state = entryState()
  history.replaceState({ ...state, queries: { ...state.queries, [search]: query } }, '')
}
