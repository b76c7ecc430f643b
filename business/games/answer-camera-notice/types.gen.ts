// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Records the answer of the player to the notice about the camera, for this launch of the selected game. */
export interface Args {
  /** True when the game may ask for the camera. */
  readonly camera: boolean
}
