// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Opens a popup. */
export interface Args {
  /** The popup that is shown over the page. */
  readonly popup: string
}
