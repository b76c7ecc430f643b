// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Says that a login is running. Used by the login itself. */
export interface Args {
  /** True while it runs */
  readonly busy: boolean
}
