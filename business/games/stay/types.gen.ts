// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Keeps the page of a game open and skips the check for a running game. Use it on this page before the flow that opens the game again. */
export type Args = Record<string, never>
