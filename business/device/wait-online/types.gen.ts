// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Waits for the network, for a while. Ends the chain when the player has gone to another page meanwhile. */
export type Args = Record<string, never>
