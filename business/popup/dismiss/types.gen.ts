// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Closes a popup for the rest of the day. */
export interface Args {
  /** The popup */
  readonly popup: string
}
