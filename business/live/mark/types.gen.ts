// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Likes a video or follows a host, or takes it back when it is liked or followed. */
export interface Args {
  /** Whether the ID names a video or a host. */
  readonly subject: 'reel' | 'anchor'
  /** ID of the video or of the host, usually from the event. */
  readonly id: string
  /** True likes or follows and never takes it back, usually { "$ref": "result.resumed" } after session.require. */
  readonly onlyAdd?: boolean
}
