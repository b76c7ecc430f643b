// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Closes the popup that is open. */
export type Args = Record<string, never>
