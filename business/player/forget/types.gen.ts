// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Makes the facts about the player unknown until the record of another player is loaded. Used by the session area. */
export type Args = Record<string, never>
