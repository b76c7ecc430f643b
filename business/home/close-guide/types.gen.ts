// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Closes the guide, which is not shown to this player on this device again. */
export type Args = Record<string, never>
