// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Shares the current page. */
export interface Args {
  /** Title of the shared link. */
  readonly title: string
}
