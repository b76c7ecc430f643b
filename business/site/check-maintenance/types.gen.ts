// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Checks at the gateway whether the site is in maintenance, and opens or leaves the maintenance page. */
export type Args = Record<string, never>
