// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Adds a search to the recent searches of this device. */
export interface Args {
  /** The words that were searched. */
  readonly query: string
}
