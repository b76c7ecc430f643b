// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Opens the address of the first message of the fortune queue, and removes the message. */
export type Args = Record<string, never>
