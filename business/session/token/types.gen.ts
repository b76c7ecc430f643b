// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Handles a session token that is missing or that the gateway refused. Used by the gateway client. */
export interface Args {
  /** Whether the token has expired or is missing. */
  readonly problem: 'expired' | 'empty'
  /** The token that the gateway refused. Nothing changes if the session has another token by now, such as after a login. Leave out for a missing token. */
  readonly refused?: string
}
