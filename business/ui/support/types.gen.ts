// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Opens customer service. */
export type Args = Record<string, never>
