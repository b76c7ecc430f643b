// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Waits until the site info of the gateway is loaded. If loading it has failed, loads it once more. Fails when it cannot be loaded. */
export interface Args {
  /** If true, does not load the site info again, and continues without it when it cannot be loaded. */
  readonly isOptional?: boolean
}
