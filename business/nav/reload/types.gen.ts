// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Loads the document again after a moment, so that a message or a navigation before it is still seen. */
export interface Args {
  /** Milliseconds to wait */
  readonly afterMs: number
}
