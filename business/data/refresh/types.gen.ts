// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Loads the data sources of a call again. */
export interface Args {
  /** The call whose data sources are loaded again, for example games/list. */
  readonly call: string
}
