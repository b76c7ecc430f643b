// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Loads the document again after a delay, so that a preceding message or navigation is still seen. */
export interface Args {
  /** Time before the document is loaded, in milliseconds. */
  readonly afterMs: number
}
