// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Asks the gateway for the address of the selected game. */
export type Args = Record<string, never>
