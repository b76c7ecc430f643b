// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Puts on a skin, until another one is chosen; an empty name goes back to the site's own choice. */
export interface Args {
  /** The skin */
  readonly skin: string
}
