// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Asks the gateway for the player's eKYC details, and for the dialog it wants for what the player is about to do. */
export type Args = Record<string, never>
