// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Leaves the game that runs. */
export type Args = Record<string, never>
