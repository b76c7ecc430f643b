// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Sends a message to the chat of a live room. */
export interface Args {
  /** ID of the live room. */
  readonly liveId: string
  /** The words of the message, as typed. */
  readonly text: string
}
