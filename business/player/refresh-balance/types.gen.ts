// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Loads the balance again. Does nothing while it is being loaded. */
export type Args = Record<string, never>
