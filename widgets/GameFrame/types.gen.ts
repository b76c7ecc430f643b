// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** A running game, full screen, with a way out that is always there. */
export interface Props {
  /** Address of the game; empty while it is asked for */
  readonly src: string
  /** Name of the game */
  readonly title: string
  /** State of the address of the game */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** Words of the way out */
  readonly closeLabel: string
  /** Words while the game loads */
  readonly loadingText: string
  /** What happened, when the game did not open */
  readonly errorText: string
  /** Words on the button that tries again */
  readonly retryLabel: string
}
