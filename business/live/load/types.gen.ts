// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Loads the videos that the player likes and the hosts that the player follows. A visitor has none. */
export type Args = Record<string, never>
