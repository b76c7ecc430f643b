// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Shows a short message that goes away by itself. */
export interface Args {
  /** What it says */
  readonly text: string
  /** Its mood: plain, good news, or something that failed */
  readonly tone?: 'plain' | 'good' | 'bad'
  /** Milliseconds it stays; 2000 when left out */
  readonly ms?: number
}
