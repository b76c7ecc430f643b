// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Waits until the device is online. Meanwhile launch.status is waiting. If the player cancels the launch or opens another page in the meantime, the remaining steps do not run. */
export type Args = Record<string, never>
