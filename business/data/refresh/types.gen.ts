// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Loads the data of a call again. */
export interface Args {
  /** The call whose data is loaded again */
  readonly call: string
}
