// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Passes the selected game to the page around the site. Stops the chain when that page opens it. */
export type Args = Record<string, never>
