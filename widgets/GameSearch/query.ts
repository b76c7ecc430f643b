/** Number of cards that a new query shows, and that the button for more games adds. */
export const CARDS = 60

/** The query of a search, and the number of cards. They are stored with the history entry and survive a reload. */
interface QueryState {
  readonly queries?: { readonly [search: string]: string }
  readonly cards?: number
}

const entryState = (): QueryState => (history.state as QueryState | null) ?? {}

/** The query of the history entry, or else that of the address: `/search?q=bingo`. */
export const readQuery = (search: string): string =>
  entryState().queries?.[search] ?? new URLSearchParams(location.search).get('q') ?? ''

export const readCards = (): number => entryState().cards ?? CARDS

export function storeQuery(search: string, query: string, cards = CARDS): void {
  const state = entryState()
  history.replaceState({ ...state, queries: { ...state.queries, [search]: query }, cards }, '')
}
