// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Stores on this device whether events may be sent to the attribution service. */
export interface Args {
  /** The word allowed, or any other word for a refusal. A refusal also drops the events that wait to be sent. */
  readonly choice: string
}
