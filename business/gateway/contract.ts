/** Call contracts and settings of the licensee's gateway. */
import type { CallContract, CallSettings } from '../../engine/runtime/calls/contract.ts'

export interface GatewayContract extends CallContract {
  /** Identity fields that this call does not send. */
  readonly omit: readonly string[]
  /** True for a call that needs no token, because it returns one. */
  readonly anonymous?: boolean
}

export interface GatewayContracts {
  readonly [call: string]: GatewayContract
}

/** The settings of the site's `call-settings` document. */
export interface GatewaySettings extends CallSettings {
  /** Payload fields that are sent encrypted. */
  readonly encrypted: readonly string[]
  /** Calls whose field `email` is not encrypted. */
  readonly emailExempt?: readonly string[]
  readonly token: { readonly expired: readonly string[]; readonly empty: readonly string[] }
}
