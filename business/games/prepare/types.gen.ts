// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Runs the steps that check the player and launch the selected game. Until they end, launch.status is loading, so the page can show the cover and the name of the game. */
export interface Args {
  /** The flow with the checks and the launch. The flow receives the number of the launch as its argument launch, and passes it to games.launch. */
  readonly flow: string
}
