// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Stores the VIP level of the player as shown. */
export type Args = Record<string, never>
