// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Requests the native app to go back or to close its window. If the app accepts the request, the remaining steps do not run. */
export interface Args {
  /** Whether the native app goes back one page or closes its window. */
  readonly way: 'back' | 'close'
  /** True to pass the request to the native app. False continues with the next step and sends no request. Leave out for true. */
  readonly wanted?: boolean
}
