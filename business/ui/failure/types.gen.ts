// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Shows a failure of an earlier step by the error table of the site, and continues. */
export interface Args {
  /** The code of the failure: result.code after a step that continues after failures. */
  readonly code: string
  /** The message of the failure: result.message after a step that continues after failures. */
  readonly message: string
  /** Replaces the message if the error table has no row for the code itself. */
  readonly fallback?: string
}
