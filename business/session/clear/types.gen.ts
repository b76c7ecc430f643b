// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Sets the facts about the session and the player to those of a visitor. Used by the actions session.logout and session.token. */
export type Args = Record<string, never>
