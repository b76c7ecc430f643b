// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Opens the game whose address is in the parameter gameReadyPath of the current page. The checks before the launch run again, with the current data of the player. */
export type Args = Record<string, never>
