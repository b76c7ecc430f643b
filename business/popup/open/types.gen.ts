// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Opens a popup. */
export interface Args {
  /** The popup to open. */
  readonly popup: string
}
