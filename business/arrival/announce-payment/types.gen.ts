// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Notifies the other tabs of this browser that the player has returned from a payment. */
export type Args = Record<string, never>
