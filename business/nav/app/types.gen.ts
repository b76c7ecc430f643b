// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Asks the native app to go back or to close its window. Stops the chain when the app does it. */
export interface Args {
  /** Whether the native app goes back one page or closes its window. */
  readonly way: 'back' | 'close'
  /** Whether the page leaves this to the native app. Without it the chain continues. */
  readonly wanted?: boolean
}
