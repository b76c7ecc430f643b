// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Keeps what a decision table said, so that steps and buttons can go by it. */
export interface Args {
  /** Of the table kyc-required */
  readonly check?: 'none' | 'gateway' | 'page'
  /** Of the table kyc-popup */
  readonly shows?: 'nothing' | 'popup' | 'page' | 'error'
  /** Of the table kyc-popup */
  readonly severity?: 'none' | 'weak' | 'forced' | 'blocks'
  /** Of the table kyc-popup */
  readonly confirm?: 'none' | 'ekyc' | 'face' | 'support'
  /** Of the table kyc-popup */
  readonly dismiss?: 'none' | 'later' | 'close'
  /** Of the table kyc-closing */
  readonly closing?: 'stop' | 'continue' | 'leave'
}
