// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Keeps the page of a game open and skips the check for a running game. Use this action on the page of the game, before the flow that opens the game again. */
export type Args = Record<string, never>
