// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Chooses the skin for this device. An empty name returns to the skin of the site. */
export interface Args {
  /** ID of the skin. Empty to use the skin of the site. */
  readonly skin: string
}
