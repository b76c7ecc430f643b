// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Requests the address of the selected game from the gateway. Use it after the steps that check the player and the game. */
export interface Args {
  /** The number of the launch, which games.prepare passes to its flow. It prevents the steps of a canceled launch from launching a game that was selected later. */
  readonly launch?: number
}
