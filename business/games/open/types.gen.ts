// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Opens the page of the game whose address has arrived. */
export type Args = Record<string, never>
