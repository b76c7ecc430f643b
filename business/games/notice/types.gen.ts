// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Records that the player has read the notice about the camera for the selected game. */
export type Args = Record<string, never>
