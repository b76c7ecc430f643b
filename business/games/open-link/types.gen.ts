// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Opens the link of the selected game, which has one instead of a game. */
export type Args = Record<string, never>
