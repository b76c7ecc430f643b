// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Closes a popup, which then does not open automatically for the rest of the day. */
export interface Args {
  /** The popup that is closed and does not open again for the rest of the day. */
  readonly popup: string
}
