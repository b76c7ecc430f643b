// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Records what the player is about to do, before the identity check for it. */
export interface Args {
  /** What the player is about to do. */
  readonly action: 1 | 2 | 3 | 4 | 5 | 6 | 88
}
