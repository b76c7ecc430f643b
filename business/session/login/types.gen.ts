// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Logs in with account and password, loads the player and closes the login popup. */
export interface Args {
  /** E-mail address, mobile number that starts with 09, or account name, as typed. */
  readonly account: string
  /** The password, as typed. */
  readonly password: string
}
