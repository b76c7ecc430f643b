// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Records that the current VIP level of the player was shown. */
export type Args = Record<string, never>
