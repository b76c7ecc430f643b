// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Closes a popup and prevents it from opening automatically for the rest of the day. */
export interface Args {
  /** The popup that is closed and does not open automatically for the rest of the day. */
  readonly popup: string
}
