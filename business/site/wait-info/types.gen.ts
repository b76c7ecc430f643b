// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Waits until the site info of the gateway is loaded or all attempts have failed. Fails after two minutes. */
export type Args = Record<string, never>
