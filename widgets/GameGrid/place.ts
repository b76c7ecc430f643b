/** How many cards of a list are shown. The number is stored with the history entry and survives a reload. */
export interface GridPlace {
  readonly shown: number
}

interface GridState {
  readonly key?: string
  readonly places?: { readonly [list: string]: GridPlace }
}

const entryState = (): GridState => (history.state as GridState | null) ?? {}

/** Returns the key of the current history entry; undefined before navigation has started. */
export const currentEntry = (): string | undefined => entryState().key

export const readPlace = (list: string): GridPlace | undefined => entryState().places?.[list]

export function storePlace(list: string, place: GridPlace): void {
  const state = entryState()
  history.replaceState({ ...state, places: { ...state.places, [list]: place } }, '')
}
