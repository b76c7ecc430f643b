// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Sets a state value of the page or popup. */
export interface Args {
  /** Name of the state value, as the page declares it. */
  readonly name: string
  /** The value that the page or popup has from now on. Its type must be that of the declaration. */
  readonly value: boolean | number | string
}
