// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Sends the changes of favorites that the player has made without a network, and loads the favorites again. */
export type Args = Record<string, never>
