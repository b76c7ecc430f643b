// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Sets a state of the page or popup. */
export interface Args {
  /** Name of the state, as the page declares it */
  readonly name: string
  /** Its new value */
  readonly value: boolean | number | string
}
