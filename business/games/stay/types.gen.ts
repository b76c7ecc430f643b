// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Use it on the page of a game before the flow that opens the game again. The page then stays open, and the check for a running game is skipped. */
export type Args = Record<string, never>
