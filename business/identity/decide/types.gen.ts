// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Stores the results of decision tables as facts, so that later steps and buttons can use them. */
export interface Args {
  /** Whether an identity check is needed and where it is made. A cell of the table kyc-required. Leave out to keep the fact. */
  readonly check?: 'none' | 'gateway' | 'page'
  /** What is shown to the player. A cell of the table kyc-popup. Leave out to keep the fact. */
  readonly shows?: 'nothing' | 'popup' | 'page' | 'error'
  /** How much the player is restricted. A cell of the table kyc-popup. Leave out to keep the fact. */
  readonly severity?: 'none' | 'weak' | 'forced' | 'blocks'
  /** What the main button of the popup starts. A cell of the table kyc-popup. Leave out to keep the fact. */
  readonly confirm?: 'none' | 'ekyc' | 'face' | 'support'
  /** How the popup can be closed. A cell of the table kyc-popup. Leave out to keep the fact. */
  readonly dismiss?: 'none' | 'later' | 'close'
  /** What happens after the popup is closed. A cell of the table kyc-closing. Leave out to keep the fact. */
  readonly closing?: 'stop' | 'continue' | 'leave'
}
