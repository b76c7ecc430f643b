// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** The cover and the name of a game that is opening, over the whole page, with a button that cancels the launch. */
export interface Props {
  /** Name of the game. */
  readonly name: string
  /** Address of the cover, shown while the game opens. Leave out for none. */
  readonly image: string
  /** Shown while the game opens. */
  readonly text: string
  /** Milliseconds after which another text is shown. */
  readonly waitMs: number
  /** Shown when the game has not opened in time. */
  readonly lateText: string
  /** Words on the button that cancels the launch. */
  readonly closeLabel: string
}

/** What each event carries. */
export interface Events {
  /** The close button was pressed. */
  readonly close: undefined
}
