// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Logs in with the ticket that the native app or the page of a mini-app sends. It is used by the start of the session area. */
export interface Args {
  /** The ticket. */
  readonly ticket: string
  /** The login name of the player. */
  readonly loginName: string
}
