// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Loads the page again after a delay, so players can read a message that was shown before. */
export interface Args {
  /** Time before the page is loaded again, in milliseconds. */
  readonly afterMs: number
}
