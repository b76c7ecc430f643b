// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Sets whether a login is in progress. The login form shows a spinner meanwhile. Used by the action session.login. */
export interface Args {
  /** True while the login is in progress. */
  readonly busy: boolean
}
