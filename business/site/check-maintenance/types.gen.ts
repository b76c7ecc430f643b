// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Looks whether the site is in maintenance, and goes to or leaves the maintenance page. */
export type Args = Record<string, never>
