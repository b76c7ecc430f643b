// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Loads the player's own record. */
export type Args = Record<string, never>
