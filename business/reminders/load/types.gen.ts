// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Loads the reminders of the player and what the player has lost today. */
export type Args = Record<string, never>
