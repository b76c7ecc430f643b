/** The place in a list: how many cards are shown. It belongs to the history entry and survives a reload. */
export interface Place {
  readonly shown: number
}

interface EntryState {
  readonly key?: string
  readonly places?: { readonly [list: string]: Place }
}

const entryState = (): EntryState => (history.state as EntryState | null) ?? {}

/** The key of the current history entry; undefined before navigation has started. */
export const currentEntry = (): string | undefined => entryState().key

export const readPlace = (list: string): Place | undefined => entryState().places?.[list]

export function storePlace(list: string, place: Place): void {
  const state = entryState()
  history.replaceState({ ...state, places: { ...state.places, [list]: place } }, '')
}
