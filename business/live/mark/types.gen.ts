// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Likes a video or follows a host, or removes the like or follow if there already is one. */
export interface Args {
  /** Whether the ID names a video or a host. */
  readonly subject: 'reel' | 'anchor'
  /** ID of the video or of the host, usually from the event. */
  readonly id: string
  /** Displayed name of the host, for the message when the change cannot be saved. Without it, the message has the ID. */
  readonly name?: string
  /** True adds a like or follow and never removes it. Usually { "$ref": "result.resumed" } after session.require. */
  readonly onlyAdd?: boolean
}
