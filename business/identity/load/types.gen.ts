// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Loads the identity status of the player, and the popup that the gateway requires for the current operation. */
export type Args = Record<string, never>
