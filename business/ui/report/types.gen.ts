// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Sends a report to the operators, for example about an unexpected value. */
export interface Args {
  /** Kind of problem, in capital letters. */
  readonly code: string
  /** What was found. Players do not see it. */
  readonly message: string
}
