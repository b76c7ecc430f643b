// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Says what the player is about to do, before it is looked up whether that needs an identity check. */
export interface Args {
  /** What the player is about to do: 1 deposit, 2 withdraw, 3 open a game, 4 log in, 5 register, 6 other, 88 bind a card */
  readonly action: 1 | 2 | 3 | 4 | 5 | 6 | 88
}
