// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Ends the session on this device without a call: the player becomes a visitor. */
export type Args = Record<string, never>
