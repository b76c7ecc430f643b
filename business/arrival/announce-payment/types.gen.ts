// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Notifies the other tabs of this browser that a payment has returned. */
export type Args = Record<string, never>
