// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Removes the first message of the fortune queue. The next one takes its place; after the last one the popup closes. */
export type Args = Record<string, never>
