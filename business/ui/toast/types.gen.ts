// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Shows a short message that disappears by itself. */
export interface Args {
  /** The message. Keep it to one short sentence. */
  readonly text: string
  /** Color of the message: plain for information, good for a success, bad for a failure. */
  readonly tone?: 'plain' | 'good' | 'bad'
  /** How long the message is shown, in milliseconds. Leave out for 2000. */
  readonly ms?: number
}
