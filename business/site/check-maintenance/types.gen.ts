// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Checks at the gateway whether the site is in maintenance, and opens or leaves the maintenance page. */
export interface Args {
  /** If true, a message says that the site is still in maintenance, or that the check has failed. */
  readonly isPressed?: boolean
}
