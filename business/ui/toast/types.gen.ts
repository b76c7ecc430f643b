// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Shows a short message that disappears by itself. */
export interface Args {
  /** The message. */
  readonly text: string
  /** Kind of message. */
  readonly tone?: 'plain' | 'good' | 'bad'
  /** How long the message is shown, in milliseconds. Leave out for 2000. */
  readonly ms?: number
}
