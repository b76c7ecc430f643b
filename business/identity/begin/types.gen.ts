// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Records the operation that the player is about to do. Use it before the identity check. */
export interface Args {
  /** The operation that the player is about to do. */
  readonly action: 1 | 2 | 3 | 4 | 5 | 6 | 88
}
