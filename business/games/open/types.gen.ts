// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Opens the page that shows the launched game. */
export type Args = Record<string, never>
