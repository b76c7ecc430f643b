// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Handles a session token that is missing or that the gateway refused. The gateway client uses it. */
export interface Args {
  /** What is wrong with the token. */
  readonly problem: 'expired' | 'empty'
}
