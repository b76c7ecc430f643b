// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Makes the selected game open as a trial, which needs no account. */
export type Args = Record<string, never>
