// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Passes the selected game to the chat bot that shows the site in a frame. If the bot opens the game, the remaining steps do not run. */
export type Args = Record<string, never>
