// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Continues for a player who is logged in. For a visitor it opens the login and stops the chain. */
export type Args = Record<string, never>
