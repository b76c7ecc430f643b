// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Opens the link of the selected game. Use it for games whose record has a link to open instead of the game. */
export type Args = Record<string, never>
