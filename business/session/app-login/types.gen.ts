// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Opens the login of the native app. Stops the chain when the app opens the login. */
export type Args = Record<string, never>
