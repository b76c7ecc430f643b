// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Changes a reminder of the player, or the time between two reminders. */
export interface Args {
  /** The setting that changes. */
  readonly setting: 'loss' | 'duration' | 'window' | 'frequency'
  /** The new value: PHP, hours, a time window such as 09:00AM-11:00PM, or minutes. The word off switches a reminder off. */
  readonly value: string
  /** True shows the change on the page, but does not send it to the gateway. */
  readonly shownOnly?: boolean
}
