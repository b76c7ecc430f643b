// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Forgets everything about the player. Used by logout. */
export type Args = Record<string, never>
