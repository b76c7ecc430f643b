// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Sends a call again for all data sources of the page that use it. */
export interface Args {
  /** Name of the call, for example games/list. All data sources of the page that use it are loaded again. */
  readonly call: string
}
