// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Asks the native app for its own way: back, or to close the window. Ends the chain when the app took it. */
export interface Args {
  /** What the app is asked for */
  readonly way: 'back' | 'close'
}
