// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Reports something that should not be, such as data that nobody knows. */
export interface Args {
  /** What kind of problem it is */
  readonly code: string
  /** What was found */
  readonly message: string
}
