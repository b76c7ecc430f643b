// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Buys a gift for the host of a live room with the balance of the player. Let the player confirm the gift before this step. */
export interface Args {
  /** ID of the live room. */
  readonly liveId: string
  /** ID of the gift that the player buys. */
  readonly giftId: string
}
