// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Logs the player out. */
export type Args = Record<string, never>
