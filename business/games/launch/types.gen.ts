// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Opens the selected game. */
export type Args = Record<string, never>
