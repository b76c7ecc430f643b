// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Makes whoever is here a visitor. */
export type Args = Record<string, never>
