// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Cancels the launch of the selected game. The page stays open. */
export type Args = Record<string, never>
