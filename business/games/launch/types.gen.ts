// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Requests the address of the selected game from the gateway. Use it after the steps that check the player and the game. */
export type Args = Record<string, never>
