// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Sets a state value of the page or popup. */
export interface Args {
  /** Name of the state value, as the page declares it. */
  readonly name: string
  /** The new value. Its type must be the declared type of the state value. */
  readonly value: boolean | number | string
}
