// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Loads the player's favorite games. */
export type Args = Record<string, never>
