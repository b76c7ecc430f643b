// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Records that today’s reminder was shown to this player. */
export type Args = Record<string, never>
