// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Waits until the device is online, up to one minute. Meanwhile launch.status is waiting. If the player cancels the launch in the meantime, the remaining steps do not run. */
export type Args = Record<string, never>
