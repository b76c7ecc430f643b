// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Reports the use of the short videos to the attribution service, if the player has consented: the time from enter to leave, and each click. */
export interface Args {
  /** What has happened: the videos have appeared or disappeared, or one was pressed. The time between appearing and disappearing is measured. */
  readonly moment: 'enter' | 'leave' | 'click'
}
