// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Notes that today's reminder has been shown to this player. */
export type Args = Record<string, never>
