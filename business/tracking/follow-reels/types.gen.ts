// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Reports the use of the short videos to the attribution service, if the player has consented: how long the videos were shown, and each press on a video. */
export interface Args {
  /** What has happened: the videos have appeared or disappeared, or a video was pressed. The time between appearing and disappearing is measured. */
  readonly moment: 'enter' | 'leave' | 'click'
}
