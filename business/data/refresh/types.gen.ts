// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Repeats a call, and updates all data sources of the page that use this call. */
export interface Args {
  /** Name of the call, for example games/list. All data sources of the page that use this call are loaded again. */
  readonly call: string
}
