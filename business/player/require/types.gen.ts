// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Continues once the record of the player is known, and loads it if it is not. Checks that read the record come after this step. */
export type Args = Record<string, never>
