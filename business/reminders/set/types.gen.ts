// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Changes a reminder of the player, or how often all reminders return. */
export interface Args {
  /** The setting that changes. */
  readonly setting: 'loss' | 'duration' | 'window' | 'frequency'
  /** The new value: PHP, hours, a time window such as 09:00AM-11:00PM, or minutes. The word off switches a reminder off. */
  readonly value: string
  /** Shows the change, but does not send it to the gateway. */
  readonly shownOnly?: boolean
}
