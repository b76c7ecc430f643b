// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** The selected game then opens as a trial, which needs no account. */
export type Args = Record<string, never>
