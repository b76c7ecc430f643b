// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Runs again what the player wanted to do when the login was required. Without such an intent nothing happens. */
export type Args = Record<string, never>
