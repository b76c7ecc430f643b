// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Asks the native app to log in. Stops the chain when the app does it. */
export type Args = Record<string, never>
