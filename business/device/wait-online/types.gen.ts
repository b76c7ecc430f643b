// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Waits until the device is online, up to one minute. Stops the chain when the player leaves the page in the meantime. */
export type Args = Record<string, never>
