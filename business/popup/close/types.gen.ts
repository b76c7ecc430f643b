// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Closes the open popup. */
export interface Args {
  /** The popup to close. If another popup is open, it stays open. Leave out to close any popup. */
  readonly popup?: string
}
