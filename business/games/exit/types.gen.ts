// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Leaves the running game and returns to the page from which it was opened. */
export type Args = Record<string, never>
