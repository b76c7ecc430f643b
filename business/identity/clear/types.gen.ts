// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Forgets the identity of a player who has left. */
export type Args = Record<string, never>
