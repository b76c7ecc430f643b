// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Shares the open page. */
export interface Args {
  /** Title that is shared */
  readonly title: string
}
