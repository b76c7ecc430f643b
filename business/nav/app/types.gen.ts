// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Asks the native app to go back or to close its window. Stops the chain when the app does it. */
export interface Args {
  /** What the native app is asked to do. */
  readonly way: 'back' | 'close'
}
