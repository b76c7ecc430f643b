// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Loads the favorite games of the player. */
export type Args = Record<string, never>
