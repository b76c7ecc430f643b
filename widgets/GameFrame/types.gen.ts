// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** A running game on the full screen, with a button to leave it that is always visible. */
export interface Props {
  /** Address of the game. Empty while it is being loaded. */
  readonly src: string
  /** Name of the game, shown in the bar. */
  readonly title: string
  /** State of the address of the game. A retry button is shown when it failed. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** Words on the button that leaves the game. */
  readonly closeLabel: string
  /** Shown while the game loads. */
  readonly loadingText: string
  /** Shown when the game did not open. */
  readonly errorText: string
  /** Words on the button that loads the game again. */
  readonly retryLabel: string
}

/** What each event carries. */
export interface Events {
  /** The close button was pressed, or the game asked to be closed. */
  readonly close: undefined
  /** The retry button was pressed. */
  readonly retry: undefined
}
