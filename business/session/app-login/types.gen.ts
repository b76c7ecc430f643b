// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Opens the login of the native app. If the app opens the login, the remaining steps do not run. */
export type Args = Record<string, never>
