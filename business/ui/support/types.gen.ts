// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Opens the chat or page of customer service. */
export type Args = Record<string, never>
