// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Continues once the record of the player is known, and loads it first if needed. Put checks that read the record after this step. */
export interface Args {
  /** Loads the record again even if it is known, for example after a payment. */
  readonly fresh?: boolean
}
