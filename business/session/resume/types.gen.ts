// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Runs the steps again that required the login. Does nothing if no steps wait for the login. */
export type Args = Record<string, never>
