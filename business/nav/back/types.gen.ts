// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Goes to the previous page, or to the first page when there is none. */
export type Args = Record<string, never>
