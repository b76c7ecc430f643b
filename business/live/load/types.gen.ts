// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Loads which videos the player likes and which hosts the player follows. A visitor has none. */
export type Args = Record<string, never>
