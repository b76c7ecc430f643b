// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Sends a report to the operators, for example about an unexpected value. */
export interface Args {
  /** Kind of the problem, in capital letters with hyphens, for example EKYC-POPUP. Reports are counted by this code. */
  readonly code: string
  /** One sentence for the operators that describes the problem. Players do not see it. */
  readonly message: string
}
