// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Goes back to the page before, or home. */
export type Args = Record<string, never>
