// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Goes on for who is logged in; opens the login for everybody else and ends the chain. */
export type Args = Record<string, never>
