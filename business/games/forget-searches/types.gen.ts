// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Removes the recent searches from this device. */
export type Args = Record<string, never>
