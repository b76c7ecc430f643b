// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Asks the native app to log in. Ends the chain when the app took it. */
export type Args = Record<string, never>
