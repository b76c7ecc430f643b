// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Waits until the device is online, up to one minute. If the player leaves the page in the meantime, the remaining steps do not run. */
export type Args = Record<string, never>
