/** The place in a list: which games, and how many cards. It belongs to the history entry and survives a reload. */
export interface Place {
  readonly platform: string
  readonly shown: number
}

export function readPlace(list: string): Place | undefined {
  return (history.state as { places?: { readonly [list: string]: Place } } | null)?.places?.[list]
}

export function storePlace(list: string, place: Place): void {
  const state = history.state as { places?: object } | null
  history.replaceState({ ...state, places: { ...state?.places, [list]: place } }, '')
}
