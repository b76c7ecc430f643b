// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Closes the open popup. */
export type Args = Record<string, never>
