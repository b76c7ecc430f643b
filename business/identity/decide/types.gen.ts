// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Stores the results of decision tables as facts, so later steps and buttons can use them. */
export interface Args {
  /** Whether an identity check is needed, and whether the gateway or a page decides about it. Read it from the table kyc-required. Leave out to keep the stored value. */
  readonly check?: 'none' | 'gateway' | 'page'
  /** What the player sees next: nothing, a popup, a page or an error. Read it from the table kyc-popup. Leave out to keep the stored value. */
  readonly shows?: 'nothing' | 'popup' | 'page' | 'error'
  /** How much the player is restricted until the check is passed. Read it from the table kyc-popup. Leave out to keep the stored value. */
  readonly severity?: 'none' | 'weak' | 'forced' | 'blocks'
  /** What a press on the main button of the popup starts. Read it from the table kyc-popup. Leave out to keep the stored value. */
  readonly confirm?: 'none' | 'ekyc' | 'face' | 'support'
  /** Whether the popup has a second button, and its label. Read it from the table kyc-popup. Leave out to keep the stored value. */
  readonly dismiss?: 'none' | 'later' | 'close'
  /** What happens after the player has closed the popup. Read it from the table kyc-closing. Leave out to keep the stored value. */
  readonly closing?: 'stop' | 'continue' | 'leave'
}
