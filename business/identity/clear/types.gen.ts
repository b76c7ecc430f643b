// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Removes the identity facts of a player who has logged out. */
export type Args = Record<string, never>
