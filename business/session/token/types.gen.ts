// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Deals with a token that the gateway refused or that is not there yet. Used by the gateway client. */
export interface Args {
  /** What is wrong with the token */
  readonly problem: 'expired' | 'empty'
}
