// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Loads the site info again if loading it has failed. */
export type Args = Record<string, never>
