// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Closes the first-time guide. This device does not show the guide to this player again. */
export type Args = Record<string, never>
