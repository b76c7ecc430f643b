// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Logs in with the ticket that the native app or the page of a mini-app sends. Used by the start code of the session area. */
export interface Args {
  /** The ticket in the login message of the container. The gateway returns a session for it. */
  readonly ticket: string
  /** The login name of the player. */
  readonly loginName: string
}
