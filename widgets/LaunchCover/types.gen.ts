// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** The cover and the name of a game that is opening, over the whole page, with a button that cancels the launch. If the launch fails, an error text and a retry button are shown. */
export interface Props {
  /** Name of the game that is being opened, shown on its cover. */
  readonly name: string
  /** Address of the cover, shown while the game opens. Leave out to show no cover. */
  readonly image: string
  /** State of the launch. The time limit runs while the game opens. When the launch failed, the error text and the retry button are shown. */
  readonly status: 'idle' | 'waiting' | 'loading' | 'ready' | 'error'
  /** Shown while the game opens or waits for the network. */
  readonly text: string
  /** Milliseconds after which the late text is shown. */
  readonly waitMs: number
  /** Shown when the game has not opened in time. */
  readonly lateText: string
  /** Shown with the retry button when the game did not open. Leave out to show the late text instead. */
  readonly errorText?: string
  /** Words on the button that opens the game again. Leave out for no button. */
  readonly retryLabel?: string
  /** Words on the button that cancels the launch. */
  readonly closeLabel: string
}

/** The payload of each event. */
export interface Events {
  /** The close button was pressed. */
  readonly close: undefined
  /** The retry button was pressed. */
  readonly retry: undefined
}
