// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Removes all facts about the player. The action session.clear uses it. */
export type Args = Record<string, never>
