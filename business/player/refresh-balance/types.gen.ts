// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Asks for the balance anew; does nothing while it is being asked for. */
export type Args = Record<string, never>
