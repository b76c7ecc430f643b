// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Game } from '../../engine/widget.ts'

/** A wheel of games. A spin chooses one of the games, all with the same chance, and shows a button that opens the chosen game. */
export interface Props {
  /** The games on the wheel, usually the result of games.byKind. At most eight are shown. */
  readonly games: readonly Game[]
  /** State of the data source of the games. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** Shown when the games could not be loaded. */
  readonly errorText: string
  /** Words on the button that loads the games again. */
  readonly retryLabel: string
  /** Words on the button that spins the wheel. */
  readonly spinLabel: string
  /** Words on the button that spins the wheel once more. */
  readonly againLabel: string
  /** Words on the button that opens the chosen game. */
  readonly openLabel: string
  /** Shown before the name of the chosen game. */
  readonly resultLabel: string
  /** Shown when there are no games. */
  readonly emptyText: string
}

/** The payload of each event. */
export interface Events {
  /** The button that opens the chosen game was pressed. */
  readonly open: {
    /** The chosen game. */
    readonly game: Game
  }
  /** The button that loads the games again was pressed. */
  readonly retry: undefined
}
