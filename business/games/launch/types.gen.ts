// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Requests the address of the selected game from the gateway. Use it after the steps that check the player and the game. */
export interface Args {
  /** The number that games.prepare passes to its flow. Without it, the steps of a launch that was cancelled during the checks would launch the game that is selected now. */
  readonly launch?: number
}
