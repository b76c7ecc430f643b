// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Notes that the player has read about the camera before this game opens. */
export type Args = Record<string, never>
