// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Passes the selected game to the chat bot that shows the site in a frame. Stops the chain when the bot opens the game. */
export type Args = Record<string, never>
