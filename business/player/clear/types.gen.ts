// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Removes all facts about the player. Used by the action session.clear. */
export type Args = Record<string, never>
