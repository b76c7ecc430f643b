// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Shows the settings of the reminders that the device knows, with one of them changed. */
export interface Args {
  /** The setting that changes. */
  readonly setting?: 'loss' | 'duration' | 'window' | 'frequency'
  /** The changed value. */
  readonly value?: string
}
